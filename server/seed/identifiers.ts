import type { BatchState } from '#contract/features/trace/batches/contract.ts';
import { periodOf, writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import type { App } from '../app.ts';
import { createPack, type MadePack } from '../database/code-factories.ts';
import type { Tx } from '../database/database.ts';
import { createRule, standardRule } from '../database/rule-factory.ts';
import { recordEvent, type NewEvent } from '../events/record.ts';
import { tally, type Metric, type Tallied } from '../identifiers/tally.ts';
import { createBoxes, createOddPacks } from './odd-packs.ts';
import { journeyOf, orderedOf, type Journey } from './journeys.ts';
import { createWarranties } from './warranties.ts';

export type Batch = {
  id: number;
  part_id: number;
  code: string;
  quantity: number;
  state: BatchState;
  product_date: string;
  create_time: Date;
};
type Person = { id: number; name: string };
/** What one of the demo's companies does, and who does it. */
export type Doer = {
  companyId: number;
  by: { codes: Person; goods: Person };
  /** Numbers of packs, and what happened, in the order it is told here. */
  numberOf: (time: Date) => string;
  happened: (event: NewEvent, metric?: Metric) => void;
};

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

/** Somebody who does things in a company, and `write`, which keeps what they did. */
export async function beginDoing(tx: Tx, companyId: number) {
  const events: NewEvent[] = [];
  const tallies: Tallied[] = [];
  const doer = await doerOf(tx, companyId, events, tallies);
  return {
    doer,
    write: async (app: App): Promise<void> => {
      events.sort((one, other) => one.time!.getTime() - other.time!.getTime());
      for (const event of events) await recordEvent(app, tx, event);
      await tally(tx, companyId, tallies);
    },
  };
}

/** Identifiers of the demo's batches wherever products can be, and what happened on their way. */
export async function createIdentifiers(app: App, tx: Tx): Promise<void> {
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

async function doerOf(
  tx: Tx,
  companyId: number,
  events: NewEvent[],
  tallies: Tallied[],
): Promise<Doer> {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'realname as name', 'username'])
    .where('company_id', '=', companyId)
    .where('login_type', '=', 'web')
    .orderBy('id')
    .execute();
  const named = (username: string): Person => {
    const { id, name } = people.find((one) => one.username === username) ?? people[0]!;
    return { id, name };
  };
  const counts = new Map<string, number>();
  return {
    companyId,
    by: { codes: named('identity'), goods: named('data') },
    numberOf: (time) => {
      const period = periodOf(numberRules.identifier_pack, time);
      const count = (counts.get(period) ?? 0) + 1;
      counts.set(period, count);
      return writeNumber(numberRules.identifier_pack, time, count);
    },
    happened: (event, metric) => {
      events.push({ ...event, recorded: event.time! });
      if (!metric) return;
      const n = event.runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
      const day = new Date(event.time!.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
      tallies.push({
        metric,
        n,
        day,
        partId: event.partId ?? null,
        batchId: event.batchId ?? null,
      });
    },
  };
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
