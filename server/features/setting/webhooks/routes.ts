import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  webhookCalls,
  type Delivery,
  type Webhook,
  type webhookFilter,
} from '#contract/features/setting/webhooks/contract.ts';
import { webhookTexts } from '#contract/features/setting/webhooks/texts.ts';
import { limits } from '#contract/limits.ts';
import { testEvent } from '#contract/webhook-events.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { mayCall } from '#server/http/outgoing.ts';
import { queue, sendKind } from '#server/logs/webhook-queue.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { insertRecord, type RecordTable } from '#server/records/write.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { makeSecret } from './secret.ts';

const { errors, done, fields } = webhookTexts;
const table: RecordTable = { name: 'webhook', fields };
const mostWebhooks = 50;

type Times = 'rest_until' | 'taken_time' | 'create_time' | 'update_time';
type Found = Omit<Webhook, Times> &
  Record<'rest_until' | 'taken_time', Date | null> &
  Record<'create_time' | 'update_time', Date>;

// The secret is never read here.
const list: ListPlan<z.output<typeof webhookFilter>, Webhook, StaffSession> = {
  table: 'webhook',
  filters: {
    keyword: mentions(),
    is_active: equals('is_active'),
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select w.id, w.company_id, w.name, w.url, w.events, w.is_active,
        case when not w.is_active then 'off' when w.rest_until > now() then 'resting' else 'on' end as state,
        case when w.rest_until > now() then w.rest_until end as rest_until, w.taken_time,
        (select count(*)::int from webhook_delivery d where d.company_id = w.company_id and d.webhook_id = w.id
          and d.state = 'failed' and d.create_time > now() - interval '1 day') as failed,
        w.version, w.create_time, w.update_time
      from webhook w where w.company_id = ${session.companyId} and w.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      rest_until: row.rest_until?.toISOString() ?? null,
      taken_time: row.taken_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

type Here = { app: App; tx: Tx; session: StaffSession };

function checkUrl({ settings }: App, url: string): void {
  if (!mayCall(settings, url))
    throw new Refusal(errors.private, { code: codes.invalid, field: 'url' });
}
/** Every node knows which events are wanted. */
const tellNodes = ({ app, tx, session }: Here) =>
  app.cluster.tell(tx, { topic: 'webhook', company: session.companyId });

async function hold({ tx, session }: Here, id: number) {
  const row = await tx
    .selectFrom('webhook')
    .select(['id', 'is_active'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function refuseMore({ tx, session }: Here): Promise<void> {
  await sql`select from company where company_id = ${session.companyId} for update`.execute(tx);
  const { n } = await tx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('company_id', '=', session.companyId)
    .executeTakeFirstOrThrow();
  if (n >= mostWebhooks) throw new Refusal(errors.tooMany, { params: { n: mostWebhooks } });
}

type StoredDelivery = Omit<Delivery, 'next_time' | 'send_time' | 'create_time'> &
  Record<'next_time' | 'send_time', Date | null> & { create_time: Date };

const { add: _add, ...recordCallsOfWebhooks } = webhookCalls;

export const webhookEndpoints = [
  ...serveRecords(recordCallsOfWebhooks, {
    texts: webhookTexts,
    list,
    toColumns: (input, { app }) => {
      checkUrl(app, input.url);
      return { ...input, events: sql`${input.events}::text[]`, rest_until: null, failures: 0 };
    },
    afterWrite: tellNodes,
    beforeDelete: tellNodes,
    export: [
      { field: 'name', width: 24 },
      { field: 'url', width: 48 },
      { field: 'events', width: 60, show: (events) => events.join(', ') },
      {
        field: 'state',
        width: 14,
        show: (state, language) => webhookTexts.states[state][language],
      },
      { field: 'taken_time', as: 'time' },
      { field: 'failed' },
      { field: 'create_time' },
    ],
  }),
  serve(
    webhookCalls.add,
    async (call) => {
      const { app, tx, session, input } = call;
      checkUrl(app, input.url);
      await refuseMore(call);
      const { secret, columns } = makeSecret(app, session.companyId);
      const id = await insertRecord(tx, table, session, {
        ...input,
        events: sql`${input.events}::text[]`,
        ...columns,
      });
      call.changed('webhook', id, null, input);
      await tellNodes(call);
      return { ...(await inOrder(list, call, [id]))[0]!, secret };
    },
    // The secret is in the answer only, and a repeat makes another.
    { keepAnswer: false, done: done.added },
  ),
  serve(
    webhookCalls.rotate,
    async (call) => {
      const { app, tx, session, input } = call;
      await hold(call, input.id);
      const { secret, columns } = makeSecret(app, session.companyId);
      await sql`update webhook set former_sealed = secret_sealed, former_until = now() + interval '1 day',
          secret_sealed = ${columns.secret_sealed}, version = version + 1
        where company_id = ${session.companyId} and id = ${input.id}`.execute(tx);
      call.changed('webhook', input.id, null, null);
      return { ...(await inOrder(list, call, [input.id]))[0]!, secret };
    },
    { keepAnswer: false, done: done.rotated },
  ),
  serve(
    webhookCalls.test,
    async (call) => {
      const { app, tx, session, input } = call;
      const row = await hold(call, input.id);
      if (!row.is_active) throw new Refusal(errors.off);
      await sql`update webhook set rest_until = null
        where company_id = ${session.companyId} and id = ${input.id}`.execute(tx);
      const by = { type: 'web', username: session.username };
      const message = { company: session.companyId, event: testEvent, content: { by } };
      await queue(app, tx, message, input.id);
      call.changed('webhook', input.id, null, null);
      return null;
    },
    { done: done.queued },
  ),
  serve(webhookCalls.deliveries, async ({ tx, session, input }) => {
    const size = Math.min(input.limit, limits.listMax);
    const of = sql`webhook_delivery where company_id = ${session.companyId} and webhook_id = ${input.id}`;
    const known = await tx
      .selectFrom('webhook')
      .select('id')
      .where('company_id', '=', session.companyId)
      .where('id', '=', input.id)
      .executeTakeFirst();
    if (!known) throw notFound();
    const { rows } = await sql<StoredDelivery>`
      select id::float8 as id, event, state, attempts, status, answer, error, duration, body, next_time, send_time,
        create_time
      from ${of} order by id desc limit ${size} offset ${(input.page - 1) * size}`.execute(tx);
    const { rows: counts } = await sql<{ n: number }>`select count(*)::int as n from ${of}`.execute(
      tx,
    );
    return {
      rows: rows.map((row) => ({
        ...row,
        next_time: row.next_time?.toISOString() ?? null,
        send_time: row.send_time?.toISOString() ?? null,
        create_time: row.create_time.toISOString(),
      })),
      count: counts[0]!.n,
    };
  }),
  serve(
    webhookCalls.redeliver,
    async (call) => {
      const { app, tx, session, input } = call;
      const company = session.companyId;
      const { rows } = await sql<{ webhook_id: number; turn: number; is_active: boolean }>`
        update webhook_delivery d set state = 'waiting', turn = d.turn + 1, attempts = 0, begin_time = now(),
          next_time = null
        from webhook w where d.company_id = ${company} and d.id = ${input.id}
          and w.company_id = d.company_id and w.id = d.webhook_id
        returning d.webhook_id, d.turn, w.is_active`.execute(tx);
      const [row] = rows;
      if (!row) throw notFound();
      if (!row.is_active) throw new Refusal(errors.off);
      await sql`update webhook set rest_until = null
        where company_id = ${company} and id = ${row.webhook_id}`.execute(tx);
      await app.jobs.add(tx, {
        kind: sendKind,
        companyId: company,
        payload: { company, delivery: input.id, turn: row.turn },
      });
      call.changed('webhook', row.webhook_id, null, null);
      return null;
    },
    { done: done.queued },
  ),
];
