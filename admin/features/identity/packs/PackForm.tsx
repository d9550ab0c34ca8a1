import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { PartBatchFields } from '#admin/ui/form/PartBatchFields.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { capacityOf } from '#contract/codes/capacity.ts';
import { resetOf } from '#contract/codes/periods.ts';
import {
  levels,
  packCalls,
  type IdentifierPack,
} from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleSource } from './columns.tsx';
import { QuotaMeter } from './QuotaMeter.tsx';
import { packsPageTexts as texts } from './texts.ts';
import { useQuota } from './use-quota.ts';
import styles from './packs.module.css';

const effectiveRules = { ...ruleSource, filters: { state: ['effective'] } };
const levelOptions = levels.map((value) => ({ value, label: packTexts.levels[value] }));

/** Orders codes: rule, part, quantity; shows the capacity and quota. */
export function PackForm(props: FormProps<IdentifierPack>) {
  const [rule, setRule] = useState<EncodingRule | null>(null);
  return (
    <RecordForm
      {...props}
      calls={packCalls}
      texts={packTexts}
      title={texts.title}
      verb={texts.add}
      blank={{ level: 'unit' }}
      shape="drawer"
      width={720}
    >
      <RemoteField<EncodingRule>
        field="rule_id"
        source={effectiveRules}
        hint={texts.hints.rule}
        onPick={setRule}
      />
      <SelectField field="level" options={levelOptions} />
      <PartBatchFields hints={{ part: texts.hints.part, batch: texts.hints.batch }} />
      <NumberField field="quantity" grouped hint={texts.hints.quantity} wide />
      <Fits rule={rule} />
      <Order />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

/** How many codes an own rule can make; the standard rule is unlimited. */
function Fits({ rule }: { rule: EncodingRule | null }) {
  const say = useSay();
  const quantity = useFieldValue('quantity') as number | null | undefined;
  const own = rule && codeRuleOf(rule);
  if (!own) return null;
  const capacity = capacityOf(own);
  const isOver = (quantity ?? 0) > capacity;
  const sentence = resetOf(own) === 'never' ? texts.fits.all : texts.fits.period;
  return (
    <p className={styles.fits} data-over={isOver} role="status">
      {say(isOver ? texts.fits.tooMany : sentence, { n: formatQuantity(capacity) })}
    </p>
  );
}

function Order() {
  const quota = useQuota();
  const quantity = useFieldValue('quantity') as number | null | undefined;
  if (!quota.data) return null;
  return (
    <div className={styles.order}>
      <QuotaMeter quota={quota.data} order={quantity ?? 0} />
    </div>
  );
}
