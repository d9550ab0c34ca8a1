import { useMemo, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { layoutCalls, type Layout } from '#contract/features/operate/layouts/contract.ts';
import { layoutTexts } from '#contract/features/operate/layouts/texts.ts';
import { adPlaces, placeTexts, typeTexts } from '#contract/features/operate/places.ts';
import { loginTypes } from '#contract/login-types.ts';
import type { Text } from '#contract/text.ts';
import { layouts } from '#contract/features/operate/layouts/feature.ts';

const columns: readonly Column<Layout>[] = [
  { field: 'name', width: 200, sort: true },
  { field: 'place', width: 120, render: ({ place }) => <Words texts={[placeTexts[place]]} /> },
  { field: 'type', width: 120, render: ({ type }) => <Words texts={[typeTexts[type]]} /> },
  {
    field: 'parts',
    width: 240,
    render: ({ parts }) => <Words texts={parts.map(({ kind }) => layoutTexts.kinds[kind])} />,
  },
  { field: 'is_on', width: 92, render: ({ is_on: isOn }) => <State isOn={isOn} /> },
  { field: 'remark', width: 160, hidden: true },
  { field: 'update_time', width: 150, kind: 'time', hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof layoutCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'place',
    kind: 'select',
    options: adPlaces.map((value) => ({ value, label: placeTexts[value] })),
  },
  {
    field: 'type',
    kind: 'select',
    options: loginTypes.map((value) => ({ value, label: typeTexts[value] })),
  },
  {
    field: 'is_on',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: layoutTexts.states[value],
    })),
  },
];

const Form = lazyComponent(async () => (await import('./LayoutForm.tsx')).LayoutForm);
const Preview = lazyComponent(async () => (await import('./LayoutPreview.tsx')).LayoutPreview);

/** What each place shows to each login type. */
export function Page() {
  const [previewed, setPreviewed] = useState<Layout | null>(null);
  const actions = useMemo(
    (): readonly RowAction<Layout>[] => [
      { key: 'preview', label: layoutTexts.preview, run: (layout) => setPreviewed(layout) },
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={layoutCalls}
        title={layouts.title}
        texts={layoutTexts}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={actions}
      />
      {previewed && <Preview layout={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

function Words({ texts }: { texts: readonly Text[] }) {
  const say = useSay();
  return texts.length === 0 ? (
    <span aria-hidden="true">–</span>
  ) : (
    texts.map((text) => say(text)).join(' → ')
  );
}

function State({ isOn }: { isOn: boolean }) {
  const say = useSay();
  return <StateDot tone={isOn ? 'good' : 'idle'}>{say(layoutTexts.states[`${isOn}`])}</StateDot>;
}
