import type { App } from '../app.ts';
import { createRule, standardRule } from '../codes/rules.ts';
import type { Tx } from '../database/database.ts';
import { makers } from './batches.ts';
import { tellBatch, type Batch } from './batch-story.ts';
import { createPackagings, orderContainers } from './containers.ts';
import { tellGoods } from './goods.ts';
import { tellConsumption, tellMaterials } from './materials.ts';
import { tellOddPacks } from './odd-packs.ts';
import { rotateCodeKey } from './rules.ts';
import { tellOrders } from './orders.ts';
import { tellPurchases } from './purchases.ts';
import { tellReceivings } from './receivings.ts';
import { beginStory, daysAgo } from './story.ts';
import { targetsOf } from './targets.ts';
import { tellWarranties } from './warranties.ts';

// More would make every copy of the demo slower and show nothing else.
const most: Record<number, number> = { 1: 400, 38: 300 };

/** The rule by which the platform makes a company's codes; one that has none in effect gets it. */
export async function ruleOf(tx: Tx, companyId: number): Promise<{ id: number }> {
  const known = await tx
    .selectFrom('encoding_rule')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'standard')
    .where('state', '=', 'effective')
    .executeTakeFirst();
  return known ?? createRule(tx, companyId, { ...standardRule, name: '示例编码' });
}

/**
 * What the demo's companies made, and all that happened to it since: every code got where it is by the commands that
 * people give, each as if it had been given at its time.
 */
export async function createIdentifiers(tx: Tx, app: App): Promise<void> {
  for (const companyId of [1, 38]) {
    const story = await beginStory(tx, app, companyId);
    const { id: ruleId } = await ruleOf(tx, companyId);
    const { lines } = makers[companyId]!;
    const batches = await readBatches(tx, companyId);
    await createPackagings(tx, companyId, batches);
    if (companyId === 1)
      story.tell(daysAgo(30), story.by.codes, (call) => rotateCodeKey(app, call.tx, companyId));
    await tellMaterials(tx, story);
    const containers = orderContainers(story, ruleId);
    const customers = await readCustomers(tx, companyId);
    for (const [at, line] of lines.entries()) tellConsumption(story, batches[at]!, line[4]);
    for (const [at, line] of lines.entries())
      tellBatch(story, batches[at]!, line, {
        ruleId,
        count: line[4] === 'planned' ? 0 : Math.min(line[2], most[companyId]!),
        targets: targetsOf(companyId, line, customers, containers),
        hasWarranty: companyId === 1,
      });
    tellOddPacks(story, ruleId);
    tellGoods(story, containers);
    await tellOrders(tx, story, customers[0]!);
    await tellPurchases(tx, story);
    await tellReceivings(tx, story);
    tellWarranties(story);
    await story.play();
  }
}

/** Batches in the order of their lines. */
const readBatches = (tx: Tx, companyId: number): Promise<Batch[]> =>
  tx
    .selectFrom('batch')
    .select(['id', 'part_id', 'product_date', 'create_time'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute() as Promise<Batch[]>;

const readCustomers = async (tx: Tx, companyId: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('customer')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
