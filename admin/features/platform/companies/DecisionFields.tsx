import { Form, Input, type FormRule } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import type { Text } from '#contract/text.ts';

const { fields } = companiesTexts;
const mostLetters = 200;

export type Rules = (field: string) => FormRule[];

/** The reason, which the company can read. */
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
