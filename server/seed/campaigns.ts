import { sql } from 'kysely';
import { campaignInput } from '#contract/features/sale/campaigns/contract.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { transition } from '../records/transition.ts';
import { addCampaign, campaignTable, refuseIncomplete } from '../rewards/campaigns.ts';
import { takePart } from '../rewards/claim.ts';
import { readCampaign } from '../rewards/find-campaign.ts';
import { keepPart, openList } from '../rewards/code-lists.ts';
import { beginStory, day, daysAgo } from './story.ts';

const later = (days: number) => new Date(Date.now() + days * day).toISOString();

const redPackets = {
  name: '开箱有礼',
  start_time: daysAgo(20).toISOString(),
  end_time: later(40),
  budget: 200_000,
  rules: '每个产品码限参与一次，每个手机号最多 3 次。\n红包码请在 30 天内到品牌公众号兑换。',
  per_person: 3,
  prizes: [
    { name: '8.88 元红包', kind: 'code', amount: 888, quantity: 100, odds: 4_000 },
    { name: '50 积分', kind: 'points', points: 50, amount: 50, quantity: 1_000, odds: 3_000 },
    { name: '随行杯', kind: 'gift', amount: 3_900, quantity: 10, odds: 200 },
  ],
} as const;
const planned = {
  name: '春节焕新抽奖',
  start_time: later(60),
  end_time: later(90),
  budget: 500_000,
  rules: '活动规则将在开始前公布。',
  prizes: [{ name: '空气炸锅', kind: 'gift', amount: 39_900, quantity: 12, odds: 50 }],
} as const;

const people = [
  ['13922220011', 33, '杭州市'],
  ['13922220012', 44, '广州市'],
  ['13922220013', 51, '成都市'],
  ['13922220014', 31, '上海市'],
  ['13922220015', 32, '南京市'],
] as const;

/** A campaign that runs, with codes and those who took part, and one that is planned. */
export async function createCampaigns(tx: Tx, app: App): Promise<void> {
  for (const company of [1, 38]) {
    const story = await beginStory(tx, app, company);
    let id = 0;
    story.tell(daysAgo(22), story.by.sales, async (call) => {
      id = await addCampaign(call, campaignInput.parse(redPackets));
    });
    story.tell(daysAgo(3), story.by.sales, (call) =>
      addCampaign(call, campaignInput.parse(planned)),
    );
    await story.play();
    const prize = await tx
      .selectFrom('campaign_prize')
      .select('id')
      .where('company_id', '=', company)
      .where('campaign_id', '=', id)
      .where('kind', '=', 'code')
      .executeTakeFirstOrThrow();
    const lines = Array.from({ length: 100 }, (_, at) => ({
      line: at + 1,
      text: `HB${company}-${String(7_919 * (at + 1)).padStart(8, '0')}`,
    }));
    const start = await beginStory(tx, app, company);
    start.tell(daysAgo(21), start.by.sales, async (call) => {
      const opened = { campaign: id, prize: prize.id, file: '', name: '红包码.txt' };
      const { id: list } = await openList(call, opened);
      const target = { company, id: list, campaign: id, prize: prize.id };
      await keepPart(app, tx, target, lines, true);
    });
    start.tell(daysAgo(20), start.by.sales, (call) =>
      transition(call, campaignTable, [id], 'start', {
        check: (row) => refuseIncomplete(call, row as never),
      }),
    );
    await start.play();
    await joinAll(tx, app, company, id);
  }
}

/** Products that nobody has looked up yet are genuine without a doubt. */
async function joinAll(tx: Tx, app: App, company: number, id: number): Promise<void> {
  const campaign = await readCampaign(tx, company, id);
  const { rows } = await sql<{ seq: number; code: string | null; partId: number | null }>`
    select i.seq, i.code, i.part_id as "partId" from identifier i
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${company} and i.level = 0 and i.state between 5 and 8 and i.scans = 0
      and b.state is distinct from 'recalled'
    order by i.seq limit ${people.length}`.execute(tx);
  for (const [at, product] of rows.entries()) {
    const [phone, province, city] = people[at]!;
    await takePart(app, tx, {
      product: { company, ...product },
      campaign: campaign!,
      phone,
      asker: { device: String(at + 1), address: String(at + 1), place: { province, city } },
      at: daysAgo(15 - 3 * at),
    });
  }
}
