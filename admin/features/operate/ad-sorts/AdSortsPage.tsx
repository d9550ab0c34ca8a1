import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { adSortCalls, type AdSort } from '#contract/features/operate/ad-sorts/contract.ts';
import { adSortTexts } from '#contract/features/operate/ad-sorts/texts.ts';
import { adPlaces, placeTexts } from '#contract/features/operate/places.ts';
import type { Text } from '#contract/text.ts';
import { adSorts } from '#contract/features/operate/ad-sorts/feature.ts';

const columns: readonly Column<AdSort>[] = [
  { field: 'name', width: 180, sort: true },
  { field: 'code', width: 180, kind: 'code', sort: true },
  { field: 'place', width: 110, render: ({ place }) => <Words text={placeTexts[place]} /> },
  {
    field: 'width',
    label: adSortTexts.fields.size,
    width: 110,
    render: ({ width, height }) => `${width} × ${height}`,
  },
  { field: 'most', width: 92, kind: 'number' },
  {
    field: 'is_carousel',
    width: 100,
    render: ({ is_carousel: isCarousel }) => <Words text={adSortTexts.ways[`${isCarousel}`]} />,
  },
  { field: 'ads', width: 84, kind: 'number' },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 150, kind: 'time', hidden: true },
];

const filters: readonly Filter<FilterName<typeof adSortCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'place',
    kind: 'select',
    options: adPlaces.map((value) => ({ value, label: placeTexts[value] })),
  },
];

const Form = lazyComponent(async () => (await import('./AdSortForm.tsx')).AdSortForm);

/** Ad slots: position, size and number of ads. */
export function Page() {
  return (
    <DataPage
      calls={adSortCalls}
      title={adSorts.title}
      texts={adSortTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Words({ text }: { text: Text }) {
  return useSay()(text);
}
