import { Segmented } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { packSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import {
  covertKinds,
  securityPackCalls,
  type CovertKind,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { securityPageTexts as texts } from './texts.ts';
import styles from './security.module.css';

const readyPacks = { ...packSource, filters: { state: ['ready'] } };

/** Orders security codes: one for each identifier of a pack, or a number of standalone ones. */
export function SecurityForm(props: FormProps<SecurityPack>) {
  return (
    <RecordForm
      {...props}
      calls={securityPackCalls}
      texts={securityTexts}
      title={texts.add}
      verb={texts.add}
      blank={{ kind: 'bound' }}
      shape="dialog"
    >
      <KindFields />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

function KindFields() {
  const say = useSay();
  const kind = (useFieldValue('kind') ?? 'bound') as CovertKind;
  const options = covertKinds.map((value) => ({ value, label: say(securityTexts.kinds[value]) }));
  return (
    <>
      <FormField field="kind" kind="other" wide>
        <Segmented block options={options} />
      </FormField>
      <p className={styles.hint}>{say(texts.hints.kind[kind])}</p>
      {kind === 'bound' ? (
        <RemoteField<IdentifierPack>
          field="pack_id"
          source={readyPacks}
          hint={texts.hints.pack}
          required
          wide
        />
      ) : (
        <>
          <NumberField field="quantity" grouped hint={texts.hints.quantity} required wide />
          <PartBatchFields hints={{ part: texts.hints.part }} />
        </>
      )}
    </>
  );
}
