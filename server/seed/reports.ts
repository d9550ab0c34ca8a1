import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { submitReport } from '../reports/submit.ts';
import { moveReport, replyToReport } from '../reports/work.ts';
import { draw, type Shape } from './drawings.ts';
import { createStoredFile } from './file-factories.ts';
import { serialOf } from './repairs.ts';
import { beginStory, daysAgo, type Call } from './story.ts';

type Wanted = {
  company: number;
  days: number;
  shop: string;
  link?: string;
  content: string;
  name?: string;
  phone?: string;
  place: { province: number; city: string };
  position?: { latitude: number; longitude: number };
  photos: Shape[];
  worked?: (call: Call, id: number) => Promise<unknown>;
};

const wanted: Wanted[] = [
  {
    company: 1,
    days: 0.1,
    shop: '城南五金百货',
    content: '包装颜色比以前买的浅，开机噪音大，怀疑是仿品。',
    name: '沈一鸣',
    phone: '13922220001',
    place: { province: 51, city: '成都市' },
    position: { latitude: 30.6586, longitude: 104.0648 },
    photos: ['carton', 'blender'],
  },
  {
    company: 1,
    days: 3,
    shop: '低价电器直播间',
    link: 'https://shop.example.com/item/88213',
    content: '价格只有专柜的三分之一，二维码扫出来提示可疑。',
    phone: '13922220002',
    place: { province: 44, city: '广州市' },
    photos: ['kettle'],
    worked: (call, id) =>
      moveReport(call, 'accept', { id, reply: '感谢您的举报，我们已开始调查这家店铺。' }),
  },
  {
    company: 1,
    days: 9,
    shop: '',
    content: '标签贴歪了，和说明书上的不一样。',
    name: '郭敏',
    phone: '13922220003',
    place: { province: 33, city: '杭州市' },
    photos: [],
    worked: (call, id) =>
      moveReport(call, 'dismiss', {
        id,
        reason: '核对照片后确认为正品，产线贴标偏移',
        reply: '经核对是正品，标签贴歪是我们的疏忽，可以凭此联系售后换标签。',
      }),
  },
  {
    company: 38,
    days: 2,
    shop: '河西批发市场 12 号',
    content: '盒子上没有生产日期。',
    phone: '13922220038',
    place: { province: 15, city: '呼和浩特市' },
    photos: ['carton'],
    worked: (call, id) => replyToReport(call, id, '已收到，正在核对生产批次。'),
  },
];

/** What consumers took for fakes, wherever such reports can stand. */
export async function createReports(tx: Tx, app: App): Promise<void> {
  for (const company of [1, 38]) {
    const story = await beginStory(tx, app, company);
    const { rows } = await sql<{ seq: number }>`
      select seq from identifier where company_id = ${company} and level = 0 and state between 5 and 8
      order by seq desc limit 4`.execute(tx);
    const plans = wanted.filter((one) => one.company === company);
    for (const [at, plan] of plans.toSorted((one, next) => next.days - one.days).entries()) {
      const seq = rows[at % rows.length]?.seq;
      if (seq === undefined) continue;
      const code = await serialOf(app, tx, company, seq);
      const about = { company, seq, code, verdict: 'CAUTION' } as const;
      const { shop, link = '', content, name = '', phone = '', place, position = {} } = plan;
      const { id } = await submitReport(app, tx, {
        input: { sn: about.code, shop, link, content, name, phone, key: '', ...position },
        place,
        find: async () => about,
        photos: await photosOf(tx, app, company, plan.photos),
        at: daysAgo(plan.days),
      });
      if (plan.worked) {
        const { worked } = plan;
        story.tell(daysAgo(plan.days / 2), story.by.sales, (call) => worked(call, id));
      }
    }
    await story.play();
  }
}

async function photosOf(tx: Tx, app: App, company: number, shapes: readonly Shape[]) {
  const photos = [];
  for (const shape of shapes) {
    const file = {
      name: `${shape}.png`,
      bytes: await draw(shape, '#efe6dc'),
      type: 'image/png',
      kind: 'picture',
    } as const;
    const { address } = await createStoredFile(app, tx, company, file);
    photos.push({ photo: plainAddress(address), small: plainAddress(address) });
  }
  return photos;
}
