import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { atLeast, minus, times, toDecimal, zero, type Decimal } from '#contract/decimal.ts';
import type { BatchState } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { materialTexts } from '#contract/features/trace/batches/material-texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { notFound, Refusal } from '../refusal.ts';

export type Call = RecordCall<StaffSession>;
type UsingBatch = {
  id: number;
  code: string;
  state: BatchState;
  quantity: number;
  bom_id: number | null;
};

const usable: readonly BatchState[] = ['released', 'producing', 'completed'];
/** Lots made in these batches are not used until the batch is free. */
export const stoppedBatches: readonly BatchState[] = ['held', 'recalled'];

/**
 * A recall goes from a lot to batches, using material from a batch to lots: recalls of a company wait until nothing is
 * being used, and the other way round.
 */
export const lockMaterials = (tx: Tx, companyId: number, who: 'using' | 'recalling') =>
  who === 'using'
    ? sql`select pg_advisory_xact_lock_shared(${companyId}, hashtext('material lots'))`.execute(tx)
    : sql`select pg_advisory_xact_lock(${companyId}, hashtext('material lots'))`.execute(tx);

/** The batch that uses material: one call at a time, so that its needs are counted once. */
export async function lockBatch({ tx, session }: Call, id: number): Promise<UsingBatch> {
  await lockMaterials(tx, session.companyId, 'using');
  const batch = await tx
    .selectFrom('batch')
    .select(['id', 'code', 'state', 'quantity', 'bom_id'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!batch) throw notFound();
  if (usable.includes(batch.state)) return batch;
  const { code, state } = batch;
  throw new Refusal(
    inEveryLanguage((language) =>
      say(materialTexts.errors.wrongBatch, language, {
        code,
        state: say(batchTexts.states[state], language),
      }),
    ),
    { code: codes.conflict },
  );
}

/** What a batch needs of a part, and may use instead. */
export type Need = {
  partId: number;
  name: string;
  unit: string;
  /** For one unit of the product. */
  each: Decimal;
  isTracked: boolean;
  substitutes: number[];
  consumed: Decimal;
  /** What it has not used yet; never below zero. */
  missing: Decimal;
};

type FoundNeed = {
  part_id: number;
  name: string;
  unit: string;
  each: string;
  is_tracked: boolean;
  substitutes: number[];
  consumed: string;
};

/** The parts of a batch's bill, each once, with what is still missing for the planned quantity. */
export async function openNeeds(
  { tx, session }: Pick<Call, 'tx' | 'session'>,
  { id, bom_id: bom, quantity }: Pick<UsingBatch, 'id' | 'bom_id' | 'quantity'>,
): Promise<Need[]> {
  if (bom === null) return [];
  const { companyId } = session;
  const { rows } = await sql<FoundNeed>`
    select l.part_id, p.name, l.unit, trim_scale(sum(l.quantity))::text as each, bool_or(l.is_tracked) as is_tracked,
      coalesce((select array_agg(distinct s.part_id) from bom_substitute s
        join bom_line o on o.company_id = s.company_id and o.id = s.line_id
        where s.company_id = ${companyId} and s.bom_id = ${bom} and o.part_id = l.part_id), '{}') as substitutes,
      trim_scale(coalesce((select sum(u.quantity) from material_use u
        join material_lot m on m.company_id = u.company_id and m.id = u.lot_id and m.unit = l.unit
        where u.company_id = ${companyId} and u.batch_id = ${id} and u.part_id = l.part_id and u.undo_time is null
          and u.repair_id is null),
        0))::text as consumed
    from bom_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    where l.company_id = ${companyId} and l.bom_id = ${bom}
    group by l.part_id, p.name, l.unit order by min(l.line_no)`.execute(tx);
  return rows.map((row) => {
    const each = toDecimal(row.each);
    const needed = times(each, toDecimal(String(quantity)));
    const consumed = toDecimal(row.consumed);
    return {
      partId: row.part_id,
      name: row.name,
      unit: row.unit,
      each,
      isTracked: row.is_tracked,
      substitutes: row.substitutes,
      consumed,
      missing: atLeast(consumed, needed) ? zero : minus(needed, consumed),
    };
  });
}

export type Taking = {
  lotId: number;
  /** The part of the bill that it stands for. */
  partId: number;
  quantity: string;
  seq: number | null;
  way: 'scan' | 'choice' | 'backflush';
};

/** Takes quantities from lots that are locked and hold enough, and records who used them for what. */
export async function takeFromLots(
  call: Call,
  { id: batch }: Pick<UsingBatch, 'id'>,
  takings: readonly Taking[],
): Promise<void> {
  const { tx, session } = call;
  const { companyId } = session;
  const column = <T>(pick: (taking: Taking) => T) => takings.map(pick);
  await sql`
    insert into material_use (company_id, batch_id, lot_id, part_id, quantity, seq, way, create_by, create_user, create_time)
    select ${companyId}::integer, ${batch}::integer, g.lot, g.part, g.quantity, g.seq, g.way, ${session.accountId}::integer,
      ${session.realname}::text, ${momentOf(call)}::timestamptz
    from unnest(${column(({ lotId }) => lotId)}::integer[], ${column(({ partId }) => partId)}::integer[],
      ${column(({ quantity }) => quantity)}::numeric[], ${column(({ seq }) => seq)}::bigint[],
      ${column(({ way }) => way)}::text[]) as g (lot, part, quantity, seq, way)`.execute(tx);
  await drawFromLots(call, takings);
  call.changed('batch', batch, null, {
    consumed: takings.map(({ lotId, quantity, way }) => ({ lot_id: lotId, quantity, way })),
  });
}

/** Counts quantities as used in lots that are locked and hold enough; a lot that is used up says so. */
export async function drawFromLots(
  call: Call,
  takings: readonly Pick<Taking, 'lotId' | 'quantity'>[],
): Promise<void> {
  await sql`
    update material_lot l set used = l.used + g.quantity, version = l.version + 1, update_time = ${momentOf(call)},
      state = case when l.used + g.quantity = l.quantity then 'used' else l.state end
    from (select lot, sum(quantity) as quantity from unnest(${takings.map(({ lotId }) => lotId)}::integer[],
      ${takings.map(({ quantity }) => quantity)}::numeric[]) as t (lot, quantity) group by lot) g
    where l.company_id = ${call.session.companyId} and l.id = g.lot`.execute(call.tx);
}
