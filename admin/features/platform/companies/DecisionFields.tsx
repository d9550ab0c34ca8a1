import { useQuery } from '@tanstack/react-query';
import { DatePicker, Form, Input, Select, type FormRule } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { get } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { CompanyDetail } from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { Text } from '#contract/text.ts';
import { companiesPageTexts as texts } from './texts.ts';
import styles from './companies.module.css';

const { fields } = companiesTexts;
const dayForm = 'YYYY-MM-DD';
const mostLetters = 200;

type Rules = (field: string) => FormRule[];

/** Which version a company gets, and until when. */
export function ApproveFields({ company, rules }: { company: CompanyDetail; rules: Rules }) {
  const say = useSay();
  const versions = useQuery({
    queryKey: ['company', spokenKey, 'versions'],
    queryFn: async ({ signal }) =>
      (await get<{ id: number; name: string }[]>('company/versions', {}, { signal })).data,
  });
  return (
    <>
      <Form.Item
        name="system_version_id"
        label={say(fields.system_version_id)}
        initialValue={company.system_version_id ?? undefined}
        required
        rules={rules('system_version_id')}
      >
        <Select
          autoFocus
          loading={versions.isLoading}
          placeholder={say(texts.choose)}
          options={versions.data?.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="expire_date"
        label={say(fields.expire_date)}
        extra={say(texts.expireHint)}
        initialValue={null}
        rules={rules('expire_date')}
        getValueProps={(day: string | null) => ({ value: day ? dayjs(day) : null })}
        getValueFromEvent={(day: Dayjs | null) => day?.format(dayForm) ?? null}
      >
        <DatePicker className={styles.day} format={dayForm} minDate={dayjs()} />
      </Form.Item>
    </>
  );
}

/** Why: the company reads it. */
export function ReasonField({ hint, rules }: { hint: Text; rules: Rules }) {
  const say = useSay();
  return (
    <Form.Item
      name="reason"
      label={say(fields.reason)}
      extra={say(hint)}
      required
      rules={rules('reason')}
    >
      <Input.TextArea
        autoFocus
        maxLength={mostLetters}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
      />
    </Form.Item>
  );
}
