import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  announcementCommand,
  announcementFilter,
  announcementInput,
  announcementRow,
  type Announcement,
  type AnnouncementState,
} from '#contract/features/platform/announcements/contract.ts';
import { announcementTexts as texts } from '#contract/features/platform/announcements/texts.ts';
import { asSystem, type Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { endpoint, type CallContext } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { actorOf, type Session } from '#server/access/sessions.ts';
import { announcementJob } from './send.ts';

type Times = 'send_time' | 'create_time' | 'update_time';
type Found = Omit<Announcement, 'companies' | 'read' | Times> & {
  batch: string;
  send_time: Date | null;
  create_time: Date;
  update_time: Date;
};

async function readRows({ tx, session }: Reader, ids: number[]): Promise<Announcement[]> {
  const { rows } = await sql<Found>`
    select id, title, title_en, title_tw, content, content_en, content_tw, company_ids, state, batch::text, readers,
      send_time, create_user, version, create_time, update_time
    from announcement where id = any(${ids})`.execute(tx);
  const read = await readCounts(
    tx,
    session,
    rows.map(({ batch }) => batch),
  );
  const names = await companyNames(tx, [...new Set(rows.flatMap((row) => row.company_ids))]);
  return rows.map(({ batch, ...row }) => ({
    ...row,
    companies: row.company_ids.map((id) => names.get(id) ?? String(id)),
    read: read.get(batch) ?? 0,
    send_time: row.send_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** How many read each. Notices are their readers' own, so this is asked for by the house, and only counted. */
async function readCounts(tx: Tx, session: Session, batches: string[]): Promise<Map<string, number>> {
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<{ batch: string; n: number }>`
      select batch::text, count(*) as n from notice
      where batch = any(${batches}::uuid[]) and is_read = 1 and sentence = 'announcement' group by batch`.execute(
      tx,
    ),
  );
  return new Map(rows.map(({ batch, n }) => [batch, n]));
}

async function companyNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('company')
    .select(['company_id', 'name'])
    .where('company_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.name]));
}

const list: ListPlan<z.output<typeof announcementFilter>, Announcement> = {
  table: 'announcement',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    state: equals('state'),
    create_time: within('create_time'),
  },
  rows: readRows,
};

async function hold({ tx, input }: CallContext<z.output<typeof announcementCommand>, Session>) {
  const row = await tx
    .selectFrom('announcement')
    .select(['id', 'version', 'state', 'batch', 'title'])
    .where('id', '=', input.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Moved = { state: AnnouncementState; send_time?: Date };
async function move(call: CallContext<z.output<typeof announcementCommand>, Session>, to: Moved) {
  const { tx, session, input } = call;
  await tx
    .updateTable('announcement')
    .set({ ...to, version: sql`version + 1`, update_by: session.accountId, update_time: new Date() })
    .where('id', '=', input.id)
    .execute();
}

const common = {
  method: 'POST',
  types: ['admin'],
  allow: 'platform:announcement:send',
  input: announcementCommand,
  answer: announcementRow,
  fields: texts.fields,
} as const;

export const announcementEndpoints = [
  ...recordEndpoints({
    resource: 'announcement',
    area: 'platform:announcement',
    types: ['admin'],
    texts,
    filter: announcementFilter,
    row: announcementRow,
    input: announcementInput,
    list,
    reads: ['state'],
    toColumns: async (input, { tx, session }, before) => {
      if (before && before.state !== 'draft')
        throw new Refusal(texts.errors.notDraft, { code: codes.conflict });
      const ids = [...new Set(input.company_ids)];
      if ((await companyNames(tx, ids)).size < ids.length)
        throw new Refusal(texts.errors.company, { code: codes.invalid, field: 'company_ids' });
      const written = { ...input, company_ids: ids };
      return before ? written : { ...written, create_user: session.realname };
    },
    beforeDelete: async (_call, rows) => {
      if (rows.some(({ state }) => state === 'sending' || state === 'sent'))
        throw new Refusal(texts.errors.stillShown, { code: codes.conflict });
    },
  }),
  endpoint({
    ...common,
    path: 'announcement/send',
    done: texts.done.sending,
    run: async (call) => {
      const { app, tx, session, input, changed } = call;
      const before = await hold(call);
      if (before.state !== 'draft')
        throw new Refusal(texts.errors.notDraft, { code: codes.conflict });
      editLocked(before, input.version, {});
      await move(call, { state: 'sending', send_time: new Date() });
      await app.jobs.add(tx, {
        kind: announcementJob.kind,
        payload: { announcement: input.id },
        subject: before.title,
        accountId: session.accountId,
        uniqueKey: `announcement ${input.id}`,
      });
      changed('announcement', input.id, { state: before.state }, { state: 'sending' });
      return (await inOrder(list, call, [input.id]))[0]!;
    },
  }),
  endpoint({
    ...common,
    path: 'announcement/withdraw',
    run: async (call) => {
      const { tx, session, input, changed, tell } = call;
      const before = await hold(call);
      if (before.state !== 'sent' && before.state !== 'sending')
        throw new Refusal(texts.errors.notSent, { code: codes.conflict });
      editLocked(before, input.version, {});
      await move(call, { state: 'withdrawn' });
      // Whoever read it keeps it: what was seen cannot be unseen.
      const { numAffectedRows } = await asSystem(tx, actorOf(session), () =>
        sql`delete from notice where batch = ${before.batch}::uuid and is_read = 0`.execute(tx),
      );
      const n = Number(numAffectedRows ?? 0);
      changed(
        'announcement',
        input.id,
        { state: before.state },
        { state: 'withdrawn', notices: n },
      );
      tell(texts.done.withdrawn, { n });
      return (await inOrder(list, call, [input.id]))[0]!;
    },
  }),
];
