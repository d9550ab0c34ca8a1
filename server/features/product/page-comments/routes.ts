import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  commentLimits,
  pageCommentCalls,
} from '#contract/features/product/page-comments/contract.ts';
import { pageCommentTexts as texts } from '#contract/features/product/page-comments/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import {
  deleteRecords,
  insertRecord,
  lockRecord,
  updateRecord,
  type RecordTable,
} from '#server/records/write.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { findBlock, readComments } from './queries.ts';
import './table.ts';

const { errors } = texts;
const table: RecordTable = { name: 'page_comment', fields: texts.fields };

type Call = CallContext<unknown, StaffSession>;
type Stored = {
  id: number;
  page_id: number;
  reply_to: number | null;
  block: string;
  account_id: number;
  text: string;
};
const names = ['page_id', 'reply_to', 'block', 'account_id', 'text'];
const lock = ({ tx, session }: Call, id: number) =>
  lockRecord<Stored>(tx, table, session, id, names);

/** The designers in which this page is open read its comments again. */
const refresh = ({ tx, app, session }: Call, page: number) =>
  app.cluster.tell(tx, {
    topic: 'note',
    company: session.companyId,
    right: 'product:page:view',
    about: `pageComment/${page}`,
  });

export const pageCommentEndpoints = [
  serve(pageCommentCalls.index, async (call) => {
    await findBlock(call, call.input.page_id, '');
    return readComments(call, call.input.page_id);
  }),
  serve(pageCommentCalls.add, async (call) => {
    const { tx, session, input, changed } = call;
    const { page_id: page, reply_to: answered, text } = input;
    const first = answered === null ? null : await lock(call, answered);
    if (first && (first.page_id !== page || first.reply_to !== null)) throw notFound();
    const block = first ? first.block : input.block;
    const found = await findBlock(call, page, block);
    if (found.comments >= commentLimits.ofPage) throw new Refusal(errors.full);
    // An answer may still be given when the block is gone.
    if (!first && block !== '' && !found.block)
      throw new Refusal(errors.noBlock, { code: codes.invalid, field: 'block' });
    const id = await insertRecord(tx, table, session, {
      ...{ page_id: page, reply_to: answered, block, text, account_id: session.accountId },
      block_type: found.block?.type ?? '',
      block_name: found.block?.name ?? '',
    });
    // What is answered is discussed again.
    if (first) await updateRecord(tx, table, session, first.id, open);
    changed('page_template', page, null, { text });
    await refresh(call, page);
    return { id };
  }),
  serve(pageCommentCalls.resolve, async (call) => {
    const { tx, session, input, changed } = call;
    const comment = await lock(call, input.id);
    if (comment.reply_to !== null) throw notFound();
    const columns = input.is_resolved
      ? { resolve_by: session.accountId, resolve_time: sql`now()` }
      : open;
    await updateRecord(tx, table, session, comment.id, columns);
    changed('page_template', comment.page_id, null, { is_resolved: input.is_resolved });
    await refresh(call, comment.page_id);
    return null;
  }),
  serve(
    pageCommentCalls.delete,
    async (call) => {
      const { tx, session, input, changed } = call;
      const comment = await lock(call, input.id);
      if (comment.account_id !== session.accountId)
        throw new Refusal(errors.notOwn, { code: codes.forbidden });
      const others = await tx
        .selectFrom('page_comment')
        .select('id')
        .where('company_id', '=', session.companyId)
        .where('reply_to', '=', comment.id)
        .where('account_id', '<>', session.accountId)
        .executeTakeFirst();
      if (others) throw new Refusal(errors.answered);
      await deleteRecords(tx, table, session, [comment.id]);
      changed('page_template', comment.page_id, { text: comment.text }, null);
      await refresh(call, comment.page_id);
      return null;
    },
    { done: texts.done.deleted },
  ),
];

const open = { resolve_by: null, resolve_time: null };
