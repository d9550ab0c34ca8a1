import { useMemo, useState } from 'react';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { TextCell } from '#admin/ui/show/TextCell.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  roleTemplateCalls,
  type RoleTemplate,
} from '#contract/features/platform/role-templates/contract.ts';
import { roleTemplateTexts } from '#contract/features/platform/role-templates/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { t } from '#contract/text.ts';
import { roleTemplates } from '#contract/features/platform/role-templates/feature.ts';
import { roleTemplatesPageTexts as texts } from './texts.ts';
import { useVersions } from './use-versions.ts';

const Form = lazyComponent(async () => (await import('./RoleTemplateForm.tsx')).RoleTemplateForm);
const DistributeDialog = lazyComponent(
  async () => (await import('./DistributeDialog.tsx')).DistributeDialog,
);

const columns: readonly Column<RoleTemplate>[] = [
  { field: 'name', width: 180, render: ({ name }) => <TextCell text={name} /> },
  { field: 'code', width: 120, sort: true },
  {
    field: 'system_version_name',
    width: 110,
    render: (row) => row.system_version_name ?? <TextCell text={roleTemplateTexts.everyVersion} />,
  },
  {
    field: 'permissions',
    width: 170,
    render: ({ permissions }) =>
      permissions.includes(everyPermission) ? (
        <TextCell text={roleTemplateTexts.everything} />
      ) : (
        <TextCell text={roleTemplateTexts.count} params={{ n: permissions.length }} />
      ),
  },
  { field: 'is_default', width: 110, render: (row) => <Giving isDefault={row.is_default} /> },
  { field: 'companies', width: 90, kind: 'number' },
  { field: 'sort', width: 76, kind: 'number', sort: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const nameOf = ({ name }: RoleTemplate) => sayNow(name);
const isOwn = ({ is_shipped: isShipped }: RoleTemplate) => !isShipped;

/** The roles that companies get. */
export function Page() {
  const [given, setGiven] = useState<RoleTemplate | null>(null);
  const rowActions = useMemo<RowAction<RoleTemplate>[]>(
    () => [
      {
        key: 'give',
        label: texts.give,
        can: 'platform:roleCompany:give',
        run: (row) => setGiven(row),
      },
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={roleTemplateCalls}
        title={roleTemplates.title}
        texts={roleTemplateTexts}
        columns={columns}
        filters={useFilters()}
        form={Form}
        offers={['add', 'edit', 'delete']}
        canDelete={isOwn}
        rowActions={rowActions}
        nameOf={nameOf}
      />
      {given && <DistributeDialog template={given} onClose={() => setGiven(null)} />}
    </>
  );
}

function useFilters(): readonly Filter<FilterName<typeof roleTemplateCalls>>[] {
  const versions = useVersions();
  return useMemo<Filter<FilterName<typeof roleTemplateCalls>>[]>(
    () => [
      { field: 'keyword', kind: 'text' },
      {
        field: 'system_version_id',
        kind: 'select',
        options: versions.map(({ id, name }) => ({ value: id, label: t(name, name, name) })),
      },
      {
        field: 'is_default',
        kind: 'select',
        options: (['true', 'false'] as const).map((value) => ({
          value,
          label: roleTemplateTexts.states[value],
        })),
      },
      { field: 'create_time', kind: 'days' },
    ],
    [versions],
  );
}

function Giving({ isDefault }: { isDefault: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isDefault ? 'good' : 'idle'}>
      {say(roleTemplateTexts.states[`${isDefault}`])}
    </StateDot>
  );
}
