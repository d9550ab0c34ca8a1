import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { packagingCalls, type Packaging } from '#contract/features/product/packaging/contract.ts';
import { packagings } from '#contract/features/product/packaging/feature.ts';
import { packagingTexts as texts } from '#contract/features/product/packaging/texts.ts';

const columns: readonly Column<Packaging>[] = [
  { field: 'name', width: 150 },
  { field: 'part_name', width: 190 },
  { field: 'levels', width: 240, render: (row) => <Levels {...row} /> },
  {
    field: 'is_default',
    width: 96,
    states: texts.defaults,
    render: (row) => <Default {...row} />,
  },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'part_code', width: 140, kind: 'code', hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof packagingCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'is_default',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({ value, label: texts.defaults[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./PackagingForm.tsx')).PackagingForm);

/** How many go into a box, and how many boxes onto a pallet. */
export function Page() {
  return (
    <DataPage
      calls={packagingCalls}
      title={packagings.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Levels({ levels }: Packaging) {
  const say = useSay();
  return levels
    .map(({ level, quantity, is_mixed: isMixed }) => {
      const what = say(texts.holds[level], { n: formatQuantity(quantity) });
      return isMixed ? say(texts.mixed, { what }) : what;
    })
    .join(' · ');
}

function Default({ is_default: isDefault }: Packaging) {
  const say = useSay();
  return (
    <StateDot tone={isDefault ? 'good' : 'idle'}>{say(texts.defaults[`${isDefault}`])}</StateDot>
  );
}
