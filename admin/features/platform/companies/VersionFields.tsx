import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Form, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { showDay } from '#admin/ui/show-time.ts';
import {
  companyCalls,
  type CompanyDetail,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { Rules } from './DecisionFields.tsx';
import { lastDay } from './last-day.ts';
import { companiesPageTexts as texts } from './texts.ts';
import styles from './companies.module.css';

const { fields } = companiesTexts;
const dayForm = 'YYYY-MM-DD';

/** The version of a company and its end. */
export function VersionFields({ company, rules }: { company: CompanyDetail; rules: Rules }) {
  const say = useSay();
  const form = Form.useFormInstance();
  const chosen = Form.useWatch<number | undefined>('system_version_id', form);
  const versions = useQuery({
    queryKey: ['company', spokenKey, 'versions'],
    queryFn: async ({ signal }) => (await api(companyCalls.versions, {}, { signal })).data,
  });
  const days = versions.data?.find(({ id }) => id === chosen)?.days ?? null;
  const end = company.version_expire_time && showDay(company.version_expire_time);
  // A different version starts today; the same one is extended from its end.
  const next = days && lastDay(chosen === company.system_version_id ? end : null, days);
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
          options={versions.data?.map(({ id, name, is_offered: isOffered }) => ({
            value: id,
            label: isOffered ? name : say(texts.notOffered, { name }),
            disabled: !isOffered && id !== company.system_version_id,
          }))}
        />
      </Form.Item>
      <Form.Item
        name="expire_date"
        label={say(fields.expire_date)}
        extra={say(texts.expireHint)}
        initialValue={end || null}
        rules={rules('expire_date')}
        getValueProps={(day: string | null) => ({ value: day ? dayjs(day) : null })}
        getValueFromEvent={(day: Dayjs | null) => day?.format(dayForm) ?? null}
      >
        <DatePicker className={styles.day} format={dayForm} minDate={dayjs()} />
      </Form.Item>
      {next && (
        <Button size="small" onClick={() => form.setFieldValue('expire_date', next)}>
          {say(texts.renew, { day: next })}
        </Button>
      )}
    </>
  );
}
