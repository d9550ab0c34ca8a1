import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { PageSkeleton } from '#admin/app/waiting/PageSkeleton.tsx';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import type { FormProps } from '#admin/ui/form/RecordForm.tsx';
import { nonconformanceUiTexts } from '#admin/ui/nonconformances/texts.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import type { QualityCalls } from '#contract/quality/calls.ts';
import { qualityResults, type QualityKind } from '#contract/quality/kinds.ts';
import type { QualityRecord } from '#contract/quality/records.ts';
import { qualityTexts, recordTexts } from '#contract/quality/texts.ts';
import type { Text } from '#contract/text.ts';
import { placeIn, readPlace, writePlace, type Place } from './place.ts';
import { MeasuredValue, ResultDot } from './QualityCells.tsx';
import { recordsPageTexts as texts } from './texts.ts';
import { useAskedChange } from './use-asked-change.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './quality.module.css';

const columns: readonly Column<QualityRecord>[] = [
  { field: 'serial_number', width: 188, kind: 'code' },
  { field: 'part_name', width: 132 },
  { field: 'step', width: 116 },
  { field: 'value', width: 100, render: (row) => <MeasuredValue {...row} /> },
  {
    field: 'result',
    width: 92,
    states: qualityTexts.results,
    render: ({ result }) => <ResultDot result={result} />,
  },
  { field: 'emp_name', width: 84 },
  { field: 'pass_time', width: 140, kind: 'time', sort: true },
  { field: 'content', width: 160, hidden: true },
  { field: 'std', width: 160, hidden: true },
  { field: 'batch_code', width: 148, kind: 'code', hidden: true },
  { field: 'source_id', width: 140, kind: 'code', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<QualityCalls>>[] = [
  { field: 'serial_number', kind: 'text' },
  { field: 'step', kind: 'text' },
  {
    field: 'result',
    kind: 'multiple',
    options: qualityResults.map((value) => ({ value, label: qualityTexts.results[value] })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'batch_id', kind: 'remote', source: batchSource },
  { field: 'pass_time', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];

const waiting = <PageSkeleton />;
const KindForm = lazyComponent(async () => (await import('./QualityForm.tsx')).QualityForm);

const SheetTab = lazyComponent(async () => (await import('./SheetTab.tsx')).SheetTab, waiting);
const TrendTab = lazyComponent(async () => (await import('./TrendTab.tsx')).TrendTab, waiting);

const rowActions: readonly RowAction<QualityRecord>[] = [
  {
    key: 'nonconformance',
    label: nonconformanceUiTexts.open,
    can: 'trace:nonconformance:add',
    aside: true,
    shown: ({ result }) => result === 'fail',
    dialog: lazyComponent(async () => (await import('./OpenFinding.tsx')).OpenFinding),
  },
];
const RecordDetail = lazyComponent(async () => (await import('./RecordDetail.tsx')).RecordDetail);
const detail = (record: QualityRecord) => <RecordDetail record={record} />;

type Props = { kind: QualityKind; calls: QualityCalls; title: Text };

/** The records of one kind (process steps, inspections or tests): as a list, as a sheet, and their trend. */
export function QualityRecordsPage({ kind, calls, title }: Props) {
  const { search, change } = useAddress();
  const [unsaved, setUnsaved] = useState(0);
  const wanted = placeIn(new URLSearchParams(search));
  const { shown, dialog } = useAskedChange(wanted, unsaved > 0, (back) =>
    change((params) => writePlace(params, readPlace(back)), { replace: true }),
  );
  const place = readPlace(shown);
  const go = (next: Partial<Place>) =>
    change((params) => writePlace(params, { ...place, ...next }));
  const switcher = <ViewSwitch view={place.view} onView={(view) => go({ view })} />;
  const Form = useForm(kind, calls);
  if (place.view === 'list')
    return (
      <DataPage
        calls={calls}
        title={title}
        texts={recordTexts[kind]}
        columns={columns}
        filters={filters}
        form={Form}
        rowActions={rowActions}
        expand={detail}
        lead={switcher}
      />
    );
  return (
    <div>
      <Header title={title} line={recordTexts[kind].line} />
      <div className={styles.switch}>{switcher}</div>
      {place.view === 'trend' && <TrendTab kind={kind} calls={calls} />}
      {place.view === 'sheet' && (
        <SheetTab
          kind={kind}
          calls={calls}
          place={place}
          onPlace={go}
          onUnsaved={setUnsaved}
          toForm={<ToForm calls={calls} />}
        />
      )}
      {dialog}
    </div>
  );
}

function useForm(kind: QualityKind, calls: QualityCalls) {
  return useMemo(
    () => (props: FormProps<QualityRecord>) => <KindForm {...props} kind={kind} calls={calls} />,
    [kind, calls],
  );
}

function Header({ title, line }: { title: Text; line: Text }) {
  const say = useSay();
  return <PageHeader title={title} line={say(line)} />;
}

/** The way to the form, for those who may add records. */
function ToForm({ calls }: { calls: QualityCalls }) {
  const say = useSay();
  const { change } = useAddress();
  return (
    <Can has={calls.add.allow}>
      <Button
        onClick={() =>
          change((params) => {
            params.delete('view');
            params.set('form', 'add');
          })
        }
      >
        {say(texts.toForm)}
      </Button>
    </Can>
  );
}
