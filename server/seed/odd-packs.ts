import { makePack } from './batch-story.ts';
import { giveUpPack } from '../identifiers/order-pack.ts';
import { daysAgo, type Story } from './story.ts';

/** Packs beside those of batches: by the company's own rule, for no product yet, and one that was cancelled. */
export function tellOddPacks(story: Story, ruleId: number): void {
  const { companyId, by, tell } = story;
  tell(daysAgo(12), by.codes, (call) =>
    makePack(call, { ruleId, quantity: companyId === 1 ? 15_000 : 500, remark: '备用标签' }),
  );
  tell(daysAgo(7), by.codes, async (call) => {
    const wanted = { ruleId, quantity: 5_000, remark: '数量填错，已取消' };
    const { id } = await makePack(call, wanted, 320);
    await giveUpPack(call, id);
  });
  tell(daysAgo(0.5), by.codes, async (call) => {
    const { tx } = call;
    const rule = await tx
      .selectFrom('encoding_rule')
      .select('id')
      .where('company_id', '=', companyId)
      .where('kind', '=', 'own')
      .where('state', '=', 'effective')
      .executeTakeFirstOrThrow();
    const batch = await tx
      .selectFrom('batch')
      .select(['id', 'part_id'])
      .where('company_id', '=', companyId)
      .where('state', '=', 'producing')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const goods = { partId: batch.part_id, batchId: batch.id };
    await makePack(call, { ruleId: rule.id, quantity: 400, ...goods });
  });
}
