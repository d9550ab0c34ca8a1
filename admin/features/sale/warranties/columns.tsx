import { dealerSource, partSource, policySource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { WarrantyDot } from '#admin/ui/warranties/WarrantyDot.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { Warranty, warrantyCalls } from '#contract/features/sale/warranties/contract.ts';
import { expiringDays } from '#contract/features/sale/warranties/kinds.ts';
import { warrantyMoves, warrantyStates } from '#contract/features/sale/warranties/moves.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { languages } from '#contract/language.ts';
import { say as sayIn, type Text } from '#contract/text.ts';

const { states } = warrantyMoves;

export const warrantyColumns: readonly Column<Warranty>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'part_name', width: 120 },
  { field: 'name', width: 68 },
  { field: 'phone', width: 116 },
  { field: 'place', width: 84 },
  { field: 'active_time', width: 112, kind: 'day', sort: true },
  { field: 'state', width: 104, states, render: (row) => <WarrantyDot {...row} /> },
  { field: 'expire_time', width: 112, kind: 'day', sort: true },
  { field: 'start_time', width: 104, kind: 'day', hidden: true },
  { field: 'dealer_name', width: 140, hidden: true },
  { field: 'policy_name', width: 140, hidden: true },
  { field: 'granted_months', width: 96, kind: 'number', hidden: true },
  { field: 'extended_months', width: 96, kind: 'number', hidden: true },
];

const withinDays = (n: string): Text =>
  Object.fromEntries(
    languages.map((one) => [one, sayIn(warrantyTexts.within, one, { n })]),
  ) as Text;

export const warrantyFilters: readonly Filter<FilterName<typeof warrantyCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: warrantyStates.map((value) => ({ value, label: states[value] })),
  },
  {
    field: 'expiring',
    kind: 'select',
    options: expiringDays.map((value) => ({ value, label: withinDays(value) })),
  },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'policy_id', kind: 'remote', source: policySource },
  { field: 'active_time', kind: 'days' },
  { field: 'expire_time', kind: 'days' },
];
