import { Form } from 'antd';
import { useId } from 'react';
import { api, ApiError } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { useRetryKey } from '#admin/ui/form/use-retry-key.ts';
import { clearOnChange, schemaRules } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import type { InputOf } from '#contract/call.ts';
import { codes } from '#contract/envelope.ts';
import {
  companyCalls,
  type CompanyDetail,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { ReasonField } from './DecisionFields.tsx';
import { VersionFields } from './VersionFields.tsx';
import { decisions, type Decision } from './decisions.ts';
import { companiesPageTexts as texts } from './texts.ts';
import styles from './companies.module.css';

type Values = Record<string, unknown>;

type DecisionDialogProps = {
  company: CompanyDetail;
  decision: Decision;
  onClose: () => void;
  onDone: (company: CompanyDetail) => void;
  /** The company has changed since it was loaded. */
  onOvertaken: () => void;
};

/** The form of a decision. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { company, decision, onClose, onDone, onOvertaken } = props;
  const { schema } = decisions[decision];
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<Values>();
  const rules = schemaRules(schema, language, companiesTexts.fields);
  const retry = useRetryKey();

  const decide = async (values: Values) => {
    const input = { ...values, id: company.id, version: company.version };
    try {
      const { data, msg } = await retry(input, (idempotencyKey) =>
        api(companyCalls[decision], input as InputOf<(typeof companyCalls)[Decision]>, {
          quiet: true,
          idempotencyKey,
        }),
      );
      toast.success(msg);
      onDone(data);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== codes.conflict) throw failure;
      onOvertaken();
    }
  };
  const { isBusy, refusal, submit } = useSubmit(form, decide);

  return (
    <VerbDialog
      title={say(texts.ask[decision].title, { name: company.name })}
      verb={say(companiesTexts.actions[decision])}
      isBusy={isBusy}
      autoFocus={decision === 'resume'}
      form={name}
      onClose={onClose}
    >
      <p className={styles.line}>{say(texts.ask[decision].line)}</p>
      <Form
        form={form}
        name={name}
        layout="vertical"
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onValuesChange={clearOnChange(form)}
        onFinish={submit}
      >
        {(decision === 'approve' || decision === 'version') && (
          <VersionFields company={company} rules={rules} />
        )}
        {(decision === 'reject' || decision === 'suspend') && (
          <ReasonField hint={texts.reasonHints[decision]} rules={rules} />
        )}
      </Form>
      <div aria-live="assertive">{refusal && <p className={styles.changed}>{refusal}</p>}</div>
    </VerbDialog>
  );
}
