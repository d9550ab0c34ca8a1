import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { announcementFilter } from '#contract/features/platform/announcements/contract.ts';
import {
  type Announcement,
  announcementCalls,
} from '#contract/features/platform/announcements/contract.ts';
import { announcementMoves } from '#contract/features/platform/announcements/moves.ts';
import { announcementTexts as texts } from '#contract/features/platform/announcements/texts.ts';
import { asSystem, type Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { transition } from '#server/records/transition.ts';
import { recordWork } from '#server/records/work.ts';
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

/** How many have read each. Notices belong to their readers, so this runs as the system and only counts. */
async function readCounts(
  tx: Tx,
  session: Session,
  batches: string[],
): Promise<Map<string, number>> {
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

type Held = { batch: string; title: string };

const plan: RecordPlan<typeof announcementCalls> = {
  texts,
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
};
const { table, target } = recordWork(announcementCalls, plan);
const moving = { ...table, target, moves: announcementMoves };
const undrafted = { ...moving, refused: texts.errors.notDraft };
const unsent = { ...moving, refused: texts.errors.notSent };

export const announcementEndpoints = [
  ...serveRecords(announcementCalls, plan),
  serve(announcementCalls.send, async (call) => {
    const { app, tx, session, input } = call;
    const { id, version } = input;
    const [sent] = await transition<typeof announcementMoves, Held>(call, undrafted, [id], 'send', {
      version,
      set: { send_time: new Date() },
    });
    await app.jobs.add(tx, {
      kind: announcementJob.kind,
      payload: { announcement: id },
      subject: sent!.title,
      accountId: session.accountId,
      uniqueKey: `announcement ${id}`,
    });
    return (await inOrder(list, call, [id]))[0]!;
  }),
  serve(announcementCalls.withdraw, async (call) => {
    const { tx, session, input, changed, tell } = call;
    const { id, version } = input;
    const [held] = await transition<typeof announcementMoves, Held>(
      call,
      unsent,
      [id],
      'withdraw',
      {
        version,
      },
    );
    // Users who have read it keep it.
    const { numDeletedRows } = await asSystem(tx, actorOf(session), () =>
      tx
        .deleteFrom('notice')
        .where('batch', '=', held!.batch)
        .where('is_read', '=', 0)
        .executeTakeFirst(),
    );
    const n = Number(numDeletedRows);
    changed(target, id, null, { notices: n });
    tell(announcementMoves.moves.withdraw.done, { n });
    return (await inOrder(list, call, [id]))[0]!;
  }),
];
