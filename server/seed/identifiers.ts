import type { App } from '../app.ts';
import { createPack, type MadePack } from './code-factories.ts';
import type { Tx } from '../database/database.ts';
import { createRule, standardRule } from '../codes/rules.ts';
import type { NewEvent } from '../events/new-event.ts';
import type { Metric } from '../identifiers/tally.ts';
import { beginDoing, type Doer } from './doer.ts';
import { createBoxes, createOddPacks } from './odd-packs.ts';
import { journeyOf, orderedOf, type Batch, type Journey } from './journeys.ts';
import { createWarranties } from './warranties.ts';

// More would make every copy of the demo slower and show nothing else.
const most: Record<number, number> = { 1: 2_000, 38: 1_000 };
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

type Filing = {
  count: number;
  dealers: readonly number[];
  ruleId: number;
  keyOf: (ordered: Date) => number;
  code?: string;
  isCounted?: boolean;
  isActivated?: boolean;
};

/** The codes of one batch, wherever its products can be, and what happened on their way. */
export async function filePack(
  app: App,
  tx: Tx,
  doer: Doer,
  batch: Batch,
  { count, dealers, ruleId, keyOf, code, isCounted = false, isActivated }: Filing,
): Promise<MadePack> {
  const journey = journeyOf(batch, count, dealers, isActivated);
  const pack = await createPack(app, tx, doer.companyId, {
    ...(code === undefined ? {} : { code }),
    isCounted,
    ruleId,
    keyId: keyOf(journey.ordered),
    partId: batch.part_id,
    batchId: batch.id,
    pieces: journey.pieces,
    create_time: journey.ordered,
    ...(journey.exported ? { export_time: journey.exported } : {}),
  });
  tell(doer, batch, pack, journey);
  return pack;
}

/** Identifiers of the demo's batches wherever products can be, and what happened on their way. */
export async function createIdentifiers(tx: Tx, app: App): Promise<void> {
  for (const companyId of [1, 38]) {
    const { doer, write } = await beginDoing(tx, companyId);
    const { id: ruleId } = await ruleOf(tx, companyId);
    const keys = await tx
      .selectFrom('secret_key')
      .select('id')
      .where('company_id', '=', companyId)
      .where('purpose', '=', 'code')
      .orderBy('generation')
      .execute();
    const batches = await tx
      .selectFrom('batch')
      .select(['id', 'part_id', 'code', 'quantity', 'state', 'product_date', 'create_time'])
      .where('company_id', '=', companyId)
      .where('state', '<>', 'planned')
      .orderBy('product_date')
      .orderBy('id')
      .execute();
    // The key was rotated a month ago; what was made before keeps its own.
    const isOld = (ordered: Date) => Date.now() - ordered.getTime() > 30 * 86_400_000;
    for (const batch of batches as Batch[])
      await filePack(app, tx, doer, batch, {
        count: Math.min(batch.quantity, most[companyId]!),
        dealers: companyId === 1 ? [1, 2] : [],
        ruleId,
        keyOf: (ordered) => (isOld(ordered) ? keys[0] : keys.at(-1))!.id,
        code: doer.numberOf(orderedOf(batch)),
      });
    await createOddPacks(app, tx, doer, { ruleId, keyId: keys.at(-1)!.id });
    await createBoxes(app, tx, doer, { ruleId, keyId: keys.at(-1)!.id });
    await createWarranties(app, tx, companyId);
    await write(app);
  }
}

const metrics: Partial<Record<NewEvent['kind'], Metric>> = {
  generate: 'generated',
  print: 'printed',
  bind: 'bound',
  ship: 'shipped',
  activate: 'activated',
};

/** Everything that happened to a pack, as events. */
function tell(doer: Doer, batch: Batch, pack: MadePack, { steps }: Journey): void {
  for (const { kind, from, count, time, reason } of steps) {
    if (count <= 0) continue;
    const isOfCodes = kind === 'generate' || kind === 'export' || kind === 'print';
    doer.happened(
      {
        companyId: doer.companyId,
        kind,
        runs: [{ first: pack.first + from, last: pack.first + from + count - 1 }],
        time,
        packId: pack.id,
        partId: batch.part_id,
        batchId: batch.id,
        ...(reason ? { reason } : {}),
        by: kind === 'activate' ? null : isOfCodes ? doer.by.codes : doer.by.goods,
      },
      metrics[kind],
    );
  }
}
