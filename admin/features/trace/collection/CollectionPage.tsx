import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { batchStates } from '#contract/features/trace/batches/contract.ts';
import {
  collectionCalls,
  type Collection,
  type Progress,
} from '#contract/features/trace/collection/contract.ts';
import { collection } from '#contract/features/trace/collection/feature.ts';
import { collectionTexts as texts } from '#contract/features/trace/collection/texts.ts';
import { Complete, Figure } from './Figures.tsx';
import { collectionPageTexts as pageTexts } from './texts.ts';

const figure = (field: keyof Progress): Column<Collection> => ({
  field,
  width: 80,
  kind: 'quantity',
  render: (row) => <Figure row={row} field={field} />,
});

const columns: readonly Column<Collection>[] = [
  { field: 'batch_code', width: 160, kind: 'code' },
  { field: 'part_name', width: 170 },
  {
    field: 'state',
    width: 104,
    states: texts.states,
    render: ({ state }) => <Words text={texts.states[state]} />,
  },
  figure('units'),
  { field: 'complete', width: 110, render: (row) => <Complete row={row} /> },
  figure('missing'),
  figure('failed'),
  figure('waived'),
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof collectionCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: batchStates.map((value) => ({ value, label: texts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Detail = lazyComponent(async () => (await import('./CollectionDetail.tsx')).CollectionDetail);
const detail = (row: Collection) => <Detail row={row} />;
const nameOf = ({ batch_code: code }: Collection) => code;

/** How far the required data of each batch is. */
export function Page() {
  return (
    <DataPage
      calls={collectionCalls}
      title={collection.title}
      texts={texts}
      columns={columns}
      filters={filters}
      expand={detail}
      nameOf={nameOf}
      start={<ToBatches />}
    />
  );
}

function ToBatches() {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <Can has="trace:batch:view">
      <Button type="primary" onClick={() => void navigate('/trace/batch')}>
        {say(pageTexts.toBatches)}
      </Button>
    </Can>
  );
}

function Words({ text }: { text: (typeof texts.states)['planned'] }) {
  return useSay()(text);
}
