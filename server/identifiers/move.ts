import { sql, type RawBuilder } from 'kysely';
import { identifierStates, moves, type MoveName } from '#contract/codes/states.ts';
import type { Text } from '#contract/text.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { recordEvent, runsOf } from '../events/record.ts';
import type { NewEvent, Run } from '../events/new-event.ts';
import { countOf } from './selection.ts';
import { among, cutByPack } from './pack-pieces.ts';
import { talliesOf, tally, type Metric } from './tally.ts';

/** One command on identifiers of one company. */
export type Moving = {
  companyId: number;
  move: MoveName;
  /** The name of the command, for refusals. */
  called: Text;
  /** Stored with the identifier, and with the event together with the remark. */
  reason?: string;
  remark?: string;
  by: { id: number; name: string } | null;
  /** The batch they are bound to, or were. */
  part?: number;
  batch?: number;
};

const numbersOf = (names: readonly (keyof typeof identifierStates)[]) =>
  names.map((name) => identifierStates[name]);

/** The from-states of a move, as stored in the database. */
const fromOf = (move: MoveName) => numbersOf(moves[move].from);

/** The states in which the command has nothing to do, because it was given before. */
function thereOf({ move, batch }: Moving): RawBuilder<unknown> {
  const { to } = moves[move];
  // Any state that can be frozen means that it is not frozen.
  if (to === 'before') return sql`state = any(${fromOf('freeze')}::smallint[])`;
  const state = sql`state = ${identifierStates[to]}`;
  if (move === 'bind')
    return sql`(${state} and coalesce(batch_id = ${batch ?? null}::integer, false))`;
  if (move === 'unbind') return sql`state = any(${fromOf('bind')}::smallint[])`;
  return state;
}

const rowsIn = (companyId: number, runs: readonly Run[]) =>
  sql`identifier i where i.company_id = ${companyId} and ${among(runs)}`;

/**
 * Only codes that are not assigned to something else are bound, and only those of the undone binding are freed; none
 * from a recalled batch.
 */
function fits({ companyId, move, part, batch }: Moving): RawBuilder<unknown> {
  if (move === 'bind' && part !== undefined)
    return sql`(part_id is null or part_id = ${part}::integer)`;
  if (move === 'unbind') {
    const isRecalled = sql`exists (select from batch b where b.company_id = ${companyId} and b.id = batch_id
      and b.state = 'recalled')`;
    return batch === undefined
      ? sql`(not ${isRecalled})`
      : sql`(coalesce(batch_id = ${batch}::integer, false) and not ${isRecalled})`;
  }
  return sql`true`;
}

export type Looked = {
  total: number;
  movable: number;
  wrong: number;
  misfits: number;
  wrong_seq: number | null;
  misfit_seq: number | null;
};

/** The first identifier that could not be moved; `misfit`: the state is right, the part is not. */
export async function firstRefused(tx: Tx, moving: Moving, runs: readonly Run[], limit: number) {
  const begins = sql`i.state = any(${fromOf(moving.move)}::smallint[])`;
  const { rows } = await sql<{ seq: number; code: string | null; state: number; misfit: boolean }>`
    select i.seq, i.code, i.state, ${begins} as misfit from ${rowsIn(moving.companyId, runs)}
      and ((${begins} and not ${fits(moving)}) or (not ${begins} and not ${thereOf(moving)}))
    order by i.seq limit ${limit}`.execute(tx);
  return rows;
}

/** Counts what a command could and could not move; `hold` locks the rows until the transaction ends. */
export async function previewMove(
  tx: Tx,
  moving: Moving,
  runs: readonly Run[],
  hold: boolean,
): Promise<Looked> {
  const begins = sql`state = any(${fromOf(moving.move)}::smallint[])`;
  const movable = sql`(${begins} and ${fits(moving)})`;
  const misfit = sql`(${begins} and not ${fits(moving)})`;
  const wrong = sql`(not ${begins} and not ${thereOf(moving)})`;
  const { rows } = await sql<Looked>`
    select count(*) as total, count(*) filter (where ${movable}) as movable,
      count(*) filter (where ${wrong}) as wrong, min(seq) filter (where ${wrong}) as wrong_seq,
      count(*) filter (where ${misfit}) as misfits, min(seq) filter (where ${misfit}) as misfit_seq
    from (select i.seq, i.state, i.part_id, i.batch_id from ${rowsIn(moving.companyId, runs)}
      ${hold ? sql`order by i.seq for update of i` : sql``}) as held`.execute(tx);
  return rows[0]!;
}

/** The columns that a move writes in addition to the state. */
function changesOf({ move, reason, part, batch }: Moving): RawBuilder<unknown> {
  const { to } = moves[move];
  const state =
    to === 'before' ? sql`coalesce(before_state, 0)` : sql`${identifierStates[to]}::smallint`;
  // Who holds recalled goods is still told by where they stood.
  const before =
    move === 'freeze'
      ? sql`i.state`
      : move === 'recall'
        ? sql`coalesce(i.before_state, i.state)`
        : sql`null`;
  const why = move === 'unfreeze' || move === 'bind' || move === 'unbind' ? null : (reason ?? null);
  const bound =
    move === 'bind'
      ? sql`, part_id = ${part ?? null}::integer, batch_id = ${batch ?? null}::integer`
      : sql``;
  return sql`state = ${state}, before_state = ${before}, reason = ${why}::text ${bound}`;
}

const metrics: Partial<Record<MoveName, [Metric, 1 | -1]>> = {
  print: ['printed', 1],
  bind: ['bound', 1],
  unbind: ['bound', -1],
  ship: ['shipped', 1],
  activate: ['activated', 1],
};

type Row = { seq: number; part_id: number | null; batch_id: number | null };

/** Moves what can be moved, records the event and counts it; returns how many. */
export async function moveRows(
  app: App,
  tx: Tx,
  moving: Moving,
  runs: readonly Run[],
  times: Pick<NewEvent, 'time' | 'recorded'> = {},
): Promise<number> {
  const { companyId, move } = moving;
  const begins = sql`i.state = any(${fromOf(move)}::smallint[]) and ${fits(moving)}`;
  // The batch of unbound identifiers is read first: afterwards the row no longer has it.
  const before =
    move === 'unbind'
      ? (
          await sql<Row>`select i.seq, i.part_id, i.batch_id from ${rowsIn(companyId, runs)} and ${begins}`.execute(
            tx,
          )
        ).rows
      : null;
  const rows: Row[] = [];
  for (const { runs: some, part, batch } of move === 'unbind'
    ? await cutByPack(app, tx, companyId, runs)
    : [{ runs, part: null, batch: null }]) {
    const free =
      move === 'unbind' ? sql`, part_id = ${part}::integer, batch_id = ${batch}::integer` : sql``;
    const moved = await sql<Row>`
      update identifier i set ${changesOf(moving)} ${free}
      where i.company_id = ${companyId} and ${among(some)} and ${begins}
      returning i.seq, i.part_id, i.batch_id`.execute(tx);
    for (const row of moved.rows) rows.push(row);
  }
  if (rows.length === 0) return 0;
  const about = before ?? rows;
  const same = <T>(pick: (row: Row) => T): T | null => {
    const first = pick(about[0]!);
    return about.every((row) => pick(row) === first) ? first : null;
  };
  await recordEvent(app, tx, {
    companyId,
    kind: move,
    runs: rows.length === countOf(runs) ? runs : runsOf(rows.map(({ seq }) => seq)),
    partId: same(({ part_id: id }) => id),
    batchId: same(({ batch_id: id }) => id),
    reason: [moving.reason, moving.remark].filter(Boolean).join(' '),
    by: moving.by,
    ...times,
  });
  const counted = metrics[move];
  if (counted) await tally(tx, companyId, talliesOf(about, counted, times.time));
  return rows.length;
}
