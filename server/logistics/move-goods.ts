import { sql } from 'kysely';
import { identifierStates, moves, type MoveName } from '#contract/codes/states.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { customerOf, dealerOf, type Holder } from '../events/new-event.ts';
import { recordEvent, runsOf } from '../events/record.ts';
import type { DealerMetric } from '../database/logistics-tables.ts';
import { tallyDealer } from '../identifiers/dealer-tally.ts';
import { talliesOf, tally, type Metric } from '../identifiers/tally.ts';
import type { Goods, Item } from './goods.ts';

/** What every step of goods tells: who did it, when, why, where, by which document. */
export type Step = {
  companyId: number;
  by: { id: number; name: string } | null;
  /** Now, unless it happened earlier, or was recorded earlier. */
  time?: Date;
  recorded?: Date;
  reason?: string;
  place?: string;
  document?: string;
  from?: Holder;
  /** Who holds the goods afterwards; unchanged unless told. */
  to?: Holder;
  /** Since when it is held by somebody who is not named: a consumer. */
  since?: Date;
  /** The box or pallet that goods are packed into, or taken out of. */
  parent?: number;
  /** Further details of the event. */
  detail?: Readonly<Record<string, string | number>>;
};

const metrics: Partial<Record<MoveName, [Metric, 1 | -1]>> = {
  pack: ['packed', 1],
  unpack: ['packed', -1],
  ship: ['shipped', 1],
  receive: ['received', 1],
  sell: ['sold', 1],
  return: ['returned', 1],
};

/** Counted of the dealer that receives, or of whom they come from. */
const dealerMetrics: Partial<Record<MoveName, DealerMetric>> = {
  receive: 'received',
  ship: 'forwarded',
  sell: 'sold',
  return: 'returned',
};

/**
 * Moves goods that were read and locked before: one update, one event, one count. Their states must allow the step;
 * boxes and pallets go along.
 */
export async function moveGoods(
  app: App,
  tx: Tx,
  move: Exclude<MoveName, 'freeze' | 'unfreeze' | 'bind' | 'unbind'>,
  goods: Goods,
  told: Step,
): Promise<void> {
  const { items } = goods;
  if (items.length === 0) return;
  // One moment for the event and for since when it is held: what follows is never before what it follows.
  const step = { ...told, time: told.time ?? new Date() };
  const state = identifierStates[moves[move].to as keyof typeof identifierStates];
  const held = step.to
    ? sql`, dealer_id = ${dealerOf(step.to)}::integer, customer_id = ${customerOf(step.to)}::integer,
        held_since = ${step.time}`
    : step.since
      ? sql`, held_since = ${step.since}`
      : sql``;
  // What is packed is in its box from now on; what is unpacked is in none.
  const place =
    move === 'pack' || move === 'unpack'
      ? sql`, parent_seq = ${move === 'pack' ? (step.parent ?? null) : null}::bigint`
      : sql``;
  await sql`
    update identifier set state = ${state}, before_state = null, reason = ${step.reason ?? null} ${held} ${place}
    where company_id = ${step.companyId} and seq = any(${items.map(({ seq }) => seq)}::bigint[])`.execute(
    tx,
  );
  await noteGoods(app, tx, move, goods, step);
  await countGoods(tx, move, goods, told);
}

/** Counts a step of goods. */
export async function countGoods(
  tx: Tx,
  move: MoveName,
  { units }: Goods,
  { companyId, time, from, to }: Step,
): Promise<void> {
  const counted = metrics[move];
  if (counted) await tally(tx, companyId, talliesOf(units, counted, time));
  const metric = dealerMetrics[move];
  const dealerId = dealerOf(move === 'receive' ? to : from);
  if (metric && dealerId !== null)
    await tallyDealer(tx, { companyId, dealerId, metric, units, time });
  const receiver = move === 'ship' ? dealerOf(to) : null;
  if (receiver !== null)
    await tallyDealer(tx, { companyId, dealerId: receiver, metric: 'shipped', units, time });
}

/** Writes down what happened to goods, without changing them. */
export async function noteGoods(
  app: App,
  tx: Tx,
  kind: Parameters<typeof recordEvent>[2]['kind'],
  { items, units, containers }: Goods,
  step: Step,
): Promise<number> {
  // Boxes that travel alone are what the event is about; else their content is.
  const about = units.length > 0 ? units : items;
  const beside = units.length > 0 ? containers.map(({ seq }) => seq) : [];
  const tops = kind === 'ship' && beside.length > 0 ? topsOf(items) : undefined;
  const { companyId, by, time, recorded, reason, place, document, from, to, parent, detail } = step;
  return recordEvent(app, tx, {
    companyId,
    kind,
    runs: runsOf(about.map(({ seq }) => seq)),
    containers: beside,
    ...(tops ? { tops } : {}),
    partId: same(about, ({ part_id: id }) => id),
    batchId: same(about, ({ batch_id: id }) => id),
    by,
    ...(time ? { time } : {}),
    ...(recorded ? { recorded } : {}),
    ...(reason ? { reason } : {}),
    ...(place ? { place } : {}),
    ...(document ? { document } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(parent === undefined ? {} : { parent }),
    ...(detail ? { detail } : {}),
  });
}

/** What lies in nothing else of them: whole boxes and pallets are shipped as such, as CBV recommends. */
function topsOf(items: readonly Item[]): number[] {
  const all = new Set(items.map(({ seq }) => seq));
  return items.flatMap(({ seq, parent_seq: parent }) =>
    parent !== null && all.has(parent) ? [] : seq,
  );
}

function same<T>(items: readonly Item[], pick: (item: Item) => T): T | null {
  const first = pick(items[0]!);
  return items.every((item) => pick(item) === first) ? first : null;
}
