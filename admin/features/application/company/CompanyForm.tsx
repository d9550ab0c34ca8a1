import { Button, Form, Input } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import { post } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { ConflictNotice } from '#admin/ui/ConflictNotice.tsx';
import { clearOnChange, schemaRules, showFieldErrors } from '#admin/ui/schema-rules.ts';
import { useSubmit } from '#admin/ui/use-submit.ts';
import { useVersioned } from '#admin/ui/use-versioned.ts';
import type { FieldError } from '#contract/envelope.ts';
import {
  companyInput,
  keyFields,
  type CompanyInfo,
  type CompanyInput,
} from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import { companyPageTexts as texts } from './texts.ts';
import styles from './company.module.css';

type CompanyValues = Omit<CompanyInput, 'version'>;
type Field = keyof CompanyValues;

const inputs: { field: Field; max: number; isWide?: boolean }[] = [
  { field: 'name', max: 64 },
  { field: 'short_name', max: 24 },
  { field: 'credit_code', max: 18 },
  { field: 'legal_person', max: 32 },
  { field: 'contact', max: 32 },
  { field: 'mobile', max: 16 },
  { field: 'email', max: 128 },
  { field: 'address', max: 200, isWide: true },
];

function versioned(company: CompanyInfo): { version: number; values: CompanyValues } {
  const {
    name,
    short_name,
    credit_code,
    legal_person,
    contact,
    mobile,
    email,
    address,
    introduction,
  } = company;
  return {
    version: company.version,
    values: {
      name,
      short_name,
      credit_code,
      legal_person,
      contact,
      mobile,
      email,
      address,
      introduction,
    },
  };
}

type CompanyFormProps = {
  company: CompanyInfo;
  missing: FieldError[];
  onSaved: (company: CompanyInfo) => void;
  onClose: () => void;
};

export function CompanyForm({ company, missing, onSaved, onClose }: CompanyFormProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const name = useId();
  const [form] = Form.useForm<CompanyValues>();
  const { initial, rows, save, take } = useVersioned(form, versioned(company));
  const rules = schemaRules(companyInput.omit({ version: true }), language, companyTexts.fields);
  const isVerified = company.verify_status === verifyStatus.verified;

  const point = useEffectEvent(() => showFieldErrors(form, missing));
  useEffect(() => {
    if (missing.length > 0) point();
  }, [missing]);

  const send = async (values: CompanyValues, version: number) => {
    const { data, msg } = await post<CompanyInfo>(
      'company/edit',
      { ...values, version },
      { quiet: true },
    );
    toast.success(msg);
    onSaved(data);
    return versioned(data);
  };
  const { isBusy, submit } = useSubmit(
    form,
    (values: CompanyValues) => save(values, send),
    toast.error,
  );

  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      validateTrigger="onBlur"
      requiredMark={false}
      scrollToFirstError
      initialValues={initial}
      onValuesChange={clearOnChange(form)}
      onFinish={submit}
    >
      {rows.length > 0 && <ConflictNotice rows={rows} labels={companyTexts.fields} onTake={take} />}
      <div className={styles.grid}>
        {inputs.map(({ field, max, isWide }) => (
          <Form.Item
            key={field}
            name={field}
            label={say(companyTexts.fields[field])}
            extra={
              isVerified && (keyFields as readonly Field[]).includes(field)
                ? say(texts.keyHint)
                : undefined
            }
            className={isWide ? styles.wide : undefined}
            rules={rules(field)}
          >
            <Input maxLength={max} />
          </Form.Item>
        ))}
        <Form.Item
          name="introduction"
          label={say(companyTexts.fields.introduction)}
          className={styles.wide}
          rules={rules('introduction')}
        >
          <Input.TextArea maxLength={1000} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </div>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {say(texts.save)}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {say(texts.cancel)}
        </Button>
      </div>
    </Form>
  );
}
