import { sql } from 'kysely';
import { noticeCalls, type Opens } from '#contract/features/message/notices/contract.ts';
import { noticeTexts } from '#contract/features/message/notices/texts.ts';
import { limits } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { noticeText } from '#server/messages/notices.ts';
import { matchingSentences } from './search.ts';

const aboutIncidents = [
  'incidentOpened',
  'incidentAssigned',
  'incidentPenalised',
  'penaltyWithdrawn',
  'incidentAppealed',
  'appealAccepted',
  'appealRejected',
];

/** What a notice opens, where that is not what others of its type open. */
function opensOf(sentence: string): { opens?: Opens } {
  if (sentence.startsWith('supplied')) return { opens: 'supplierOrder' };
  if (sentence.startsWith('repair')) return { opens: 'repair' };
  if (sentence.startsWith('campaign')) return { opens: 'campaign' };
  if (sentence.startsWith('nonconformance')) return { opens: 'nonconformance' };
  if (aboutIncidents.includes(sentence)) return { opens: 'incident' };
  return sentence === 'fakeReported' ? { opens: 'fakeReport' } : {};
}

export const noticeEndpoints = [
  serve(noticeCalls.index, async ({ tx, session, input, language }) => {
    const limit = Math.min(input.limit, limits.listMax);
    let found = tx.selectFrom('notice').where('account_id', '=', session.accountId);
    if (input.type !== undefined) found = found.where('type', '=', input.type);
    if (input.is_read !== undefined) found = found.where('is_read', '=', input.is_read);
    if (input.start_date)
      found = found.where(
        'create_time',
        '>=',
        sql<Date>`${input.start_date}::date at time zone 'Asia/Shanghai'`,
      );
    if (input.end_date)
      found = found.where(
        'create_time',
        '<',
        sql<Date>`(${input.end_date}::date + 1) at time zone 'Asia/Shanghai'`,
      );
    if (input.keyword) found = found.where(matchingSentences(input.keyword, language));
    const { count } = await found
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .select(['id', 'type', 'sentence', 'params', 'create_user', 'is_read', 'create_time'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((input.page - 1) * limit)
      .execute();
    return {
      count,
      rows: rows.map((row) => ({
        id: row.id,
        type: row.type,
        ...noticeText(row.sentence, row.params, language),
        create_time: row.create_time.toISOString(),
        create_user: row.create_user ?? say(noticeTexts.system, language),
        is_read: row.is_read,
        ...(typeof row.params.id === 'number' ? { record_id: row.params.id } : {}),
        ...(typeof row.params.page === 'string' ? { page: row.params.page } : {}),
        ...opensOf(row.sentence),
      })),
    };
  }),
  serve(
    noticeCalls.edit,
    async ({ tx, session, input, changed }) => {
      if (input.id !== undefined) {
        const mine = await tx
          .selectFrom('notice')
          .select('is_read')
          .where('id', '=', input.id)
          .where('account_id', '=', session.accountId)
          .executeTakeFirst();
        if (!mine) throw notFound();
      }
      let unread = tx
        .updateTable('notice')
        .set({ is_read: 1, read_time: sql`now()` })
        .where('account_id', '=', session.accountId)
        .where('is_read', '=', 0);
      if (input.id !== undefined) unread = unread.where('id', '=', input.id);
      const { numUpdatedRows } = await unread.executeTakeFirst();
      changed('notice', input.id ?? 'all', null, { read: Number(numUpdatedRows) });
      return null;
    },
    { writes: true, done: noticeTexts.done.read },
  ),
];
