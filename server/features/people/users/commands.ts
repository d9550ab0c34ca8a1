import { codes } from '#contract/envelope.ts';
import type { ShownPassword } from '#contract/features/people/users/contract.ts';
import { userMoves } from '#contract/features/people/users/moves.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import type { MoveOf } from '#contract/moves.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { keptAsDisabled, transition } from '#server/records/transition.ts';
import { deleteRecords, lockRecords, updateRecord } from '#server/records/write.ts';
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
    await updateRecord(tx, table, call.session, id, {
      password_hash: hash,
      must_change_password: true,
    });
    fresh.push({ username, password });
    call.changed('user', id, null, { password: 'reset' });
    call.afterCommit(await app.sessions.end(tx, { account: id }));
  }
  await forgiveTries(call, people);
  call.tell(done.reset, { n: people.length });
  return fresh;
}

const moving = { ...table, moves: userMoves, target: 'user', kept: keptAsDisabled };

/** Lets people in again or locks them out; those that already are so stay as they are. */
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
    for (const { id } of moved)
      call.afterCommit(await call.app.sessions.end(call.tx, { account: id }));
  } else if ((await step()).length > 0) await checkQuota(call);
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
