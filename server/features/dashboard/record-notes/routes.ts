import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { recordNoteCalls } from '#contract/features/dashboard/record-notes/contract.ts';
import { recordNoteTexts as texts } from '#contract/features/dashboard/record-notes/texts.ts';
import type { NoticeType } from '#contract/features/message/notices/contract.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { freeFiles, useFiles } from '#server/files/uses.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { notify } from '#server/messages/notices.ts';
import { areHandlers, readHandlers } from '#server/people/handlers.ts';
import { listPage } from '#server/records/list.ts';
import {
  kindSeenBy,
  recordSeenBy,
  type RecordKind,
  type SeenRecord,
} from '#server/records/record-kinds.ts';
import {
  deleteRecords,
  insertRecord,
  lockRecord,
  updateRecord,
  type RecordTable,
} from '#server/records/write.ts';
import { Refusal } from '#server/refusal.ts';
import { noteList, owner, readNote } from './queries.ts';
import './table.ts';

const table: RecordTable = { name: 'record_note', fields: texts.fields };

type Stored = {
  id: number;
  version: number;
  kind: string;
  record_id: number;
  account_id: number;
  text: string;
  mentions: number[];
};
type Call = CallContext<unknown, StaffSession>;

/** What notices are called by the record that they are about; those of other kinds are plain ones. */
const noticeTypes: Readonly<Record<string, NoticeType>> = {
  supplier: 2,
  customer: 3,
  purchaseOrder: 4,
  incident: 5,
  repair: 5,
  warranty: 5,
  salesOrder: 6,
};

/** Locks a note of one's own on a record that one may still see. */
async function lockOwn(call: Call, id: number): Promise<Stored & { on: SeenRecord }> {
  const { tx, session } = call;
  const names = ['kind', 'record_id', 'account_id', 'text', 'mentions'];
  const note = await lockRecord<Stored>(tx, table, session, id, names);
  const on = await recordSeenBy(call, note.kind, note.record_id);
  if (note.account_id !== session.accountId)
    throw new Refusal(texts.errors.notOwn, { code: codes.forbidden });
  return { ...note, on };
}

async function keepFiles({ tx, session }: Call, id: number, files: string[]): Promise<void> {
  if (!(await useFiles(tx, { company: session.companyId, owner, id }, files)))
    throw new Refusal(fileTexts.errors.noUpload, { code: codes.invalid, field: 'files' });
}

async function checkMentions({ tx, session }: Call, kind: RecordKind, ids: number[]) {
  if (!(await areHandlers(tx, session.companyId, kind.right, ids)))
    throw new Refusal(texts.errors.cannotSee, { code: codes.invalid, field: 'mentions' });
}

/** Tells those who are mentioned, once each. */
async function tellMentioned(
  { tx, app, session }: Call,
  { kind, id, name }: SeenRecord,
  text: string,
  mentions: readonly number[],
): Promise<void> {
  if (mentions.length === 0) return;
  // By characters: half of an emoji could not be stored.
  const letters = [...text];
  const short = letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : text;
  await notify(tx, app.cluster, actorOf(session), {
    to: { accounts: mentions, company: session.companyId },
    except: session.accountId,
    type: noticeTypes[kind.name] ?? 0,
    sentence: 'noteMentioned',
    params: { user: session.realname, name, text: short, id, page: kind.path },
    createUser: session.realname,
  });
}

/** The pages on which this record is open read its notes again. */
const refresh = ({ tx, app, session }: Call, { kind, id }: SeenRecord) =>
  app.cluster.tell(tx, {
    topic: 'note',
    company: session.companyId,
    right: kind.right,
    about: `${kind.name}/${id}`,
  });

export const recordNoteEndpoints = [
  serve(recordNoteCalls.index, async (call) => {
    await recordSeenBy(call, call.input.kind, call.input.record_id);
    return listPage(noteList, call, call.input);
  }),
  serve(recordNoteCalls.people, async (call) => {
    const { right } = kindSeenBy(call.session, call.input.kind);
    const rows = await readHandlers(call, right, call.input);
    return { rows, count: rows.length };
  }),
  serve(
    recordNoteCalls.add,
    async (call) => {
      const { tx, session, input, changed } = call;
      const { kind, record_id, files, text, mentions } = input;
      const record = await recordSeenBy(call, kind, record_id);
      await checkMentions(call, record.kind, mentions);
      const id = await insertRecord(tx, table, session, {
        ...{ kind, record_id, account_id: session.accountId, text },
        mentions: sql`${mentions}::integer[]`,
      });
      await keepFiles(call, id, files);
      await tellMentioned(call, record, text, mentions);
      await refresh(call, record);
      changed(kind, record_id, null, { text });
      return readNote(call, id);
    },
    { done: texts.done.added },
  ),
  serve(
    recordNoteCalls.edit,
    async (call) => {
      const { tx, session, input, changed } = call;
      const { id, version, text, mentions, files } = input;
      const before = await lockOwn(call, id);
      editLocked(before, version, { text, mentions });
      const fresh = mentions.filter((one) => !before.mentions.includes(one));
      await checkMentions(call, before.on.kind, fresh);
      const columns = { text, mentions: sql`${mentions}::integer[]`, edit_time: sql`now()` };
      await updateRecord(tx, table, session, id, columns);
      await keepFiles(call, id, files);
      await tellMentioned(call, before.on, text, fresh);
      await refresh(call, before.on);
      changed(before.kind, before.on.id, { text: before.text }, { text });
      return readNote(call, id);
    },
    { done: texts.done.edited },
  ),
  serve(
    recordNoteCalls.delete,
    async (call) => {
      const { tx, session, input, changed } = call;
      const before = await lockOwn(call, input.id);
      await freeFiles(tx, { company: session.companyId, owner }, [input.id]);
      await deleteRecords(tx, table, session, [input.id]);
      await refresh(call, before.on);
      changed(before.kind, before.on.id, { text: before.text }, null);
      return null;
    },
    { done: texts.done.deleted },
  ),
];
