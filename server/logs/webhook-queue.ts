import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LoginType } from '#contract/login-types.ts';
import { eventOfPath } from '#contract/webhook-events.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import { cache } from '../cache.ts';
import type { Cluster, Message } from '../cluster/cluster.ts';
import { asSystem, type Tx } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { hideValues, type Change } from './operation-log.ts';

type Here = { cluster: Cluster; jobs: Jobs };
export const sendKind = 'webhook.send';
/** Of a write of very many records the first are told, and how many there were. */
const mostRecords = 100;
const longestBody = 262_144;

/** The events that a company's webhooks are told; most companies have none. */
const told = cache<Here, number, ReadonlySet<string>, Message>({
  max: 10_000,
  maxAge: 600_000,
  forgets: (message) => (message.topic === 'webhook' ? message.company : undefined),
});

type Write = { path: string; type: LoginType; session: Session; changes: readonly Change[] };

/** Queues what has just been written for the webhooks that want to know, in the same transaction. */
export async function queueEvent(here: Here, tx: Tx, write: Write): Promise<void> {
  const { path, type, session, changes } = write;
  const { companyId: company } = session;
  if (!company) return;
  const event = eventOfPath(path);
  const known = await told.get(here, company, () =>
    asSystem(tx, actorOf(session), () => eventsOf(tx, company)),
  );
  if (!known.has(event)) return;
  const records = changes.map(({ target, id, before, after }) => ({
    record: target,
    id,
    before: shown(before),
    after: shown(after),
  }));
  const by = { type, username: session.username };
  await asSystem(tx, actorOf(session), () =>
    queue(here, tx, {
      company,
      event,
      content: { by, count: records.length, records: records.slice(0, mostRecords) },
    }),
  );
}

/** As the operation log has it: without secrets, and with phone numbers masked. */
const shown = (value: object | null): unknown =>
  value === null ? null : JSON.parse(JSON.stringify(value, hideValues));

async function eventsOf(tx: Tx, company: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ event: string }>`select distinct unnest(events) as event from webhook
    where company_id = ${company} and is_active`.execute(tx);
  return new Set(rows.map(({ event }) => event));
}

type Queued = {
  company: number;
  event: string;
  content: { records?: object[]; [name: string]: unknown };
};

/** Queues a message for one webhook, or for all that want this event. */
export async function queue(
  { jobs }: Pick<Here, 'jobs'>,
  tx: Tx,
  { company, event, content }: Queued,
  only: number | null = null,
): Promise<void> {
  const id = randomUUID();
  const head = { id, event, time: new Date().toISOString(), company_id: company };
  const whole = JSON.stringify({ ...head, ...content });
  const body =
    Buffer.byteLength(whole) <= longestBody
      ? whole
      : JSON.stringify({ ...head, ...content, records: [] });
  const { rows } = await sql<{ id: number }>`
    insert into webhook_delivery (company_id, webhook_id, event, body)
    select company_id, id, ${event}, ${body} from webhook
    where company_id = ${company} and (case when ${only}::integer is null
      then is_active and events @> array[${event}::text] else id = ${only} end)
    returning id`.execute(tx);
  for (const row of rows)
    await jobs.add(tx, {
      kind: sendKind,
      companyId: company,
      subject: event,
      payload: { company, delivery: row.id, turn: 0 },
    });
}
