import { post } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  resetAtOnce,
  type ShownPassword,
  type User,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';

const { commands, confirm } = userTexts;
type Show = (fresh: readonly ShownPassword[]) => void;
type Command = 'enable' | 'disable' | 'unlock';

const run = async (command: Command, ids: number[]): Promise<void> => {
  toast.success((await post(`user/${command}`, { ids })).msg);
};
async function reset(ids: number[], show: Show): Promise<void> {
  show((await post<ShownPassword[]>('user/resetPassword', { ids })).data);
}

/** What can be done with one person; nobody does it to themselves, or to somebody above them. */
export function rowActionsOf(area: string, me: number, show: Show): RowAction<User>[] {
  const isOther = ({ id, can_manage: canManage }: User) => id !== me && canManage;
  return [
    {
      key: 'reset',
      label: commands.reset,
      can: `${area}:user:resetPassword`,
      shown: isOther,
      confirm: ({ realname }) => sayNow(confirm.reset, { name: realname }),
      run: ({ id }) => reset([id], show),
    },
    {
      key: 'unlock',
      label: commands.unlock,
      can: `${area}:user:unlock`,
      shown: (user) => user.state === 'locked' && isOther(user),
      run: ({ id }) => run('unlock', [id]),
    },
    {
      key: 'enable',
      label: commands.enable,
      can: `${area}:user:disable`,
      shown: (user) => user.state === 'disabled' && isOther(user),
      run: ({ id }) => run('enable', [id]),
    },
    {
      key: 'disable',
      label: commands.disable,
      can: `${area}:user:disable`,
      danger: true,
      shown: (user) => user.state !== 'disabled' && isOther(user),
      confirm: ({ realname }) => sayNow(confirm.disable, { name: realname }),
      run: ({ id }) => run('disable', [id]),
    },
  ];
}

export function batchActionsOf(area: string, me: number, show: Show): BatchAction<User>[] {
  const areOthers = (rows: readonly User[]) =>
    rows.every(({ id, can_manage: canManage }) => id !== me && canManage);
  return [
    {
      key: 'reset',
      label: commands.reset,
      can: `${area}:user:resetPassword`,
      shown: (rows) => rows.length <= resetAtOnce && areOthers(rows),
      confirm: (rows) => sayNow(confirm.resetSome, { n: rows.length }),
      run: (ids) => reset(ids, show),
    },
    {
      key: 'enable',
      label: commands.enable,
      can: `${area}:user:disable`,
      shown: (rows) => areOthers(rows) && rows.every(({ state }) => state === 'disabled'),
      run: (ids) => run('enable', ids),
    },
  ];
}
