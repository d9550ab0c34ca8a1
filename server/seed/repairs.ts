import sharp from 'sharp';
import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import { periodOf, writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { createStoredFile } from './file-factories.ts';
import { plainAddress } from '../files/addresses.ts';
import { useFiles } from '../files/uses.ts';
import { permutationOf } from '../codes/space.ts';
import { codeOf as numberOf } from '../numbers/numbers.ts';
import { draw, type Shape } from './drawings.ts';

type Step = [state: RepairState, note?: string, reply?: string];
type Wanted = {
  company: number;
  fault: string;
  content: string;
  name: string;
  mobile: string;
  /** How many days ago it was asked for; each further step took a day. */
  daysAgo: number;
  photos: Shape[];
  steps: Step[];
  /** The dealer that asked for its customer. */
  dealer?: number;
};

const qian = '钱销客';
/** Repairs wherever they can stand. */
const wanted: Wanted[] = [
  {
    company: 1,
    fault: 'noise',
    content: '启动后有明显异响，转速不稳，持续约十秒后自动停机。',
    name: '林晓晨',
    mobile: '13911110001',
    daysAgo: 0,
    photos: ['blender', 'motor', 'gear'],
    steps: [],
  },
  {
    company: 1,
    fault: 'leak',
    content: '底座渗水，加热时更明显。',
    name: '何思远',
    mobile: '13911110002',
    dealer: 1,
    daysAgo: 1,
    photos: ['kettle'],
    steps: [],
  },
  {
    company: 1,
    fault: 'noPower',
    content: '插电后指示灯不亮。',
    name: '沈佳宁',
    mobile: '13911110003',
    daysAgo: 6,
    photos: [],
    steps: [
      ['accepted', '', '已受理，请将产品寄至杭州服务中心。'],
      ['diagnosing', '温控器断路'],
      ['quoted', '', '更换温控器 48 元，保内免费。'],
      ['repairing'],
    ],
  },
  {
    company: 1,
    fault: 'performance',
    content: '搅打无力，半分钟后过热保护。',
    name: '罗子轩',
    mobile: '13911110004',
    daysAgo: 9,
    photos: ['mixer'],
    steps: [
      ['accepted'],
      ['diagnosing', '电机碳刷磨损'],
      ['waiting', '碳刷缺货，周五到', '配件周五到货，届时优先为您维修。'],
    ],
  },
  {
    company: 1,
    fault: 'broken',
    content: '杯体有裂纹。',
    name: '范雨桐',
    mobile: '13911110005',
    daysAgo: 14,
    photos: ['cup'],
    steps: [
      ['accepted'],
      ['diagnosing'],
      ['replaced', '运输损坏', '已为您换新，顺丰发出。'],
      ['closed'],
    ],
  },
  {
    company: 1,
    fault: 'noise',
    content: '轴承响。',
    name: '曹建国',
    mobile: '13911110006',
    daysAgo: 25,
    photos: [],
    steps: [
      ['accepted'],
      ['diagnosing'],
      ['repairing'],
      ['testing', '连续运行两小时正常'],
      ['completed', '', '已更换轴承并通过测试，今日寄回。'],
    ],
  },
  {
    company: 1,
    fault: 'other',
    content: '想换个颜色。',
    name: '严文静',
    mobile: '13911110007',
    daysAgo: 18,
    photos: [],
    steps: [['rejected', '非故障', '换色不属于维修范围，可在商城选购。']],
  },
  {
    company: 38,
    fault: 'leak',
    content: '盒口渗漏。',
    name: '林晓晨',
    mobile: '13911110001',
    daysAgo: 3,
    photos: ['carton'],
    steps: [['accepted', '', '请保留包装，稍后联系您。']],
  },
];

const day = 86_400_000;

type Item = { seq: number; part_id: number | null };

/** Products in the hands of people, one of each part first. */
async function brokenItems(
  tx: Tx,
  company: number,
  batches: readonly number[] | null = null,
): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select seq, part_id from (
      select seq, part_id, row_number() over (partition by part_id order by state desc, seq) as place from identifier
      where company_id = ${company} and state between ${identifierStates.shipped} and ${identifierStates.activated}
        and level = 0 and code is null and (${batches}::int[] is null or batch_id = any(${batches}::int[]))) as i
    order by place, seq limit 20`.execute(tx);
  return rows;
}

/** What consumers asked to have repaired, with how it went. */
export async function createRepairs(tx: Tx, app: App): Promise<void> {
  const items = new Map<number, Item[]>();
  for (const company of [1, 38]) items.set(company, await brokenItems(tx, company));
  const counts = new Map<string, number>();
  for (const plan of wanted.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const item = items.get(plan.company)?.shift();
    const period = periodOf(numberRules.repair, askedOf(plan));
    const count = (counts.get(`${plan.company}:${period}`) ?? 0) + 1;
    if (!item) continue;
    counts.set(`${plan.company}:${period}`, count);
    const code = writeNumber(numberRules.repair, askedOf(plan), count);
    await createRepair(app, tx, plan, item, code);
  }
  for (const [name, last] of counts) {
    const [company, period] = name.split(':');
    await sql`insert into number_counter (company_id, kind, period, last)
      values (${Number(company)}, 'repair', ${period}, ${last})`.execute(tx);
  }
}

/** Repairs of what was made in these batches, as many as there are stories for; gives how many. */
export async function fileRepairs(
  app: App,
  tx: Tx,
  company: number,
  batches: readonly number[],
  most: number,
): Promise<number> {
  const items = await brokenItems(tx, company, batches);
  const plans = wanted.filter((plan) => plan.company === 1).slice(0, Math.min(most, items.length));
  for (const [at, plan] of plans.entries()) {
    const code = await numberOf({ tx }, company, 'repair', '', null);
    const { dealer: _dealer, ...rest } = plan;
    await createRepair(app, tx, { ...rest, company }, items[at]!, code);
  }
  return plans.length;
}

const askedOf = ({ daysAgo }: Wanted) => new Date(Date.now() - daysAgo * day - 3_600_000);

async function createRepair(
  app: App,
  tx: Tx,
  plan: Wanted,
  item: Item,
  code: string,
): Promise<void> {
  const { company, mobile } = plan;
  const asked = askedOf(plan);
  const serial = await serialOf(app, tx, company, item.seq);
  const steps: (Step & { 0: RepairState })[] = [['submitted'], ...plan.steps];
  const timeOf = (at: number) =>
    new Date(Math.min(asked.getTime() + at * day, Date.now() - 60_000));
  const done = steps.findIndex(([state]) => statusOf[state] === 'completed');
  const photos = await createPhotos(app, tx, company, plan.photos);
  const { id } = await tx
    .insertInto('repair')
    .values({
      company_id: company,
      code,
      seq: item.seq,
      serial_number: serial,
      part_id: item.part_id,
      fault_type: plan.fault,
      content: plan.content,
      name_sealed: app.secrets.seal(plan.name),
      mobile_sealed: app.secrets.seal(mobile),
      mobile_index: app.secrets.index('mobile', mobile),
      photos: JSON.stringify(photos),
      request_key: `demo-${code}`,
      dealer_id: plan.dealer ?? null,
      state: steps.at(-1)![0],
      complete_time: done < 0 ? null : timeOf(done),
      version: steps.length,
      create_time: asked,
      update_time: timeOf(steps.length - 1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const addresses = photos.flatMap(({ photo, small }) => [photo, small]);
  await useFiles(tx, { company, owner: 'repair', id }, addresses);
  for (const [at, [state, note = '', reply = '']] of steps.entries())
    await tx
      .insertInto('repair_step')
      .values({
        company_id: company,
        repair_id: id,
        state,
        note,
        reply,
        create_user: at === 0 ? '' : company === 1 ? qian : '李远航',
        create_time: timeOf(at),
      })
      .execute();
}

/** The code of a number whose pack nobody but this transaction knows yet. */
async function serialOf(app: App, tx: Tx, company: number, seq: number): Promise<string> {
  const { rows } = await sql<{ key_id: number }>`
    select key_id from identifier_pack where company_id = ${company} and ${seq} between first_seq and last_seq`.execute(
    tx,
  );
  return codeOf(permutationOf(app), await anyKeyOf(app, tx, company, rows[0]!.key_id), seq);
}

/** Drawings stand for what people photograph. */
async function createPhotos(app: App, tx: Tx, company: number, shapes: readonly Shape[]) {
  const photos: { photo: string; small: string }[] = [];
  for (const [at, shape] of shapes.entries()) {
    const drawn = sharp(await draw(shape, '#e6e9ec'));
    const put = async (name: string, edge: number) =>
      plainAddress(
        (
          await createStoredFile(app, tx, company, {
            name,
            bytes: await drawn.clone().resize(edge, edge).webp({ quality: 78 }).toBuffer(),
            type: 'image/webp',
            kind: 'picture',
          })
        ).address,
      );
    photos.push({
      photo: await put(`${at + 1}.webp`, 640),
      small: await put(`${at + 1}-small.webp`, 240),
    });
  }
  return photos;
}
