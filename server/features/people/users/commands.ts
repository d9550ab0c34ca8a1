import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';
import { userMoves } from '#contract/features/people/users/moves.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import type { MoveOf } from '#contract/moves.ts';
import type { App } from '#server/app.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { keptAsDisabled, transition } from '#server/records/transition.ts';
import { deleteRecords, lockRecords, updateRecords } from '#server/records/write.ts';
import { makeInitialPassword } from '#server/access/initial-password.ts';
import { forgiveLogins, loginSubject } from '#server/access/throttle.ts';
import { uninvited } from '#server/people/invitations.ts';
import { checkQuota, keepManager, refuseAbove, refuseSelf, takeTurn } from './rules.ts';
import { table } from './work.ts';

const { errors, done } = userTexts;
type Account = {
  username: string;
  realname: string;
  disabled: boolean;
  last_login_time: Date | null;
};

const hold = async (call: RecordCall, ids: readonly number[]) => {
  await takeTurn(call);
  return lockRecords<Account>(call.tx, table, call.session, ids);
};

/** Clears the failed attempts, so that the next one counts. */
const forgiveTries = (call: RecordCall, people: readonly Account[]) =>
  forgiveLogins(
    call.tx,
    people.map(({ username }) => loginSubject(call.session.type, username)),
  );

export type MadePasswords = ReadonlyMap<number, { password: string; hash: string }>;

/** Generates initial passwords. Hashing fifty takes seconds, so no connection is held meanwhile. */
export async function makePasswords(app: App, ids: readonly number[]): Promise<MadePasswords> {
  const made = [...new Set(ids)].map(async (id) => {
    const password = makeInitialPassword();
    return [id, { password, hash: await app.passwords.hash(password) }] as const;
  });
  return new Map(await Promise.all(made));
}

/** Sets new initial passwords and ends the users' sessions on every node. */
export async function resetPasswords(
  call: RecordCall,
  ids: number[],
  made: MadePasswords,
): Promise<ShownPassword[]> {
  const { app, tx, session } = call;
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const accounts = people.map(({ id }) => id);
  const hashes = accounts.map((id) => made.get(id)!.hash);
  await updateRecords(tx, table, session, accounts, {
    password_hash: sql`(${hashes}::text[])[array_position(${accounts}::int[], id)]`,
    must_change_password: true,
    ...uninvited,
  });
  for (const id of accounts) call.changed('user', id, null, { password: 'reset' });
  call.afterCommit(await app.sessions.end(tx, { accounts }));
  await forgiveTries(call, people);
  call.tell(done.reset, { n: people.length });
  return people.map(({ id, username }) => ({ username, password: made.get(id)!.password }));
}

const moving = { ...table, moves: userMoves, target: 'user', kept: keptAsDisabled };

/** Enables or disables users; those already in this status are skipped. */
export async function moveUsers(
  call: RecordCall,
  ids: number[],
  move: MoveOf<typeof userMoves>,
): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const step = () => transition(call, moving, ids, move, { skipsDone: true });
  if (move === 'disable') {
    const moved = await keepManager(call, step);
    const accounts = moved.map(({ id }) => id);
    if (accounts.length > 0) call.afterCommit(await call.app.sessions.end(call.tx, { accounts }));
  } else if ((await step()).length > 0) await checkQuota(call);
}

/** Ends the sign-ins of users on every device. */
export async function signOutUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const accounts = people.map(({ id }) => id);
  for (const id of accounts) call.changed('user', id, null, { signed_out: true });
  call.afterCommit(await call.app.sessions.end(call.tx, { accounts }));
}

export async function unlockUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  // Otherwise a user could unlock a superior's account and keep guessing the password.
  await refuseAbove(call, people);
  await forgiveTries(call, people);
  for (const { id } of people) call.changed('user', id, null, { locked: false });
}

/** Only users without references: others are disabled, so that their records keep a name. */
export async function deleteUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const leading = await call.tx
    .selectFrom('dept')
    .select('leader_id')
    .where('leader_id', 'in', ids)
    .execute();
  for (const { id, realname, last_login_time: last } of people) {
    const params = { name: realname };
    if (last) throw new Refusal(errors.hasHistory, { code: codes.conflict, params });
    if (leading.some((one) => one.leader_id === id))
      throw new Refusal(errors.isLeader, { code: codes.conflict, params });
  }
  await keepManager(call, () => deleteRecords(call.tx, table, call.session, ids));
  for (const { id, username, realname } of people)
    call.changed('user', id, { username, realname }, null);
  const accounts = people.map(({ id }) => id);
  call.afterCommit(await call.app.sessions.end(call.tx, { accounts }));
  await forgiveTries(call, people);
  call.tell(done.deleted, { n: people.length });
}
