import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { deleteRecords, lockRecords } from '#server/records/write.ts';
import { makeInitialPassword } from '#server/access/initial-password.ts';
import { loginSubject } from '#server/access/throttle.ts';
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

/** Tries that failed are forgiven, so that the next one counts. */
const forgiveTries = (call: RecordCall, people: readonly Account[]) =>
  call.tx
    .deleteFrom('throttle')
    .where(
      'subject',
      'in',
      people.map(({ username }) => loginSubject(call.session.type, username)),
    )
    .execute();

/** New initial passwords; whoever was signed in under the old one is no longer, on any node. */
export async function resetPasswords(call: RecordCall, ids: number[]): Promise<ShownPassword[]> {
  const { app, tx } = call;
  // Hashing fifty takes seconds: nobody waits for these rows meanwhile.
  const made = new Map<number, { password: string; hash: string }>();
  for (const id of new Set(ids)) {
    const password = makeInitialPassword();
    made.set(id, { password, hash: await app.passwords.hash(password) });
  }
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const fresh: ShownPassword[] = [];
  for (const { id, username } of people) {
    const { password, hash } = made.get(id)!;
    await tx
      .updateTable('account')
      .set({
        password_hash: hash,
        must_change_password: true,
        version: sql`version + 1`,
        update_by: call.session.accountId,
        update_time: sql`now()`,
      })
      .where('id', '=', id)
      .execute();
    fresh.push({ username, password });
    call.changed('user', id, null, { password: 'reset' });
    call.afterCommit(await app.sessions.end(tx, { account: id }));
  }
  await forgiveTries(call, people);
  call.tell(done.reset, { n: people.length });
  return fresh;
}

async function setDisabled(call: RecordCall, ids: readonly number[], disabled: boolean) {
  await call.tx
    .updateTable('account')
    .set({
      disabled,
      version: sql`version + 1`,
      update_by: call.session.accountId,
      update_time: sql`now()`,
    })
    .where('id', 'in', ids)
    .execute();
  for (const id of ids) call.changed('user', id, { disabled: !disabled }, { disabled });
}

export async function disableUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const active = people.filter((one) => !one.disabled).map(({ id }) => id);
  if (active.length === 0) return;
  await keepManager(call, () => setDisabled(call, active, true));
  for (const id of active) call.afterCommit(await call.app.sessions.end(call.tx, { account: id }));
}

export async function enableUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  await refuseAbove(call, people);
  const resting = people.filter((one) => one.disabled).map(({ id }) => id);
  if (resting.length === 0) return;
  await setDisabled(call, resting, false);
  await checkQuota(call);
}

export async function unlockUsers(call: RecordCall, ids: number[]): Promise<void> {
  const people = await hold(call, ids);
  refuseSelf(call, people);
  // Whoever could unlock those above them could guess at their passwords without end.
  await refuseAbove(call, people);
  await forgiveTries(call, people);
  for (const { id } of people) call.changed('user', id, null, { locked: false });
}

/** Only those on whom nothing hangs: who has worked here is disabled, so that what they did keeps its name. */
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
  for (const { id, username, realname } of people) {
    call.changed('user', id, { username, realname }, null);
    call.afterCommit(await call.app.sessions.end(call.tx, { account: id }));
  }
  await forgiveTries(call, people);
  call.tell(done.deleted, { n: people.length });
}
