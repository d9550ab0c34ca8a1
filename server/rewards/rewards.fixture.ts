import { expect } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { reward } from '#blocks/reward/spec.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import type { TestNode } from '#server/testing/node.ts';
import { keepSmall } from '#server/testing/uploads.ts';
import { until } from '#server/testing/wait.ts';

const hour = 3_600_000;
export const inHours = (n: number) => new Date(Date.now() + n * hour).toISOString();

type PrizeGiven = {
  name?: string;
  kind: string;
  odds?: number;
  quantity?: number;
  amount?: number;
  points?: number;
};
export type Given = {
  budget?: number;
  prizes: PrizeGiven[];
  codes?: string[];
  per_person?: number;
  needs_sms?: boolean;
  part_ids?: number[];
  start_time?: string;
};

/** Campaigns with a published page of their own part, and phones that scan and claim. */
export async function setUpRewards(node: TestNode) {
  const demo = await node.signIn('demo');
  const done = async (path: string, body: object) => {
    const answer = await demo.post(path, body);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return answer.data;
  };
  let made = 0;

  /** A running campaign, its page, and how to get products of it. */
  async function open(given: Given) {
    made += 1;
    const part = (await done('part/add', { name: `有奖产品 ${made}` })) as { id: number };
    const { codes = [], prizes, ...rest } = given;
    const campaign = (await done('campaign/add', {
      name: `活动 ${made}`,
      start_time: inHours(-1),
      end_time: inHours(24),
      budget: 1_000_000,
      ...rest,
      prizes: prizes.map((one) => ({
        name: '奖品',
        odds: 10_000,
        quantity: 1_000,
        amount: 0,
        ...one,
      })),
    })) as { id: number; prizes: { id: number; kind: string }[] };
    type Info = {
      spent: number;
      budget: number;
      claims: number;
      version: number;
      prizes: { id: number; given: number; quantity: number; codes: number }[];
    };
    const info = async () => (await demo.get('campaign/info', { id: campaign.id })).data as Info;
    if (codes.length > 0) {
      const file = await keepSmall(node.app, {
        company: 1,
        kind: 'codes',
        name: 'codes.txt',
        bytes: Buffer.from(codes.join('\n')),
      });
      const prize = campaign.prizes.find(({ kind }) => kind === 'code')!;
      await done('campaign/addCodes', { id: campaign.id, prize_id: prize.id, file });
      await until('the codes to be read', async () =>
        (await info()).prizes.some((one) => one.codes > 0),
      );
    }
    await done('campaign/start', { ids: [campaign.id] });
    const document = pageOf([newBlock(reward, { campaign: campaign.id })], { details: '领奖' });
    const page = { name: `领奖页 ${made}`, kind: 'trace', document, remark: '' };
    const { id: pageId } = (await done('pageTemplate/add', page)) as { id: number };
    await done('pageTemplate/publish', { id: pageId, version: 1, note: '' });
    const uses = [{ target: 'part', target_id: part.id }];
    await done('pageTemplate/assign', { id: pageId, version: 2, uses });
    /** Products that were just looked up, by their reference. */
    const products = async (count: number, state: 'sold' | 'shipped' | 'commissioned' = 'sold') => {
      const codesMade = await makeCodes(node, [{ count, state }], { partId: part.id });
      const seen: { code: string; seq: number; id: string }[] = [];
      // Looking them up is not what the tests are about.
      for (const [at, { code, seq }] of codesMade.entries()) {
        const { data } = await node.anyone().get('api/query', { code }, from(at));
        seen.push({ code, seq, id: (data.result as { id: string } | null)?.id ?? '' });
      }
      return seen;
    };
    return { id: campaign.id, partId: part.id, info, products };
  }

  /** Each from an address of its own. */
  let addresses = 0;
  const from = (at = (addresses += 1)) => ({
    'x-forwarded-for': `36.${90 + (at >> 14)}.${(at >> 7) & 127}.${(at & 127) + 1}`,
    'user-agent': `phone ${at}`,
  });
  const claim = async (id: string, phone: string, more: object = {}, headers = from()) => {
    const body = { id, block: 'b1', phone, ...more };
    for (;;) {
      const answer = await node.anyone().post('api/reward', body, headers);
      // So many at once may find the server busy: people try again.
      if (answer.status !== 503) return answer;
    }
  };
  return { demo, done, open, claim, from };
}
export const phoneOf = (at: number) => `139${String(at).padStart(8, '0')}`;
