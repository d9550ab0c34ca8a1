import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Filter, FilterName } from '#admin/ui/list/types.ts';
import {
  userStates,
  type ShownPassword,
  type User,
  type UserCalls,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { users } from '#contract/features/people/users/feature.ts';
import { forBoth, useSection } from '#admin/ui/people/section.ts';
import { peopleSources } from '#admin/ui/people/sources.ts';
import { batchActionsOf, moves, rowActionsOf, type Invited } from './actions.ts';
import { userColumns } from './columns.tsx';
import { ShowPasswordsContext } from './show-passwords.ts';

const Form = lazyComponent(async () => (await import('./UserForm.tsx')).UserForm);
const PasswordsDialog = lazyComponent(
  async () => (await import('./PasswordsDialog.tsx')).PasswordsDialog,
);

const InvitationDialog = lazyComponent(
  async () => (await import('#admin/ui/people/InvitationDialog.tsx')).InvitationDialog,
);

const filters = forBoth((calls, type): readonly Filter<FilterName<UserCalls>>[] => [
  { field: 'keyword', kind: 'text' },
  { field: 'dept_id', kind: 'tree', tree: calls.dept.index },
  { field: 'role_id', kind: 'remote', source: peopleSources[type].role },
  {
    field: 'state',
    kind: 'select',
    options: userStates.map((value) => ({ value, label: userTexts.states[value] })),
  },
  { field: 'position_id', kind: 'remote', source: peopleSources[type].position },
  { field: 'level_id', kind: 'remote', source: peopleSources[type].level },
]);
const isOpen = ({ can_manage: canManage }: User) => canManage;
/** Who has worked here is disabled, not deleted. */
const canDelete = ({ can_manage: canManage, last_login_time: last }: User) =>
  canManage && last === null;
const nameOf = ({ realname }: User) => realname;

/** Who may sign in: of a company, or of the platform. */
export function Page() {
  const { type, calls } = useSection();
  const [shown, setShown] = useState<readonly ShownPassword[]>([]);
  const [invited, setInvited] = useState<Invited | null>(null);
  const rowActions = useMemo(() => rowActionsOf(calls.user, setShown, setInvited), [calls]);
  const batchActions = useMemo(() => batchActionsOf(calls.user, setShown), [calls]);
  return (
    <ShowPasswordsContext value={setShown}>
      <DataPage
        calls={calls.user}
        title={users.title}
        texts={userTexts}
        columns={userColumns}
        filters={filters[type]}
        form={Form}
        isOpen={isOpen}
        canDelete={canDelete}
        nameOf={nameOf}
        rowActions={rowActions}
        batchActions={batchActions}
        moves={moves[type]}
      />
      {invited && (
        <InvitationDialog
          name={invited.user.realname}
          mobile={invited.user.mobile}
          email={invited.user.email}
          invitation={invited.invitation}
          send={async (by) => (await api(calls.user.invite, { id: invited.user.id, ...by })).data}
          onClose={() => setInvited(null)}
        />
      )}
      {shown.length > 0 && <PasswordsDialog passwords={shown} onClose={() => setShown([])} />}
    </ShowPasswordsContext>
  );
}
