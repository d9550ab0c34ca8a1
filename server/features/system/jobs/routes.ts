import { sql } from 'kysely';
import { jobCalls } from '#contract/features/system/jobs/contract.ts';
import { jobMoves, type JobMove } from '#contract/features/system/jobs/moves.ts';
import { jobTexts } from '#contract/features/system/jobs/texts.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { limits } from '#contract/limits.ts';
import type { Tx } from '#server/database/database.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { PlatformSession } from '#server/access/sessions.ts';

export const jobEndpoints = [
  serve(jobCalls.index, async ({ tx, input }) => {
    const limit = Math.min(input.limit, limits.listMax);
    let found = tx.selectFrom('job').leftJoin('company', 'company.company_id', 'job.company_id');
    if (input.state) found = found.where('job.state', '=', input.state);
    if (input.kind) found = found.where('job.kind', '=', input.kind);
    if (input.lane) found = found.where('job.lane', '=', input.lane);
    const { count } = await found
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .select([
        'job.id',
        'job.kind',
        sql<string>`coalesce(job.payload ->> 'subject', '')`.as('subject'),
        'company.name as company_name',
        'job.lane',
        'job.priority',
        'job.state',
        'job.done',
        'job.total',
        'job.attempts',
        'job.error',
        'job.create_time',
        'job.start_time',
        'job.end_time',
      ])
      .orderBy('job.id', 'desc')
      .limit(limit)
      .offset((input.page - 1) * limit)
      .execute();
    const iso = (time: Date | null) => time?.toISOString() ?? null;
    return {
      count,
      rows: rows.map((row) => ({
        ...row,
        create_time: row.create_time.toISOString(),
        start_time: iso(row.start_time),
        end_time: iso(row.end_time),
      })),
    };
  }),
  ...moveNames(jobMoves).map((move) =>
    serve(jobCalls[move], (call) => moveJob(call, move), { done: jobMoves.moves[move].done }),
  ),
  serve(
    jobCalls.prefer,
    async ({ tx, input, changed }) => {
      const before = await lockJob(tx, input.id);
      if (!before) throw notFound();
      if (before.state !== 'waiting') throw new Refusal(jobTexts.errors.wrongState);
      await tx.updateTable('job').set({ priority: 1 }).where('id', '=', input.id).execute();
      changed('job', input.id, { priority: before.priority }, { priority: 1 });
      return null;
    },
    { done: jobTexts.preferred },
  ),
];

async function moveJob(
  { app, tx, input, changed }: CallContext<{ id: number }, PlatformSession>,
  move: JobMove,
): Promise<null> {
  const { to } = jobMoves.moves[move];
  const held = await lockJob(tx, input.id);
  if (!held) throw notFound();
  const before = { state: held.state };
  if (!canMove(jobMoves, move, before.state)) throw new Refusal(jobTexts.errors.wrongState);
  await tx
    .updateTable('job')
    .set({
      state: to,
      end_time: to === 'cancelled' ? sql`now()` : null,
      ...(to === 'waiting' ? { run_after: sql`now()`, attempts: 0, error: null } : {}),
    })
    .where('id', '=', input.id)
    .execute()
    .catch((error: { code?: string }) => {
      // Another job with the same key is waiting or running.
      throw error.code === '23505' ? new Refusal(jobTexts.errors.wrongState) : error;
    });
  changed('job', input.id, before, { state: to });
  await app.cluster.tell(tx, { topic: 'job' });
  return null;
}

const lockJob = (tx: Tx, id: number) =>
  tx
    .selectFrom('job')
    .select(['state', 'priority'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
