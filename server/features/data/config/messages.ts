import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { PlatformSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { sending } from '#server/messages/delivery.ts';
import type { Outbox } from '#server/messages/outbox.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const tableOf = <K extends Outbox>(kind: K) => `${kind}_message` as const;

export async function countMessages(tx: Tx, kind: Outbox) {
  const table = sql.table(tableOf(kind));
  const { rows } = await sql<{ waiting: number; failed: number; sent_today: number }>`
    select (select count(*) from ${table} where state = 'waiting') as waiting,
      (select count(*) from ${table} where state = 'failed') as failed,
      (select count(*) from ${table} where state = 'sent' and create_time >=
        date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') as sent_today
  `.execute(tx);
  return rows[0]!;
}

type Texts = { errors: { notFailed: Text }; done: { retried: Text } };

/** Sends failed messages again. */
export async function retryMessages(
  call: CallContext<{ ids: number[] }, PlatformSession>,
  kind: Outbox,
  texts: Texts,
): Promise<void> {
  const { app, tx, input, changed, tell } = call;
  const table = tableOf(kind);
  const rows = await tx
    .selectFrom(table)
    .select(['id', 'state'])
    .where('id', 'in', input.ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(input.ids).size) throw notFound();
  // One that is waiting or already sent is unaffected: repeating does no harm.
  const failed = rows.filter(({ state }) => state === 'failed');
  if (failed.length === 0) throw new Refusal(texts.errors.notFailed);
  const jobs = new Map(failed.map(({ id }) => [sending(kind, id).uniqueKey, id]));
  // One that is tried again later anyway is tried now.
  const sooner = await tx
    .updateTable('job')
    .set({ run_after: sql`now()` })
    .where('kind', '=', `${kind}.send`)
    .where('unique_key', 'in', [...jobs.keys()])
    .where('state', '=', 'waiting')
    .returning('unique_key')
    .execute();
  const again = sooner.map(({ unique_key: key }) => jobs.get(key!)!);
  for (const id of [...jobs.values()].filter((one) => !again.includes(one))) {
    // One that is just being tried gets no second job, and its job notes how that went.
    if ((await app.jobs.add(tx, sending(kind, id))) !== null) again.push(id);
  }
  if (again.length > 0) {
    await tx
      .updateTable(table)
      .set({ state: 'waiting', error: null })
      .where('id', 'in', again)
      .execute();
    for (const id of again) changed(kind, id, { state: 'failed' }, { state: 'waiting' });
    await app.cluster.tell(tx, { topic: 'job' });
  }
  tell(texts.done.retried, { n: failed.length });
}
