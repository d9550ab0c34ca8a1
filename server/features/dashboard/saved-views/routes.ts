import { codes } from '#contract/envelope.ts';
import {
  savedViewCalls,
  type SavedView,
} from '#contract/features/dashboard/saved-views/contract.ts';
import { savedViewTexts as texts } from '#contract/features/dashboard/saved-views/texts.ts';
import type { Session } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { insertRecord, lockRecord, updateRecord, type RecordTable } from '#server/records/write.ts';
import { knownPart, listFor, understood } from './known.ts';
import { checkRoom, mayShare, readViews } from './queries.ts';
import './table.ts';

const table: RecordTable = {
  name: 'saved_view',
  unique: { saved_view_by_name: 'name' },
  fields: texts.fields,
};

type Stored = {
  id: number;
  version: number;
  account_id: number;
  dealer_id: number | null;
  list: string;
  name: string;
  is_shared: boolean;
  state: SavedView['state'];
  delete_time: Date | null;
};

/** Locks a view that the user may change: one's own, or a shared one with the right to share. */
async function lockView(tx: Tx, session: Session, id: number): Promise<Stored> {
  const names = ['account_id', 'dealer_id', 'list', 'name', 'is_shared', 'state', 'delete_time'];
  const view = await lockRecord<Stored>(tx, table, session, id, names);
  const isOwn = view.account_id === session.accountId;
  if (!isOwn && (!view.is_shared || view.dealer_id !== session.dealerId)) throw notFound();
  if (!isOwn && !mayShare(session))
    throw new Refusal(texts.errors.mayNotEdit, { code: codes.forbidden });
  return view;
}

function checkSharing(session: Session, isShared: boolean): void {
  if (isShared && !mayShare(session))
    throw new Refusal(texts.errors.mayNotShare, { code: codes.forbidden, field: 'is_shared' });
}

/** Serves the saved views of every list: `lists` are the calls of the server. */
export function serveSavedViews(lists: () => readonly Endpoint[]): Endpoint[] {
  const list = (session: Session, name: string) => {
    const found = listFor(lists(), session, name);
    if (!found) throw notFound();
    return found;
  };
  const readView = async (tx: Tx, session: Session, id: number): Promise<SavedView> => {
    const [view] = understood(await readViews(tx, session, { id }), lists(), session);
    if (!view) throw notFound();
    return view;
  };
  return [
    serve(savedViewCalls.index, async ({ tx, session, input }) => {
      list(session, input.list);
      return understood(await readViews(tx, session, input), lists(), session);
    }),
    serve(savedViewCalls.defaults, async ({ tx, session }) =>
      understood(await readViews(tx, session, 'defaults'), lists(), session),
    ),
    serve(
      savedViewCalls.add,
      async ({ tx, session, input, changed }) => {
        const state = knownPart(list(session, input.list), input.state);
        checkSharing(session, input.is_shared);
        await checkRoom(tx, session, input.list, { own: true, shared: input.is_shared });
        const columns = { list: input.list, name: input.name, is_shared: input.is_shared, state };
        const id = await insertRecord(tx, table, session, {
          ...columns,
          dealer_id: session.dealerId,
          account_id: session.accountId,
        });
        changed('savedView', id, null, columns);
        return readView(tx, session, id);
      },
      { done: texts.done.added },
    ),
    serve(
      savedViewCalls.edit,
      async ({ tx, session, input, changed }) => {
        const { id, version, ...given } = input;
        const before = await lockView(tx, session, id);
        if (before.delete_time) throw notFound();
        const next = { ...given, state: knownPart(list(session, before.list), given.state) };
        const isOwn = before.account_id === session.accountId;
        // What its author no longer shares, only the author would still see.
        if (!isOwn && !next.is_shared)
          throw new Refusal(texts.errors.mayNotEdit, { code: codes.forbidden, field: 'is_shared' });
        if (!before.is_shared) checkSharing(session, next.is_shared);
        editLocked(before, version, next);
        if (!before.is_shared && next.is_shared)
          await checkRoom(tx, session, before.list, { own: false, shared: true });
        await updateRecord(tx, table, session, id, next);
        changed('savedView', id, before, next);
        return readView(tx, session, id);
      },
      { done: texts.done.added },
    ),
    serve(savedViewCalls.delete, async ({ tx, session, input: { id }, changed, onlyRead }) => {
      const view = await lockView(tx, session, id);
      if (view.delete_time) {
        onlyRead();
        return null;
      }
      await updateRecord(tx, table, session, id, { delete_time: new Date() });
      changed('savedView', id, { name: view.name, list: view.list }, null);
      return null;
    }),
    serve(
      savedViewCalls.restore,
      async ({ tx, session, input: { id }, changed, onlyRead }) => {
        const view = await lockView(tx, session, id);
        if (view.delete_time) {
          const own = view.account_id === session.accountId;
          await checkRoom(tx, session, view.list, { own, shared: view.is_shared });
          // The name goes with it: it may have been taken meanwhile.
          const { name } = view;
          await updateRecord(tx, table, session, id, { name, delete_time: null });
          changed('savedView', id, null, { name, list: view.list });
        } else onlyRead();
        return readView(tx, session, id);
      },
      { done: texts.done.restored },
    ),
    serve(savedViewCalls.setDefault, async ({ tx, session, input, changed }) => {
      const own = { account_id: session.accountId, list: input.list };
      list(session, own.list);
      if (input.id === null) {
        await tx
          .deleteFrom('saved_view_default')
          .where('account_id', '=', own.account_id)
          .where('list', '=', own.list)
          .execute();
        changed('savedView', null, null, { list: own.list, name: null });
        return null;
      }
      const view = await readView(tx, session, input.id);
      if (view.list !== own.list) throw notFound();
      await tx
        .insertInto('saved_view_default')
        .values({ ...own, company_id: session.companyId, view_id: view.id })
        .onConflict((row) => row.columns(['account_id', 'list']).doUpdateSet({ view_id: view.id }))
        .execute();
      changed('savedView', view.id, null, { list: own.list, name: view.name });
      return null;
    }),
  ];
}
