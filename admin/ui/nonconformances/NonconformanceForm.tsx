import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { batchSource, lotSource, partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import {
  findingInput,
  namedInput,
  nonconformanceCalls,
  type SourceFacts,
} from '#contract/features/trace/nonconformances/contract.ts';
import {
  nonconformanceSeverities,
  severityTexts,
  sourceTexts,
  type SourceRecord,
} from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { nonconformanceUiTexts as texts } from './texts.ts';
import styles from './nonconformances.module.css';

/** Where a finding is opened from: a record, or a code. */
export type OpenedFrom = { source: SourceRecord; source_id: number } | { serial_number: string };
type FormProps = { onClose: () => void; onSaved: () => void };

const { fields } = nonconformanceTexts;
const again = () => refreshList('nonconformance');

/** The form of a new finding, filled in with what its source says. */
export function OpenForm({ from, ...props }: FormProps & { from: OpenedFrom }) {
  return 'source' in from ? (
    <FromRecord from={from} {...props} />
  ) : (
    <NamedForm serial={from.serial_number} {...props} />
  );
}

function FromRecord({
  from,
  onClose,
  onSaved,
}: FormProps & { from: Extract<OpenedFrom, { source: unknown }> }) {
  const query = useQuery({
    queryKey: ['nonconformance', spokenKey, 'source', from.source, from.source_id],
    queryFn: async ({ signal }) =>
      (await api(nonconformanceCalls.source, from, { signal, quiet: true })).data,
    staleTime: 0,
    gcTime: 0,
  });
  const say = useSay();
  const facts = query.data;
  if (!facts)
    return (
      <Modal open title={say(texts.open)} footer={null} onCancel={onClose}>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
          {() => null}
        </Loaded>
      </Modal>
    );
  const { title, description } = facts;
  return (
    <RecordForm
      resource={`nonconformance/${from.source}-${from.source_id}`}
      schema={findingInput}
      texts={nonconformanceTexts}
      title={texts.open}
      verb={texts.open}
      record={null}
      blank={{ severity: 'major', title, description }}
      shape="dialog"
      send={(values, _version, options) =>
        api(nonconformanceCalls.add, { ...values, ...from }, options).finally(again)
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      <FormLine>
        {say(texts.from, { source: say(sourceTexts[from.source]), name: facts.source_name })}
      </FormLine>
      <About facts={facts} />
      <FindingFields />
    </RecordForm>
  );
}

/** What it is about; the server reads it again from the source. */
function About({ facts }: { facts: SourceFacts }) {
  const { part_name: part, batch_code: batch, lot_code: lot, serial_number: serial } = facts;
  return (
    <div className={styles.about}>
      <Facts>
        {part && <Fact label={fields.part_name}>{part}</Fact>}
        {batch && <Fact label={fields.batch_code}>{batch}</Fact>}
        {lot && <Fact label={fields.lot_code}>{lot}</Fact>}
        {serial && (
          <Fact label={fields.serial_number}>
            <CodeText code={serial} copyable={false} />
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** The form of a finding that comes from no record. */
export function NamedForm({ serial = '', onClose, onSaved }: FormProps & { serial?: string }) {
  return (
    <RecordForm
      resource={`nonconformance${serial && `/code-${serial}`}`}
      schema={namedInput}
      texts={nonconformanceTexts}
      title={texts.open}
      verb={texts.open}
      record={null}
      blank={{ severity: 'major', serial_number: serial }}
      shape="dialog"
      send={(values, _version, options) =>
        api(
          nonconformanceCalls.add,
          { ...values, source: 'manual', source_id: null },
          options,
        ).finally(again)
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      <FindingFields />
      <TextField field="serial_number" hint={texts.hints.code} />
      <RemoteField field="batch_id" source={batchSource} />
      <RemoteField field="lot_id" source={lotSource} />
      <RemoteField field="part_id" source={partSource} />
    </RecordForm>
  );
}

/** What every finding is told by. */
export function FindingFields() {
  return (
    <>
      <TextField field="title" hint={texts.hints.title} wide />
      <SelectField
        field="severity"
        options={nonconformanceSeverities.map((value) => ({ value, label: severityTexts[value] }))}
      />
      <TextField field="description" rows={3} wide />
    </>
  );
}
