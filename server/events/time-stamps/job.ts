import { sql } from 'kysely';
import { readConfiguration } from '../../configuration/configuration.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../database/database.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import type { Chore } from '../../jobs/retention.ts';
import { stampKind } from '../job-kinds.ts';
import { askForStamp, type Authority, type Stamped } from './ask.ts';

type Wanted = { authority: Authority; size: number; note: string };

/** The newest head, if it is to be stamped now: it has no stamp and no pause is on, or somebody asked for one. */
async function nextHead(tx: Tx): Promise<Wanted | null> {
  const { tsa_address: address, tsa_fingerprint: fingerprint } = await readConfiguration(
    tx,
    'timestamps',
  );
  if (address === '') return null;
  const { rows } = await sql<{ size: number; note: string; is_wanted: boolean }>`
    select h.size, h.note, coalesce(s.is_due, false) or (t.size is null
        and (s.address is distinct from ${address} or s.next_time <= now())) as is_wanted
    from log_head h left join log_time_stamp t on t.size = h.size left join time_stamp_state s on true
    order by h.size desc limit 1`.execute(tx);
  const [head] = rows;
  return head?.is_wanted
    ? { authority: { address, fingerprint }, size: head.size, note: head.note }
    : null;
}

async function keep(tx: Tx, { authority, size }: Wanted, stamped: Stamped): Promise<void> {
  const { error, detail } = 'error' in stamped ? stamped : { error: '', detail: '' };
  // Ten minutes, twice as long after each failure, six hours at most.
  await sql`
    insert into time_stamp_state as s (address, failures, next_time, error, error_detail, error_time)
    values (${authority.address}, case when ${error} = '' then 0 else 1 end, now() + case when ${error} = '' then '0'::interval else interval '10 minutes' end, ${error},
      ${detail}, case when ${error} = '' then null else now() end)
    on conflict (is_only) do update set address = excluded.address, is_due = false, error = excluded.error,
      error_detail = excluded.error_detail, error_time = excluded.error_time,
      failures = case when excluded.failures = 0 then 0 else s.failures + 1 end,
      next_time = now() + case when excluded.failures = 0 then '0'::interval
        else least(interval '6 hours', interval '10 minutes' * power(2, least(s.failures, 6))) end`.execute(
    tx,
  );
  if ('error' in stamped) return;
  const { token, stamp } = stamped;
  await tx
    .insertInto('log_time_stamp')
    .values({
      size,
      token,
      stamped_time: stamp.time,
      authority: stamp.authority,
      fingerprint: stamp.fingerprint,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Has the newest head of the log stamped; no transaction waits for the authority. */
export const stampJob: JobKind<App> = {
  kind: stampKind,
  lane: 'long',
  run: async (job, app) => {
    let wanted: Wanted | null = null;
    await job.step(async (tx) => {
      wanted = await nextHead(tx);
      return {};
    });
    // The compiler does not see that the step above has run.
    const now = wanted as Wanted | null;
    if (!now) return;
    const stamped = await askForStamp(app.settings, now.authority, now.note);
    await job.step(async (tx) => {
      await keep(tx, now, stamped);
      return {};
    });
  },
};

/** Every node looks whether the newest head has its stamp; the job is queued once for all of them. */
export const askForStamps: Chore<App> = async (app, tx) => {
  if (await nextHead(tx)) await app.jobs.add(tx, { kind: stampKind, uniqueKey: stampKind });
};
