import { sql } from 'kysely';
import { dayLeaf } from '#proof/leaves.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../database/database.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import type { Chore } from '../../jobs/retention.ts';
import { loggedDays } from '../day-log.ts';
import { cosignKind } from '../job-kinds.ts';
import { askWitness, type Asked, type AskedHead, type Told } from './ask.ts';

type Witness = Asked & { id: number };
type Round = { head: AskedHead; witnesses: Witness[] };

/** Witnesses that are asked by hand, and those that have not signed the newest head yet and are not in a pause. */
const dueFor = (size: number) =>
  sql<boolean>`is_active and (is_due or (size < ${size} and next_time <= now()))`;

async function nextRound(tx: Tx): Promise<Round | null> {
  const latest = await tx
    .selectFrom('log_head')
    .select(['size', 'note', 'create_time'])
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) {
    await sql`update witness set is_due = false, error = 'noHead', error_detail = '', error_time = now()
      where is_active and is_due`.execute(tx);
    return null;
  }
  const { size, note, create_time: signed } = latest;
  const witnesses = await tx
    .selectFrom('witness')
    .select(['id', 'address', 'key', 'size'])
    .where(dueFor(size))
    .orderBy('id')
    .execute();
  if (witnesses.length === 0) return null;
  const hashes = (await loggedDays(tx, size)).map((day) => dayLeaf(day));
  return { head: { size, note, signed, hashes }, witnesses };
}

type Answered = { witness: Witness; told: Told };

/** Nothing is kept of an answer of a witness that was changed while it was asked. */
async function keepAnswers(tx: Tx, size: number, answers: readonly Answered[]): Promise<void> {
  const rows = answers.map(({ witness: { id, address, key }, told }) => ({
    id,
    address,
    key,
    ...('error' in told
      ? { error: told.error, detail: told.detail }
      : { error: '', detail: '', line: told.line, seen: told.seen }),
  }));
  const table = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as t (id integer, address text, key text, error text, detail text, line text, seen timestamptz)`;
  // Ten minutes, twice as long after each failure, six hours at most.
  await sql`update witness w set is_due = false, error = t.error, error_detail = t.detail,
      error_time = case when t.error = '' then null else now() end,
      size = case when t.error = '' then ${size} else w.size end,
      signed_time = case when t.error = '' then t.seen else w.signed_time end,
      failures = case when t.error = '' then 0 else w.failures + 1 end,
      next_time = now() + case when t.error = '' then '0'::interval
        else least(interval '6 hours', interval '10 minutes' * power(2, least(w.failures, 6))) end
    from ${table} where w.id = t.id and w.address = t.address and w.key = t.key`.execute(tx);
  await sql`insert into log_cosignature (size, key, line, signed_time)
    select ${size}::integer, t.key, t.line, t.seen from ${table} where t.error = ''
    on conflict do nothing`.execute(tx);
}

/** Asks the witnesses of the log to sign its newest head; no transaction waits for one of them. */
export const cosignJob: JobKind<App> = {
  kind: cosignKind,
  lane: 'long',
  run: async (job, app) => {
    for (;;) {
      let round: Round | null = null;
      await job.step(async (tx) => {
        round = await nextRound(tx);
        return {};
      });
      // The compiler does not see that the step above has run.
      const { head, witnesses } = (round as Round | null) ?? {};
      if (!head || !witnesses) return;
      const answers = await Promise.all(
        witnesses.map(async (witness) => ({
          witness,
          told: await askWitness(app.settings, witness, head),
        })),
      );
      await job.step(async (tx) => {
        await keepAnswers(tx, head.size, answers);
        return {};
      });
    }
  },
};

/** Every node looks for witnesses that are behind; the job is queued once for all of them. */
export const askWitnesses: Chore<App> = async (app, tx) => {
  const { rows } = await sql<{ is: boolean }>`select exists (select from witness
    where ${dueFor(0)} or (is_active and next_time <= now()
      and size < (select max(size) from log_head))) as is`.execute(tx);
  if (rows[0]!.is) await app.jobs.add(tx, { kind: cosignKind, uniqueKey: cosignKind });
};
