import { useMemo } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import type { Role, RoleCalls } from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';
import { roles } from '#contract/features/people/roles/feature.ts';
import { PeopleLink } from '#admin/ui/people/PeopleLink.tsx';
import { useSection } from '#admin/ui/people/section.ts';

const Form = lazyComponent(async () => (await import('./RoleForm.tsx')).RoleForm);
const RightsDrawer = lazyComponent(async () => (await import('./RightsDrawer.tsx')).RightsDrawer);

const columns: readonly Column<Role>[] = [
  { field: 'name', width: 200, render: ({ name }) => <Said text={name} /> },
  { field: 'kind', width: 110, render: ({ kind }) => <Said text={roleTexts.kinds[kind]} /> },
  {
    field: 'rights',
    width: 90,
    kind: 'number',
    render: ({ kind, rights }) => (kind === 'whole' ? <Said text={roleTexts.allRights} /> : rights),
  },
  { field: 'users', width: 84, kind: 'number', render: (role) => <People role={role} /> },
  { field: 'remark', width: 200 },
  { field: 'update_time', width: 148, kind: 'time' },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'code', width: 130, kind: 'code', hidden: true },
];
const filters: readonly Filter<FilterName<RoleCalls>>[] = [{ field: 'keyword', kind: 'text' }];
const canDelete = ({ kind, users }: Role) => kind === 'own' && users === 0;
const nameOf = ({ name }: Role) => sayNow(name);

/** Roles and their permissions, of a company or of the platform. */
export function Page() {
  const can = useCan();
  const { calls } = useSection();
  const rights = useOpenRecord('rights');
  const open = useStable(({ id }: Role) => rights.open(id));
  const mayAuthorise = can({ has: calls.role.authorise.allow });
  const rowActions = useMemo((): RowAction<Role>[] => {
    const isOpen = ({ kind }: Role) => mayAuthorise && kind !== 'whole';
    return [
      { key: 'authorise', label: roleTexts.authorise, shown: isOpen, run: open },
      { key: 'look', label: roleTexts.look, shown: (role) => !isOpen(role), run: open },
    ];
  }, [mayAuthorise, open]);
  return (
    <>
      <DataPage
        calls={calls.role}
        title={roles.title}
        texts={roleTexts}
        columns={columns}
        filters={filters}
        form={Form}
        canDelete={canDelete}
        nameOf={nameOf}
        rowActions={rowActions}
      />
      {rights.id !== null && (
        <RightsDrawer
          key={rights.id}
          id={rights.id}
          mayAuthorise={mayAuthorise}
          onClose={rights.close}
        />
      )}
    </>
  );
}

function Said({ text }: { text: Role['name'] }) {
  return useSay()(text);
}

function People({ role: { id, name, users } }: { role: Role }) {
  const say = useSay();
  return (
    <PeopleLink n={users} filter="role_id" id={id} name={say(name)} label={roleTexts.seePeople} />
  );
}
