import { Form, Modal } from 'antd';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { queryClient } from '#admin/app/query.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { riskCalls, riskParams, type RiskRule } from '#contract/features/risk/rules/contract.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { BackTest } from './BackTest.tsx';
import { rulesPageTexts as texts } from './texts.ts';
import { canTest, hasNumbers, nameOfRule, ruleWords, type Params } from './words.ts';
import styles from './rules.module.css';

type RuleDialogProps = { rule: RiskRule; onClose: () => void };

/** The parameters of a rule, with a back-test before saving. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const say = useSay();
  const can = useCan();
  const { kind } = rule;
  useFocusBack();
  if (!hasNumbers(kind) || !can({ has: riskCalls.edit.allow }))
    return (
      <Modal
        open
        title={say(riskTexts.kinds[kind])}
        width={limits.dialogWidths.medium}
        closable={{ 'aria-label': say(texts.close) }}
        onCancel={onClose}
        footer={null}
      >
        <p className={styles.sentence}>{ruleWords(kind, rule.params, say)}</p>
        <BackTest kind={kind} params={rule.params} inForce={rule.params} />
      </Modal>
    );
  const schema = riskParams[kind];
  return (
    <RecordForm
      resource={`risk/${rule.id}`}
      schema={schema}
      texts={riskTexts}
      title={inEveryLanguage(() => nameOfRule(rule, say))}
      verb={texts.save}
      record={rule}
      values={(row) => row.params}
      shape="dialog"
      send={async (params, version, options) => {
        // Someone may have switched it meanwhile: this dialog does not change whether it is on.
        const known = queryClient.getQueryData<RiskRule[]>(['risk', spokenKey]);
        const enabled = known?.find((one) => one.id === rule.id)?.enabled ?? rule.enabled;
        const { part_id } = rule;
        const body = { kind, part_id, enabled, params: params as Params, version };
        const { data, ...answer } = await api(riskCalls.edit, body, options).finally(() =>
          refreshList('risk'),
        );
        return { ...answer, data: data.find((one) => one.id === rule.id)! };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      {Object.keys(schema.shape).map((field) => (
        <NumberField key={field} field={field} />
      ))}
      <Proposal rule={rule} />
    </RecordForm>
  );
}

/** The new rule as a sentence, and its back-test. */
function Proposal({ rule: { kind, part_id: part, params: inForce } }: { rule: RiskRule }) {
  const say = useSay();
  const form = Form.useFormInstance();
  const typed = Form.useWatch([], form) as unknown;
  const read = riskParams[kind].safeParse(typed ?? inForce);
  const params = read.success ? (read.data as Params) : null;
  return (
    <div className={styles.proposal}>
      {params && (
        <p className={styles.sentence} aria-live="polite">
          {say(texts.would, { words: ruleWords(kind, params, say) })}
        </p>
      )}
      {part === null && canTest(kind) && <BackTest kind={kind} params={params} inForce={inForce} />}
      {!canTest(kind) && <p className={styles.note}>{say(texts.backTest.noBackTest)}</p>}
    </div>
  );
}
