import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { PackStateDot } from '#admin/ui/show/RecordStates.tsx';
import type { packCalls } from '#contract/features/identity/packs/contract.ts';
import { packStates, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { ruleCalls } from '#contract/features/identity/rules/contract.ts';
import { LevelText, PackProgress, ProductCell } from './PackCells.tsx';
import { packsPageTexts as texts } from './texts.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { parts } from '#contract/features/product/parts/feature.ts';

export const packColumns: readonly Column<IdentifierPack>[] = [
  { field: 'code', width: 156, kind: 'code', sort: true },
  {
    field: 'part_name',
    label: texts.product,
    leads: leadsTo(parts, 'part_id'),
    width: 172,
    render: (pack) => <ProductCell pack={pack} />,
  },
  { field: 'rule_name', width: 132 },
  { field: 'level', width: 64, render: (pack) => <LevelText pack={pack} /> },
  { field: 'state', width: 108, render: ({ state }) => <PackStateDot state={state} /> },
  {
    field: 'made',
    label: texts.progress,
    width: 156,
    render: (pack) => <PackProgress pack={pack} />,
  },
  { field: 'exports', width: 84, kind: 'number' },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'remark', width: 200, hidden: true },
];

export const ruleSource = remoteSource(ruleCalls, { label: ({ name }) => name });

export const packFilters: readonly Filter<FilterName<typeof packCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: packStates.map((value) => ({ value, label: packTexts.states[value] })),
  },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'rule_id', kind: 'remote', source: ruleSource },
  { field: 'create_time', kind: 'days' },
];
