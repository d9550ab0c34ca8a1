import { sql } from 'kysely';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';

type Asker = Reader<StaffSession>;
/** Nothing is made in more steps; a loop in the data ends here. */
const deepest = 20;

/** A batch used a lot: for all of its units, or for single ones only. */
type Use = { lot: number; batch: number; seqs: number[] | null };
/** A lot was made in a batch. */
type Made = { batch: number; lot: number };

export type Materials = {
  lots: Set<number>;
  batches: Set<number>;
  uses: Map<string, Use>;
  made: Map<string, Made>;
};
export const noMaterials = (): Materials => ({
  lots: new Set(),
  batches: new Set(),
  uses: new Map(),
  made: new Map(),
});

async function usesOf({ tx, session }: Asker, which: Condition): Promise<Use[]> {
  const { rows } = await sql<{ lot: number; batch: number; seqs: string[] | null }>`
    select u.lot_id as lot, u.batch_id as batch,
      case when bool_and(u.seq is not null) then array_agg(distinct u.seq)::text[] end as seqs
    from material_use u
    where u.company_id = ${session.companyId} and u.undo_time is null and u.batch_id is not null and ${which}
    group by 1, 2`.execute(tx);
  return rows.map(({ seqs, ...use }) => ({ ...use, seqs: seqs?.map(Number) ?? null }));
}

async function madeWhere({ tx, session }: Asker, which: Condition): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select source_batch_id as batch, id as lot from material_lot
    where company_id = ${session.companyId} and source_batch_id is not null and ${which}`.execute(
    tx,
  );
  return rows;
}

const ids = (numbers: Iterable<number>) => sql`any(${[...numbers]}::int[])`;

/** Puts those that are new into a set, and gives them. */
function fresh(known: Set<number>, found: readonly number[]): number[] {
  const added = [...new Set(found)].filter((one) => !known.has(one));
  for (const one of added) known.add(one);
  return added;
}

type Start = { lots: readonly number[]; batches: readonly number[]; seq?: number };

/** What these were made of: the lots that batches used, and the batches in which lots were made. */
export async function comesFrom(asker: Asker, { lots, batches, seq }: Start): Promise<Materials> {
  const all = noMaterials();
  let nextLots = fresh(all.lots, lots);
  let nextBatches = fresh(all.batches, batches);
  for (let step = 0; step < deepest && nextLots.length + nextBatches.length > 0; step++) {
    // For one unit only what is recorded for it or for all, repairs included.
    const ofUnit =
      seq !== undefined && step === 0
        ? sql`(u.seq is null or u.seq = ${seq})`
        : sql`u.repair_id is null`;
    const uses =
      nextBatches.length === 0
        ? []
        : await usesOf(asker, sql`u.batch_id = ${ids(nextBatches)} and ${ofUnit}`);
    const made = nextLots.length === 0 ? [] : await madeWhere(asker, sql`id = ${ids(nextLots)}`);
    keep(all, uses, made);
    nextLots = fresh(
      all.lots,
      uses.map(({ lot }) => lot),
    );
    nextBatches = fresh(
      all.batches,
      made.map(({ batch }) => batch),
    );
  }
  return all;
}

/** What these went into: the batches that used lots, and the lots made in batches. */
export async function goesInto(asker: Asker, { lots, batches }: Start): Promise<Materials> {
  const all = noMaterials();
  let nextLots = fresh(all.lots, lots);
  let nextBatches = fresh(all.batches, batches);
  for (let step = 0; step < deepest && nextLots.length + nextBatches.length > 0; step++) {
    const uses = nextLots.length === 0 ? [] : await usesOf(asker, sql`u.lot_id = ${ids(nextLots)}`);
    const made =
      nextBatches.length === 0
        ? []
        : await madeWhere(asker, sql`source_batch_id = ${ids(nextBatches)}`);
    keep(all, uses, made);
    nextBatches = fresh(
      all.batches,
      uses.map(({ batch }) => batch),
    );
    nextLots = fresh(
      all.lots,
      made.map(({ lot }) => lot),
    );
  }
  return all;
}

function keep({ uses, made }: Materials, used: readonly Use[], making: readonly Made[]) {
  for (const use of used) uses.set(`${use.lot} ${use.batch}`, use);
  for (const one of making) made.set(`${one.batch} ${one.lot}`, one);
}

/** The batches that are affected as a whole, and the single units of others. */
export function affectedOf({ uses }: Materials, whole: readonly number[]) {
  const batches = new Set(whole);
  for (const { batch, seqs } of uses.values()) if (seqs === null) batches.add(batch);
  const units = new Set<number>();
  for (const { batch, seqs } of uses.values())
    if (!batches.has(batch)) for (const seq of seqs ?? []) units.add(seq);
  return { batches: [...batches], units: [...units] };
}
