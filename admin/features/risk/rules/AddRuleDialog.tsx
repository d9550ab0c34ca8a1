import { Select } from 'antd';
import { useId, useState } from 'react';
import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { refreshList } from '#admin/ui/list/refresh.ts';
import {
  defaultRisks,
  partRiskKinds,
  riskCalls,
  riskParams,
} from '#contract/features/risk/rules/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { rowId } from '#contract/validation.ts';
import { rulesPageTexts as texts } from './texts.ts';
import type { Params } from './words.ts';
import styles from './rules.module.css';

type PartKind = (typeof partRiskKinds)[number];

/** A rule of one's own for one part: which kind, and from which numbers on. */
export function AddRuleDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<PartKind>('cloneDevices');
  const numbers: z.ZodRawShape = riskParams[kind].shape;
  const schema = z.strictObject({ part_id: rowId, ...numbers });
  return (
    <RecordForm
      key={kind}
      resource={`risk/new/${kind}`}
      schema={schema}
      texts={riskTexts}
      title={texts.addTitle}
      verb={texts.save}
      record={null}
      blank={{ ...defaultRisks[kind] } as Partial<z.input<typeof schema>>}
      shape="dialog"
      send={async (values, _version, options) => {
        const { part_id: part, ...params } = values as { part_id: number } & Params;
        const body = { kind, part_id: part, params };
        const { msg } = await api(riskCalls.add, body, options);
        return { code: 0, msg, data: null };
      }}
      onClose={onClose}
      onSaved={() => void refreshList('risk')}
    >
      <KindChoice kind={kind} onChoose={setKind} />
      <RemoteField field="part_id" source={partSource} hint={texts.addHint} wide />
      {Object.keys(numbers).map((field) => (
        <NumberField key={field} field={field} />
      ))}
    </RecordForm>
  );
}

function KindChoice({ kind, onChoose }: { kind: PartKind; onChoose: (kind: PartKind) => void }) {
  const say = useSay();
  const id = useId();
  return (
    <div className={styles.kind}>
      <label htmlFor={id}>{say(riskTexts.fields.kind)}</label>
      <Select<PartKind>
        id={id}
        value={kind}
        onChange={onChoose}
        options={partRiskKinds.map((one) => ({ value: one, label: say(riskTexts.kinds[one]) }))}
      />
    </div>
  );
}
