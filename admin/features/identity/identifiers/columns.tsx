import { batchSource, dealerSource, packSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { IdentifierStateDot, RiskDot } from '#admin/ui/show/IdentifierState.tsx';
import { stateNames, stateTexts } from '#contract/codes/states.ts';
import {
  identifierCalls,
  risks,
  type Identifier,
} from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { levels } from '#contract/features/identity/packs/contract.ts';
import { LevelText } from './IdentifierCells.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';

export const identifierColumns: readonly Column<Identifier>[] = [
  { field: 'code', width: 212, kind: 'code', fixed: 'left' },
  { field: 'part_name', width: 124 },
  { field: 'batch_code', width: 124 },
  { field: 'level', width: 56, render: ({ level }) => <LevelText level={level} /> },
  {
    field: 'state',
    width: 92,
    states: stateTexts,
    render: ({ state }) => <IdentifierStateDot state={state} />,
  },
  { field: 'risk', width: 92, render: ({ risk }) => <RiskDot risk={risk} /> },
  { field: 'scans', width: 84, kind: 'quantity' },
  { field: 'first_time', width: 136, kind: 'time' },
  { field: 'parent_code', width: 212, kind: 'code', hidden: true },
  { field: 'holder_name', width: 160, hidden: true },
  { field: 'held_since', width: 148, kind: 'time', hidden: true },
  { field: 'pack_code', width: 148, hidden: true },
  { field: 'part_code', width: 120, hidden: true },
  { field: 'link', width: 280, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', hidden: true },
];

const codeLength = 512;
const parents = remoteSource(identifierCalls, {
  label: ({ code }) => code,
  filters: { level: ['box', 'pallet'] },
});

export const identifierFilters: readonly Filter<FilterName<typeof identifierCalls>>[] = [
  { field: 'keyword', kind: 'text', max: codeLength },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: stateNames.map((value) => ({ value, label: stateTexts[value] })),
  },
  { field: 'first_code', kind: 'text', max: codeLength },
  { field: 'last_code', kind: 'text', max: codeLength },
  { field: 'pack_id', kind: 'remote', source: packSource },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  {
    field: 'level',
    kind: 'multiple',
    options: levels.map((value) => ({ value, label: identifierTexts.levels[value] })),
  },
  {
    field: 'risk',
    kind: 'multiple',
    options: risks.map((value) => ({ value, label: identifierTexts.risks[value] })),
  },
  { field: 'parent_id', kind: 'remote', source: parents },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'held_since', kind: 'days' },
];
