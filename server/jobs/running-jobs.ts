import { sql } from 'kysely';
import type { RunningJob } from '#contract/features/system/jobs/running.ts';
import type { Tx } from '../database/database.ts';

/** A company's jobs that are not over, newest first. */
export async function readRunningJobs(
  tx: Tx,
  companyId: number,
  most: number,
): Promise<RunningJob[]> {
  const { rows } = await sql<RunningJob>`
    select id::int, kind, coalesce(payload ->> 'subject', '') as subject, state, done::int, total::int from job
    where company_id = ${companyId} and state in ('waiting', 'running', 'paused')
    order by id desc limit ${most}`.execute(tx);
  return rows;
}
