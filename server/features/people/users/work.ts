import { codes } from '#contract/envelope.ts';
import type { UserInput } from '#contract/features/people/users/contract.ts';
import { isMasked } from '#contract/reveal.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { bareMobile, maskMobile } from '#contract/validation.ts';
import type { App } from '#server/app.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall } from '#server/records/plan.ts';
import {
  insertRecord,
  lockRecord,
  updateRecord,
  type Columns,
  type RecordTable,
} from '#server/records/write.ts';
import { mobileIndex } from '#server/messages/sms-codes.ts';
import { uninvited } from '#server/people/invitations.ts';
import { ofOwnType } from '#server/people/own-type.ts';
import {
  checkPlaces,
  checkQuota,
  checkRoles,
  keepManager,
  refuseAbove,
  takeTurn,
} from './rules.ts';

export const table: RecordTable = {
  name: 'account',
  only: ofOwnType,
  unique: { account_by_username: 'username' },
  fields: userTexts.fields,
};

export type KeptUser = Omit<UserInput, 'mobile' | 'role_ids' | 'email'> & {
  email: string | null;
  mobile_sealed: Buffer | null;
};
const names = [
  'username',
  'realname',
  'email',
  'mobile_sealed',
  'remark',
  'dept_id',
  'position_id',
  'level_id',
];

/** Users belong to their company, or to the platform. */
const ownerOf = ({ session }: RecordCall) => session.companyId ?? 0;
const maskOf = (app: App, company: number, sealed: Buffer | null): string =>
  sealed ? maskMobile(app.secrets.open('account.mobile', company, sealed)) : '';

/** The columns of a phone number: encrypted, with a keyed hash for search. None if it is the same, or its mask. */
function mobileColumns(app: App, company: number, given: string, kept: Buffer | null): Columns {
  if (given === '') return kept ? { mobile_sealed: null, mobile_index: null } : {};
  if (!isMasked(given)) {
    const bare = bareMobile(given);
    if (kept && app.secrets.open('account.mobile', company, kept) === bare) return {};
    return {
      mobile_sealed: app.secrets.seal('account.mobile', company, bare),
      mobile_index: mobileIndex(app, bare),
    };
  }
  if (given === maskOf(app, company, kept)) return {};
  throw new Refusal(validationTexts.formatError, { code: codes.invalid, field: 'mobile' });
}

async function giveRoles({ tx, session }: RecordCall, id: number, roles: readonly number[]) {
  await tx.deleteFrom('account_role').where('account_id', '=', id).execute();
  await tx
    .insertInto('account_role')
    .values(
      [...new Set(roles)].map((role_id) => ({
        account_id: id,
        role_id,
        company_id: session.companyId,
      })),
    )
    .execute();
}

/** Creates an account with an initial password. */
export async function addUser(
  call: RecordCall,
  given: UserInput,
  passwordHash: string,
): Promise<number> {
  await takeTurn(call);
  await checkPlaces(call, given, null);
  await checkRoles(call, given.role_ids);
  const { mobile, role_ids: roles, email, ...plain } = given;
  const id = await insertRecord(call.tx, table, call.session, {
    ...plain,
    email: email || null,
    ...mobileColumns(call.app, ownerOf(call), mobile, null),
    login_type: call.session.type,
    password_hash: passwordHash,
    must_change_password: true,
  });
  await giveRoles(call, id, roles);
  await checkQuota(call);
  call.changed('user', id, null, given);
  return id;
}

export async function editUser(
  call: RecordCall,
  id: number,
  version: number,
  given: UserInput,
): Promise<void> {
  const { app, tx, session } = call;
  await takeTurn(call);
  const kept = await lockRecord<KeptUser>(tx, table, session, id, names);
  const held = await tx
    .selectFrom('account_role')
    .select('role_id')
    .where('account_id', '=', id)
    .orderBy('role_id')
    .execute();
  const before: UserInput & { version: number } = {
    ...kept,
    email: kept.email ?? '',
    mobile: maskOf(app, ownerOf(call), kept.mobile_sealed),
    role_ids: held.map(({ role_id: role }) => role),
  };
  const next = { ...given, role_ids: [...new Set(given.role_ids)].toSorted((a, b) => a - b) };
  editLocked(shown(before), version, next);
  await refuseAbove(call, [kept]);
  await checkPlaces(call, given, kept);
  const isSame = next.role_ids.join() === before.role_ids.join();
  if (!isSame) await checkRoles(call, next.role_ids);
  const { mobile, role_ids: roles, email, ...plain } = next;
  const numbers = mobileColumns(app, ownerOf(call), mobile, kept.mobile_sealed);
  // A link that went to the wrong person must not open the account.
  const isElsewhere = email !== before.email || Object.keys(numbers).length > 0;
  const columns = { ...plain, email: email || null, ...numbers, ...(isElsewhere && uninvited) };
  await updateRecord(tx, table, session, id, columns);
  if (!isSame) await keepManager(call, () => giveRoles(call, id, roles));
  call.changed('user', id, shown(before), next);
  // Name and roles are part of the session, which every node caches.
  call.afterCommit(await app.sessions.refresh(tx, { account: id }));
}

/** The fields that logs and conflicts may show. */
function shown({
  mobile_sealed: _sealed,
  ...rest
}: UserInput & { version: number; mobile_sealed?: unknown }) {
  return rest;
}
