import { randomBytes } from 'node:crypto';
import {
  platformUserCalls,
  userCalls,
  userInput,
  type User,
  type UserCalls,
  type UserInput,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import type { App } from '#server/app.ts';
import { onePerServer } from '#server/cache.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { serveExport } from '#server/records/export.ts';
import { serveImport } from '#server/records/import.ts';
import { inOrder } from '#server/records/list.ts';
import { serveList } from '#server/records/serve-list.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { makeInitialPassword } from '#server/access/initial-password.ts';
import {
  deleteUsers,
  makePasswords,
  moveUsers,
  resetPasswords,
  signOutUsers,
  unlockUsers,
  type MadePasswords,
} from './commands.ts';
import { inviteUser, revokeInvite } from './invite.ts';
import { userList } from './queries.ts';
import { exported, imported } from './spreadsheet.ts';
import { addUser, editUser, table } from './work.ts';

const { done } = userTexts;

async function read(reader: Reader, id: number): Promise<User> {
  const [found] = await inOrder(userList, reader, [id]);
  if (!found) throw notFound();
  return found;
}

/** The hash of an unknown password: imported users get theirs by a reset. */
const unknownPassword = onePerServer((app: App) =>
  app.passwords.hash(randomBytes(24).toString('base64url')),
);

const endpointsOf = (calls: UserCalls): Endpoint[] => [
  serveList(calls.index, userList),
  serve(calls.info, (call) => read(call, call.input.id)),
  serve(
    calls.add,
    async (call) => {
      const { password: typed, ...given } = call.input;
      const password = typed || makeInitialPassword();
      const id = await addUser(call, given, await call.app.passwords.hash(password));
      return { ...(await read(call, id)), initial_password: typed ? null : password };
    },
    // The answer may hold a password; the unique username keeps a repeat from making a second account.
    { keepAnswer: false, done: done.added },
  ),
  serve(calls.edit, async (call) => {
    const { id, version, ...given } = call.input;
    await editUser(call, id, version, given);
    return read(call, id);
  }),
  serve(
    calls.resetPassword,
    (call) => resetPasswords(call, call.input.ids, call.prepared as MadePasswords),
    {
      prepare: ({ app, input }) => makePasswords(app, (input as { ids: number[] }).ids),
      keepAnswer: false,
    },
  ),
  // The answer holds the link, which is shown once.
  serve(calls.invite, (call) => inviteUser(call), {
    keepAnswer: false,
    done: done.invited,
  }),
  serve(
    calls.revokeInvite,
    async (call) => {
      await revokeInvite(call, call.input.id);
      return null;
    },
    { done: done.revoked },
  ),
  serve(calls.enable, async (call) => {
    await moveUsers(call, call.input.ids, 'enable');
    return null;
  }),
  serve(calls.disable, async (call) => {
    await moveUsers(call, call.input.ids, 'disable');
    return null;
  }),
  serve(
    calls.signOut,
    async (call) => {
      await signOutUsers(call, call.input.ids);
      return null;
    },
    { done: done.signedOut },
  ),
  serve(
    calls.unlock,
    async (call) => {
      await unlockUsers(call, call.input.ids);
      return null;
    },
    { done: done.unlocked },
  ),
  serve(
    calls.delete,
    async (call) => {
      await deleteUsers(call, call.input.ids);
      return null;
    },
    { done: done.deleted },
  ),
  serveExport(calls.export, userTexts, userList, exported),
  ...serveImport(calls.import, calls.importTemplate, {
    texts: userTexts,
    table,
    input: userInput,
    columns: imported,
    add: async (call, given: UserInput) => addUser(call, given, await unknownPassword(call.app)),
  }),
];

export const userEndpoints = [...endpointsOf(userCalls), ...endpointsOf(platformUserCalls)];
