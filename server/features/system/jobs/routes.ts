import { sql } from 'kysely';
import * as z from 'zod';
import {
  job,
  jobCommand,
  jobFilter,
  type JobState,
} from '#contract/features/system/jobs/contract.ts';
import { jobTexts } from '#contract/features/system/jobs/texts.ts';
import { limits } from '#contract/limits.ts';
import type { Tx } from '#server/database/database.ts';
import { endpoint, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Session } from '#server/access/sessions.ts';

type Move = {
  path: string;
  from: readonly JobState[];
  to: JobState;
  done: keyof typeof jobTexts.done;
};

/** The moves a person may make; the worker makes the others. */
const moves: Move[] = [
  {
    path: 'job/cancel',
    from: ['waiting', 'running', 'paused'],
    to: 'cancelled',
    done: 'cancelled',
  },
  { path: 'job/pause', from: ['waiting', 'running'], to: 'paused', done: 'paused' },
  { path: 'job/resume', from: ['paused'], to: 'waiting', done: 'resumed' },
  { path: 'job/retry', from: ['failed', 'cancelled'], to: 'waiting', done: 'retried' },
];

export const jobEndpoints = [
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'job/index',
    allow: 'system:job:view',
    input: jobFilter,
    rows: job,
    run: async ({ tx, input }) => {
      const limit = Math.min(input.limit, limits.listMax);
      let found = tx.selectFrom('job').leftJoin('company', 'company.company_id', 'job.company_id');
      if (input.state) found = found.where('job.state', '=', input.state);
      if (input.kind) found = found.where('job.kind', '=', input.kind);
      const { count } = await found
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await found
        .select([
          'job.id',
          'job.kind',
          sql<string>`coalesce(job.payload ->> 'subject', '')`.as('subject'),
          'company.name as company_name',
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
    },
  }),
  ...moves.map((move) =>
    endpoint({
      method: 'POST',
      types: ['admin'],
      path: move.path,
      allow: 'system:job:cancel',
      input: jobCommand,
      answer: z.null(),
      done: jobTexts.done[move.done],
      run: (call) => moveJob(call, move),
    }),
  ),
];

async function moveJob(
  { app, tx, input, changed }: CallContext<{ id: number }, Session>,
  move: Move,
): Promise<null> {
  const before = await lockJob(tx, input.id);
  if (!before) throw notFound();
  if (!move.from.includes(before.state)) throw new Refusal(jobTexts.errors.wrongState);
  await tx
    .updateTable('job')
    .set({
      state: move.to,
      end_time: move.to === 'cancelled' ? sql`now()` : null,
      ...(move.to === 'waiting' ? { run_after: sql`now()`, attempts: 0, error: null } : {}),
    })
    .where('id', '=', input.id)
    .execute()
    .catch((error: { code?: string }) => {
      // Another of the same key waits or runs already.
      throw error.code === '23505' ? new Refusal(jobTexts.errors.wrongState) : error;
    });
  changed('job', input.id, before, { state: move.to });
  await app.cluster.tell(tx, { topic: 'job' });
  return null;
}

const lockJob = (tx: Tx, id: number) =>
  tx.selectFrom('job').select('state').where('id', '=', id).forUpdate().executeTakeFirst();
