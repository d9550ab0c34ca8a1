import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  resetAtOnce,
  type ShownPassword,
  type User,
  type UserCalls,
} from '#contract/features/people/users/contract.ts';
import { userMoves } from '#contract/features/people/users/moves.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';

const { commands, confirm } = userTexts;
type Show = (fresh: readonly ShownPassword[]) => void;
type Command = 'enable' | 'disable' | 'unlock';

const run = async (call: UserCalls[Command], ids: number[]): Promise<void> => {
  toast.success((await api(call, { ids })).msg);
};
async function reset(calls: UserCalls, ids: number[], show: Show): Promise<void> {
  show((await api(calls.resetPassword, { ids })).data);
}

/** What can be done with one person; nobody does it to themselves, or to somebody above them. */
export function rowActionsOf(calls: UserCalls, me: number, show: Show): RowAction<User>[] {
  const isOther = ({ id, can_manage: canManage }: User) => id !== me && canManage;
  return [
    {
      key: 'reset',
      label: commands.reset,
      can: calls.resetPassword.allow,
      shown: isOther,
      confirm: ({ realname }) => sayNow(confirm.reset, { name: realname }),
      run: ({ id }) => reset(calls, [id], show),
    },
    {
      key: 'unlock',
      label: commands.unlock,
      can: calls.unlock.allow,
      shown: (user) => user.state === 'locked' && isOther(user),
      run: ({ id }) => run(calls.unlock, [id]),
    },
    {
      key: 'enable',
      label: userMoves.moves.enable.label,
      can: calls.enable.allow,
      shown: (user) => user.state === 'disabled' && isOther(user),
      run: ({ id }) => run(calls.enable, [id]),
    },
    {
      key: 'disable',
      label: userMoves.moves.disable.label,
      can: calls.disable.allow,
      danger: true,
      shown: (user) => user.state !== 'disabled' && isOther(user),
      confirm: ({ realname }) => sayNow(confirm.disable, { name: realname }),
      run: ({ id }) => run(calls.disable, [id]),
    },
  ];
}

export function batchActionsOf(calls: UserCalls, me: number, show: Show): BatchAction<User>[] {
  const areOthers = (rows: readonly User[]) =>
    rows.every(({ id, can_manage: canManage }) => id !== me && canManage);
  return [
    {
      key: 'reset',
      label: commands.reset,
      can: calls.resetPassword.allow,
      shown: (rows) => rows.length <= resetAtOnce && areOthers(rows),
      confirm: (rows) => sayNow(confirm.resetSome, { n: rows.length }),
      run: (ids) => reset(calls, ids, show),
    },
    {
      key: 'enable',
      label: userMoves.moves.enable.label,
      can: calls.enable.allow,
      shown: (rows) => areOthers(rows) && rows.every(({ state }) => state === 'disabled'),
      run: (ids) => run(calls.enable, ids),
    },
  ];
}
