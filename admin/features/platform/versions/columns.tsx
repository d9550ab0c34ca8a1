import type { Column } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Words } from '#admin/ui/show/Words.tsx';
import type { Version } from '#contract/features/platform/versions/contract.ts';
import { usageTexts, versionTexts } from '#contract/features/platform/versions/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { spellRights } from '#contract/rights.ts';
import { versionsPageTexts as texts } from './texts.ts';

const quotaColumns = (['identifiers', 'storage_mb', 'users'] as const).map((name) => ({
  field: name,
  label: versionTexts.fields[name],
  width: name === 'users' ? 80 : 124,
  render: ({ quotas }: Version) =>
    quotas[name] === null ? <Words text={usageTexts.noLimit} /> : formatQuantity(quotas[name]),
}));

export const versionColumns: readonly Column<Version>[] = [
  { field: 'name', width: 130, render: ({ name }) => <Words text={name} /> },
  { field: 'code', width: 110, sort: true },
  {
    field: 'permissions',
    width: 96,
    render: ({ permissions }) =>
      permissions.includes(everyPermission) ? (
        <Words text={texts.everything} />
      ) : (
        <Words text={texts.count} params={{ n: spellRights('web', permissions).length }} />
      ),
  },
  ...quotaColumns,
  {
    field: 'days',
    width: 100,
    label: texts.term,
    render: ({ days }) =>
      days === null ? (
        <Words text={texts.endless} />
      ) : (
        <Words text={texts.days} params={{ n: days }} />
      ),
  },
  { field: 'companies', width: 90, kind: 'number' },
  { field: 'start_date', width: 110, hidden: true },
  { field: 'end_date', width: 110, hidden: true },
  { field: 'sort', width: 76, kind: 'number', sort: true, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
