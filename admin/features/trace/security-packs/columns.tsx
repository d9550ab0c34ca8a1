import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type { securityPackCalls } from '#contract/features/trace/security-packs/contract.ts';
import {
  covertKinds,
  securityStates,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { CoverCell, RateCell, SecurityProgress, SecurityState } from './SecurityCells.tsx';
import { securityPageTexts as texts } from './texts.ts';

export const securityColumns: readonly Column<SecurityPack>[] = [
  { field: 'code', width: 156, kind: 'code', sort: true },
  { field: 'kind', label: texts.product, width: 196, render: (pack) => <CoverCell pack={pack} /> },
  { field: 'state', width: 180, render: (pack) => <SecurityState pack={pack} /> },
  {
    field: 'made',
    label: texts.progress,
    width: 148,
    render: (pack) => <SecurityProgress pack={pack} />,
  },
  { field: 'checks', label: texts.rate, width: 168, render: (pack) => <RateCell pack={pack} /> },
  { field: 'request_user', width: 96, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'remark', width: 200, hidden: true },
];

export const securityFilters: readonly Filter<FilterName<typeof securityPackCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: securityStates.map((value) => ({ value, label: securityTexts.states[value] })),
  },
  {
    field: 'kind',
    kind: 'multiple',
    options: covertKinds.map((value) => ({ value, label: securityTexts.kinds[value] })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'create_time', kind: 'days' },
];
