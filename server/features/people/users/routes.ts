import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import {
  newUser,
  newUserInput,
  resetInput,
  shownPassword,
  userFilter,
  userInput,
  userRow,
  type User,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { idsInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Permission } from '#contract/permissions.ts';
import { rowId } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import { exportEndpoint } from '#server/records/export.ts';
import { importEndpoints } from '#server/records/import.ts';
import { inOrder, listPage } from '#server/records/list.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { makeInitialPassword } from '#server/access/initial-password.ts';
import { deleteUsers, disableUsers, enableUsers, resetPasswords, unlockUsers } from './commands.ts';
import { userList } from './queries.ts';
import { exported, imported } from './spreadsheet.ts';
import { addUser, editUser, table } from './work.ts';

const { done, fields } = userTexts;

async function read(reader: Reader, id: number): Promise<User> {
  const [found] = await inOrder(userList, reader, [id]);
  if (!found) throw notFound();
  return found;
}

/** Of a password that nobody knows: those who were imported get theirs when it is reset. */
const unusable = new WeakMap<App, Promise<string>>();
function unknownPassword({ app }: RecordCall): Promise<string> {
  const made = unusable.get(app) ?? app.passwords.hash(randomBytes(24).toString('base64url'));
  unusable.set(app, made);
  return made;
}

const endpointsOf = (type: LoginType, area: string) => {
  const allow = (verb: string) => `${area}:${verb}` as Permission;
  const types = [type];
  const plan = {
    resource: 'user',
    area,
    types,
    texts: userTexts,
    filter: userFilter,
    row: userRow,
    input: userInput,
    list: userList,
  };
  const command = (
    verb: string,
    right: string,
    said: (typeof done)[keyof typeof done],
    work: (call: RecordCall, ids: number[]) => Promise<void>,
  ) =>
    endpoint({
      method: 'POST',
      types,
      path: `user/${verb}`,
      allow: allow(right),
      input: idsInput,
      answer: z.null(),
      fields,
      done: said,
      run: async (call) => {
        await work(call, call.input.ids);
        return null;
      },
    });
  return [
    endpoint({
      method: 'GET',
      types,
      path: 'user/index',
      allow: allow('view'),
      input: userFilter,
      rows: userRow,
      fields,
      run: (call) => listPage(userList, call, call.input),
    }),
    endpoint({
      method: 'GET',
      types,
      path: 'user/info',
      allow: allow('view'),
      input: z.strictObject({ id: rowId }),
      answer: userRow,
      fields,
      run: (call) => read(call, call.input.id),
    }),
    endpoint({
      method: 'POST',
      types,
      path: 'user/add',
      allow: allow('add'),
      input: newUserInput,
      answer: newUser,
      fields,
      // The answer may hold a password; the username keeps a repeat from making a second account.
      keepAnswer: false,
      done: done.added,
      run: async (call) => {
        const { password: typed, ...given } = call.input;
        const password = typed || makeInitialPassword();
        const id = await addUser(call, given, await call.app.passwords.hash(password));
        return { ...(await read(call, id)), initial_password: typed ? null : password };
      },
    }),
    endpoint({
      method: 'POST',
      types,
      path: 'user/edit',
      allow: allow('edit'),
      input: userInput.extend({ id: rowId, version: rowId }),
      answer: userRow,
      fields,
      run: async (call) => {
        const { id, version, ...given } = call.input;
        await editUser(call, id, version, given);
        return read(call, id);
      },
    }),
    endpoint({
      method: 'POST',
      types,
      path: 'user/resetPassword',
      allow: allow('resetPassword'),
      input: resetInput,
      answer: z.array(shownPassword),
      fields,
      keepAnswer: false,
      run: (call) => resetPasswords(call, call.input.ids),
    }),
    command('enable', 'disable', done.enabled, enableUsers),
    command('disable', 'disable', done.disabled, disableUsers),
    command('unlock', 'unlock', done.unlocked, unlockUsers),
    command('delete', 'delete', done.deleted, deleteUsers),
    exportEndpoint(plan, exported),
    ...importEndpoints(plan, table, { columns: imported }, async (call, given) =>
      addUser(call, given, await unknownPassword(call)),
    ),
  ];
};

export const userEndpoints = [
  ...endpointsOf('web', 'app:user'),
  ...endpointsOf('admin', 'system:user'),
];
