import type { Column } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { TextCell } from '#admin/ui/show/TextCell.tsx';
import type { Version } from '#contract/features/platform/versions/contract.ts';
import { usageTexts, versionTexts } from '#contract/features/platform/versions/texts.ts';
import { everyPermission } from '#contract/access.ts';
import { spellRights } from '#contract/rights.ts';
import { versionsPageTexts as texts } from './texts.ts';

const quotaOf =
  (name: keyof Version['quotas']) =>
  ({ quotas }: Version) =>
    quotas[name] === null ? <TextCell text={usageTexts.noLimit} /> : formatQuantity(quotas[name]);

export const versionColumns: readonly Column<Version>[] = [
  { field: 'name', width: 130, render: ({ name }) => <TextCell text={name} /> },
  { field: 'code', width: 110, sort: true },
  {
    field: 'permissions',
    width: 96,
    render: ({ permissions }) =>
      permissions.includes(everyPermission) ? (
        <TextCell text={texts.everything} />
      ) : (
        <TextCell text={texts.count} params={{ n: spellRights('web', permissions).length }} />
      ),
  },
  {
    field: 'quotas.identifiers',
    label: versionTexts.fields.identifiers,
    width: 124,
    render: quotaOf('identifiers'),
  },
  {
    field: 'quotas.storage_mb',
    label: versionTexts.fields.storage_mb,
    width: 124,
    render: quotaOf('storage_mb'),
  },
  {
    field: 'quotas.users',
    label: versionTexts.fields.users,
    width: 80,
    render: quotaOf('users'),
  },
  {
    field: 'days',
    width: 100,
    label: texts.term,
    render: ({ days }) =>
      days === null ? (
        <TextCell text={texts.endless} />
      ) : (
        <TextCell text={texts.days} params={{ n: days }} />
      ),
  },
  { field: 'companies', width: 90, kind: 'number' },
  { field: 'start_date', width: 110, hidden: true },
  { field: 'end_date', width: 110, hidden: true },
  { field: 'sort', width: 76, kind: 'number', sort: true, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
