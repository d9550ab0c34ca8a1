import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { forBoth } from '#admin/ui/people/section.ts';
import {
  resetAtOnce,
  type ShownPassword,
  type User,
  type UserCalls,
} from '#contract/features/people/users/contract.ts';
import { userMoves } from '#contract/features/people/users/moves.ts';
import type { Invitation } from '#contract/invitation.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';

const { commands, confirm } = userTexts;
type Show = (fresh: readonly ShownPassword[]) => void;
export type Invited = { user: User; invitation: Invitation };

async function reset(calls: UserCalls, ids: number[], show: Show): Promise<void> {
  show((await api(calls.resetPassword, { ids })).data);
}

const isOther = ({ id, can_manage: canManage }: User): boolean =>
  canManage && id !== useSession.getState().user?.id;

/** Letting people in and locking them out. */
export const moves = forBoth(({ user }) =>
  moveActions(userMoves, user, {
    stateOf: ({ state }) => (state === 'disabled' ? 'disabled' : 'enabled'),
    isOffered: isOther,
    alone: ['disable'],
  }),
);

/** What can be done with one person; nobody does it to themselves, or to somebody above them. */
export function rowActionsOf(
  calls: UserCalls,
  show: Show,
  showInvitation: (invited: Invited) => void,
): RowAction<User>[] {
  const isNew = (user: User) =>
    user.last_login_time === null && user.state !== 'disabled' && isOther(user);
  const invite = async (user: User) =>
    showInvitation({ user, invitation: (await api(calls.invite, { id: user.id })).data });
  return [
    {
      key: 'invite',
      label: commands.invite,
      can: calls.invite.allow,
      shown: (user) => isNew(user) && user.invite_until === null,
      run: invite,
    },
    {
      key: 'inviteAgain',
      label: commands.inviteAgain,
      can: calls.invite.allow,
      shown: (user) => isNew(user) && user.invite_until !== null,
      run: invite,
    },
    {
      key: 'revokeInvite',
      label: commands.revokeInvite,
      can: calls.revokeInvite.allow,
      shown: (user) => user.invite_until !== null && isOther(user),
      run: async ({ id }) => toast.success((await api(calls.revokeInvite, { id })).msg),
    },
    {
      key: 'reset',
      label: commands.reset,
      can: calls.resetPassword.allow,
      shown: isOther,
      confirm: ({ realname }) => sayNow(confirm.reset, { name: realname }),
      run: ({ id }) => reset(calls, [id], show),
    },
    {
      key: 'signOut',
      label: commands.signOut,
      can: calls.signOut.allow,
      shown: (user) => user.last_login_time !== null && isOther(user),
      confirm: ({ realname }) => sayNow(confirm.signOut, { name: realname }),
      run: async ({ id }) => toast.success((await api(calls.signOut, { ids: [id] })).msg),
    },
    {
      key: 'unlock',
      label: commands.unlock,
      can: calls.unlock.allow,
      shown: (user) => user.state === 'locked' && isOther(user),
      run: async ({ id }) => toast.success((await api(calls.unlock, { ids: [id] })).msg),
    },
  ];
}

export function batchActionsOf(calls: UserCalls, show: Show): BatchAction<User>[] {
  return [
    {
      key: 'reset',
      label: commands.reset,
      can: calls.resetPassword.allow,
      shown: (rows) => rows.length <= resetAtOnce && rows.every(isOther),
      confirm: (rows) => sayNow(confirm.resetSome, { n: rows.length }),
      run: (ids) => reset(calls, ids, show),
    },
  ];
}
