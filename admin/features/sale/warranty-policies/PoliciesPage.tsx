import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { warrantyStarts } from '#contract/features/product/parts/kinds.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { policyCalls, type Policy } from '#contract/features/sale/warranty-policies/contract.ts';
import { warrantyPolicies } from '#contract/features/sale/warranty-policies/feature.ts';
import { policyTexts as texts } from '#contract/features/sale/warranty-policies/texts.ts';

const columns: readonly Column<Policy>[] = [
  { field: 'name', width: 220, sort: true },
  { field: 'months', width: 112, kind: 'number' },
  { field: 'starts_at', width: 120, render: (row) => <Start {...row} /> },
  { field: 'grace_days', width: 96, kind: 'number' },
  { field: 'part_count', width: 88, kind: 'number' },
  { field: 'update_time', width: 148, kind: 'time' },
  { field: 'revision', width: 72, kind: 'number', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof policyCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'starts_at',
    kind: 'multiple',
    options: warrantyStarts.map((value) => ({ value, label: partTexts.starts[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./PolicyForm.tsx')).PolicyForm);

/** Terms of warranty that parts share. */
export function Page() {
  return (
    <DataPage
      calls={policyCalls}
      title={warrantyPolicies.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Start({ starts_at: start }: Policy) {
  const say = useSay();
  return say(partTexts.starts[start]);
}
