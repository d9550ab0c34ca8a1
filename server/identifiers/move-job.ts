import { sql } from 'kysely';
import { identifierStates, moves, type IdentifierState } from '#contract/codes/states.ts';
import { takesCodes } from '#contract/features/trace/batches/contract.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { runsOf } from '../events/record.ts';
import type { Run } from '../events/new-event.ts';
import { eventTimes, type Timed } from '../http/moment.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { notify } from '../messages/notices.ts';
import { countOf } from './selection.ts';
import { previewMove, moveRows, type Moving } from './move.ts';

/**
 * What is moved: runs of numbers, or all movable units of a batch. While a batch is on hold, its units are frozen; when it
 * is not any more, those that were frozen for that are free again.
 */
export type MovePayload = { moving: Moving; at?: string } & (
  | { runs: Run[] }
  | { ofBatch: number; isHeld?: boolean }
);
/** What the job is told of a command that was given for an earlier time. */
export const timeOfJob = ({ at }: Timed): { at?: string } => (at ? { at: at.toISOString() } : {});

type Times = ReturnType<typeof eventTimes>;
type Cursor = { at: number; seq: number; moved: number; left: number };

const atOnce = 20_000;
const begin: Cursor = { at: 0, seq: 0, moved: 0, left: 0 };

/** The next numbers of the runs, as many as one step takes. */
function nextRuns(runs: readonly Run[], { at, seq }: Cursor) {
  const taken: Run[] = [];
  let room = atOnce;
  let next = { at, seq };
  while (room > 0 && next.at < runs.length) {
    const run = runs[next.at]!;
    const first = Math.max(run.first, next.seq);
    const last = Math.min(run.last, first + room - 1);
    taken.push({ first, last });
    room -= last - first + 1;
    next = last === run.last ? { at: next.at + 1, seq: 0 } : { at: next.at, seq: last + 1 };
  }
  return { taken, next };
}

/** What a batch on hold freezes: what is a product and not with a consumer yet. */
const holdable: readonly IdentifierState[] = [
  'commissioned',
  'packed',
  'shipped',
  'received',
  'returned',
];

async function nextOfBatch(
  tx: Tx,
  { companyId, move, reason }: Moving,
  batch: number,
  after: number,
) {
  const from = (move === 'freeze' ? holdable : moves[move].from).map(
    (name) => identifierStates[name],
  );
  const own = move === 'unfreeze' ? sql`and reason = ${reason ?? ''}` : sql``;
  const { rows } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${companyId} and batch_id = ${batch} and seq > ${after} and level = 0
      and state = any(${from}::smallint[]) ${own} order by seq limit ${atOnce} for update`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
}

/** The state of a batch; locked for this step. */
async function batchState(tx: Tx, companyId: number, batch: number) {
  const row = await tx
    .selectFrom('batch')
    .select('state')
    .where('company_id', '=', companyId)
    .where('id', '=', batch)
    .forShare()
    .executeTakeFirst();
  return row?.state;
}

/** Whether the batch still accepts codes. */
async function isBatchOpen(tx: Tx, { companyId, batch }: Moving): Promise<boolean> {
  const state = await batchState(tx, companyId, batch!);
  return state !== undefined && takesCodes.includes(state);
}

async function moveStep(app: App, tx: Tx, payload: MovePayload, cursor: Cursor, times: Times) {
  const { moving } = payload;
  if ('ofBatch' in payload) {
    const { ofBatch: batch, isHeld } = payload;
    // Meanwhile it was resumed, or held again.
    if (isHeld !== undefined) {
      const state = await batchState(tx, moving.companyId, batch);
      if ((state === 'held') !== isHeld) return { ...cursor, isDone: true };
    }
    const numbers = await nextOfBatch(tx, moving, batch, cursor.seq);
    const moved = numbers.length > 0 ? await moveRows(app, tx, moving, runsOf(numbers), times) : 0;
    const isDone = numbers.length < atOnce;
    return { ...cursor, seq: numbers.at(-1) ?? 0, moved: cursor.moved + moved, isDone };
  }
  const { taken, next } = nextRuns(payload.runs, cursor);
  const isDone = next.at >= payload.runs.length;
  // Nothing is bound to a batch that was closed or recalled meanwhile.
  if (moving.move === 'bind' && !(await isBatchOpen(tx, moving)))
    return { ...next, moved: cursor.moved, left: cursor.left + countOf(taken), isDone };
  // Identifiers that changed since the command and cannot be moved any more are skipped and reported.
  const { wrong, misfits } = await previewMove(tx, moving, taken, true);
  const moved = await moveRows(app, tx, moving, taken, times);
  return {
    ...next,
    moved: cursor.moved + moved,
    left: cursor.left + wrong + misfits,
    isDone,
  };
}

/** Does all of it in the caller's transaction, for what is too little to wait for a job. */
export async function moveAtOnce(
  { app, tx, ...times }: { app: App; tx: Tx } & Timed,
  payload: MovePayload,
): Promise<void> {
  for (let cursor: Cursor = begin, isEnded = false; !isEnded;) {
    const { isDone, ...next } = await moveStep(app, tx, payload, cursor, eventTimes(times));
    cursor = next;
    isEnded = isDone;
  }
}

/** Moves more identifiers than one transaction should lock; each step is atomic. */
export const moveIdentifiersJob: JobKind<App> = {
  kind: 'identifiers.move',
  lane: 'long',
  run: async (job, app) => {
    const payload = job.payload as MovePayload;
    const times: Times = payload.at ? { time: new Date(payload.at) } : {};
    let cursor: Cursor = { ...begin, ...job.cursor };
    for (let isDone = (job.cursor as { isDone?: boolean } | null)?.isDone ?? false; !isDone;)
      await job.step(async (tx) => {
        const { isDone: ended, ...next } = await moveStep(app, tx, payload, cursor, times);
        if (ended && payload.moving.by)
          await notify(tx, app.cluster, systemActor, {
            to: { account: payload.moving.by.id },
            type: 0,
            ...(next.left > 0
              ? { sentence: 'identifiersLeft', params: { n: next.moved, left: next.left } }
              : { sentence: 'identifiersMoved', params: { n: next.moved } }),
          });
        cursor = next;
        isDone = ended;
        return { cursor: { ...next, isDone: ended }, done: next.moved };
      });
  },
};
