import { Form, Segmented } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useFormScope } from '#admin/ui/form/form-scope.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { batchSource, packSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import { labelTemplateCalls } from '#contract/features/product/labels/contract.ts';
import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import {
  drivers,
  printJobCalls,
  type PrintJobInfo,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { jobPath } from './actions.tsx';
import { printJobsPageTexts as texts } from './texts.ts';
import styles from './print-jobs.module.css';

const templateSource = remoteSource(labelTemplateCalls, {
  label: ({ name, width_mm: width, height_mm: height }) => `${name} · ${width} × ${height} mm`,
  filters: { state: ['published'] },
});

type Source = keyof typeof texts.sources;
const sources = Object.keys(texts.sources) as Source[];

/** Prints labels: which ones, by which template, and how. A link may name pack, batch or codes. */
export function PrintJobForm({ goOn, ...props }: FormProps<PrintJobInfo>) {
  const [asked] = useSearchParams();
  const numberOf = (name: string) => Number(asked.get(name)) || null;
  const codes = asked.get('codes')?.split(',').filter(Boolean) ?? [];
  const blank = {
    pack_id: codes.length > 0 ? null : numberOf('pack_id'),
    batch_id: codes.length > 0 || numberOf('pack_id') ? null : numberOf('batch_id'),
    codes: codes.length > 0 ? codes : null,
    template_id: (numberOf('template_id') ?? undefined)!,
    driver: 'pdf' as const,
  };
  return (
    <RecordForm
      {...props}
      calls={printJobCalls}
      texts={printJobTexts}
      title={texts.add}
      verb={texts.start}
      blank={blank}
      shape="drawer"
      width={720}
      onSaved={(job) => {
        if (job && goOn) goOn(`${jobPath}?id=${job.id}`);
        else props.onSaved();
      }}
    >
      <Which first={blank.codes ? 'codes' : blank.batch_id ? 'batch' : 'pack'} />
      <RemoteField field="template_id" source={templateSource} />
      <SelectField
        field="driver"
        hint={texts.driverHint}
        options={drivers.map((value) => ({ value, label: printJobTexts.drivers[value] }))}
      />
      <NumberField field="copies" hint={texts.copiesHint} />
      <SwitchField field="skips_taken" />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

/** The product's own label, unless one is chosen. */
async function labelOfPart(part: number | null): Promise<number | null> {
  if (part === null) return null;
  const { data } = await api(partCalls.info, { id: part }, { quiet: true });
  return data.label_id;
}

function Which({ first }: { first: Source }) {
  const say = useSay();
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const [source, setSource] = useState(first);
  const propose = async (part: number | null) => {
    const label = await labelOfPart(part).catch(() => null);
    if (label === null || form.getFieldValue('template_id')) return;
    form.setFieldValue('template_id', label);
    changed();
  };
  // What the link named is looked up once.
  const begin = useEffectEvent(async () => {
    const { pack_id: pack, batch_id: batch } = form.getFieldsValue(true) as Record<string, number>;
    const found = pack
      ? await api(packCalls.info, { id: pack }, { quiet: true })
      : batch
        ? await api(batchCalls.info, { id: batch }, { quiet: true })
        : null;
    await propose(found?.data.part_id ?? null);
  });
  useEffect(() => {
    begin().catch(() => undefined);
  }, []);
  const choose = (next: Source) => {
    setSource(next);
    form.setFieldsValue({ pack_id: null, batch_id: null, codes: null, from: null, to: null });
    changed();
  };
  return (
    <>
      <div className={styles.source}>
        {say(texts.source)}
        <Segmented<Source>
          aria-label={say(texts.source)}
          value={source}
          options={sources.map((value) => ({ value, label: say(texts.sources[value]) }))}
          onChange={choose}
        />
      </div>
      {source === 'pack' && (
        <RemoteField
          field="pack_id"
          wide
          source={packSource}
          required
          onPick={(row) => void propose(row?.part_id ?? null)}
        />
      )}
      {source === 'batch' && (
        <RemoteField
          field="batch_id"
          wide
          source={batchSource}
          required
          onPick={(row) => void propose(row?.part_id ?? null)}
        />
      )}
      {source === 'codes' ? (
        <>
          <CodesField field="codes" hint={texts.codesHint} />
          <SwitchField field="with_contents" />
        </>
      ) : (
        <>
          <NumberField field="from" grouped />
          <NumberField field="to" grouped hint={texts.rangeHint} />
        </>
      )}
    </>
  );
}
