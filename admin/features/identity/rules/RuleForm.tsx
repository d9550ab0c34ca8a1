import { Radio } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { separators } from '#contract/codes/segments.ts';
import {
  ruleCalls,
  ruleInput,
  ruleKinds,
  type EncodingRule,
  type RuleInput,
} from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { RuleGauge } from './RuleGauge.tsx';
import { blankOf } from './blank-segments.ts';
import { SampleStrip } from './SampleStrip.tsx';
import { SegmentsField } from './SegmentsField.tsx';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

const nothing = {
  kind: 'own' as const,
  segments: [blankOf('constant'), blankOf('sequence'), blankOf('random')] as RuleInput['segments'],
  separator: '' as const,
};
const drawerWidth = 1080;

/** The rule editor: segments on one side, the resulting codes on the other. */
export function RuleForm({ record, onClose, onSaved }: FormProps<EncodingRule>) {
  return (
    <RecordForm
      resource="encodingRule"
      schema={ruleInput}
      texts={ruleTexts}
      record={record}
      blank={nothing}
      shape="drawer"
      width={drawerWidth}
      send={(values, version, options) => {
        // Segments entered before choosing the standard rule are not sent.
        const given =
          values.kind === 'own' ? values : { ...values, segments: [], separator: '' as const };
        return record
          ? api(ruleCalls.edit, { id: record.id, version, ...given }, options)
          : api(ruleCalls.add, given, options);
      }}
      onClose={onClose}
      onSaved={onSaved}
    >
      <div className={styles.bench}>
        <SampleStrip />
        <Composition />
        <RuleGauge seriesId={record?.series_id ?? null} />
      </div>
    </RecordForm>
  );
}

function Composition() {
  const say = useSay();
  const kind = useFieldValue('kind');
  return (
    <div className={styles.composition}>
      <TextField field="name" />
      <FormField
        field="kind"
        kind="other"
        hint={kind === 'standard' ? texts.kinds.standard : texts.kinds.own}
      >
        <Radio.Group
          optionType="button"
          options={ruleKinds.map((value) => ({ value, label: say(ruleTexts.kinds[value]) }))}
        />
      </FormField>
      {kind === 'own' && (
        <>
          <SegmentsField />
          <FormField field="separator" kind="other">
            <Radio.Group
              optionType="button"
              options={separators.map((value) => ({
                value,
                label: value === '' ? say(texts.noSeparator) : value,
              }))}
            />
          </FormField>
        </>
      )}
      <TextField field="remark" rows={2} />
    </div>
  );
}
