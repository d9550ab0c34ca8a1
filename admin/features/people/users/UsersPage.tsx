import { useMemo, useState } from 'react';
import { part } from '#admin/app/part.tsx';
import { useSession } from '#admin/app/session.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Filter } from '#admin/ui/list/types.ts';
import {
  userStates,
  type ShownPassword,
  type User,
} from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import { users } from '#contract/features/people/users/feature.ts';
import { forBoth, useSection } from '#admin/ui/people/section.ts';
import { deptSource, levelSource, positionSource, roleSource } from '#admin/ui/people/sources.ts';
import { batchActionsOf, rowActionsOf } from './actions.ts';
import { userColumns } from './columns.tsx';
import { ShowPasswordsContext } from './show-passwords.ts';

const Form = part(async () => (await import('./UserForm.tsx')).UserForm);
const PasswordsDialog = part(async () => (await import('./PasswordsDialog.tsx')).PasswordsDialog);

const filters = forBoth((area): readonly Filter[] => [
  { field: 'keyword', kind: 'text' },
  {
    field: 'dept_id',
    kind: 'tree',
    tree: 'dept',
    source: { ...deptSource, can: `${area}:dept:view` },
  },
  { field: 'role_id', kind: 'remote', source: { ...roleSource, can: `${area}:role:view` } },
  {
    field: 'state',
    kind: 'select',
    options: userStates.map((value) => ({ value, label: userTexts.states[value] })),
  },
  {
    field: 'position_id',
    kind: 'remote',
    source: { ...positionSource, can: `${area}:position:view` },
  },
  { field: 'level_id', kind: 'remote', source: { ...levelSource, can: `${area}:level:view` } },
]);
const isOpen = ({ can_manage: canManage }: User) => canManage;
/** Who has worked here is disabled, not deleted. */
const canDelete = ({ can_manage: canManage, last_login_time: last }: User) =>
  canManage && last === null;
const nameOf = ({ realname }: User) => realname;

/** Who may sign in: of a company, or of the platform. */
export function Page() {
  const { type, area } = useSection();
  const me = useSession((state) => state.user?.id ?? 0);
  const [shown, setShown] = useState<readonly ShownPassword[]>([]);
  const rowActions = useMemo(() => rowActionsOf(area, me, setShown), [area, me]);
  const batchActions = useMemo(() => batchActionsOf(area, me, setShown), [area, me]);
  return (
    <ShowPasswordsContext value={setShown}>
      <DataPage<User>
        resource="user"
        area={`${area}:user`}
        title={users.title}
        texts={userTexts}
        columns={userColumns}
        filters={filters[type]}
        form={Form}
        offers={['add', 'edit', 'delete', 'export', 'import']}
        isOpen={isOpen}
        canDelete={canDelete}
        nameOf={nameOf}
        rowActions={rowActions}
        batchActions={batchActions}
      />
      {shown.length > 0 && <PasswordsDialog passwords={shown} onClose={() => setShown([])} />}
    </ShowPasswordsContext>
  );
}
