import { Button, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue, useFormScope } from '#admin/ui/form/form-scope.ts';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodeTags, shownCodes } from '#admin/ui/scanner/CodeTags.tsx';
import { receivedAs } from '#contract/features/procure/receivings/contract.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { receivingPageTexts } from './texts.ts';
import styles from './receivings.module.css';

const texts = receivingPageTexts.serials;

/** One line: the part, how much, which lot, its serials, and what the inspection found. */
export function LineFields({ names }: { names: ReadonlyMap<number, string> }) {
  const say = useSay();
  const can = useCan();
  const orderLine = useFieldValue('order_line_no') as number | null | undefined;
  const mayChoose = {
    '': true,
    fail: true,
    pass: can({ has: 'trace:lot:inspect' }),
    waived: can({ has: 'trace:lot:waive' }),
  };
  return (
    <>
      <RemoteField
        field="part_id"
        source={partSource}
        names={names}
        disabled={typeof orderLine === 'number'}
        {...(typeof orderLine === 'number'
          ? { hint: sayEach(receivingPageTexts.fromOrder, orderLine) }
          : {})}
      />
      <Quantity />
      <TextField field="lot" />
      <DayField field="expire_date" />
      <SelectField
        field="inspection"
        options={receivedAs
          .filter((value) => mayChoose[value])
          .map((value) => ({ value, label: say(receivingTexts.inspections[value]) }))}
        placeholder={receivingTexts.inspections['']}
      />
      <TextField field="remark" />
      <FormField field="supplier_codes" kind="other" required={false} isDeep wide>
        <LineCodes />
      </FormField>
    </>
  );
}

const sayEach = ({ zh_CN, en, zh_TW }: typeof receivingPageTexts.fromOrder, line: number) => {
  const fill = (text: string) => text.replace('{line}', String(line));
  return { zh_CN: fill(zh_CN), en: fill(en), zh_TW: fill(zh_TW) };
};

/** How much; where serials were scanned, they are counted. */
function Quantity() {
  const count = ((useFieldValue('supplier_codes') as string[] | null | undefined) ?? []).length;
  return count === 0 ? (
    <QuantityField field="quantity" required hint={receivingPageTexts.quantityHint} />
  ) : (
    <FormField field="quantity" kind="other">
      <InputNumber className={styles.number} disabled />
    </FormField>
  );
}

type LineCodesProps = { value?: string[] | null; onChange?: (codes: string[]) => void };

/** The serials of a line, as they were scanned. */
function LineCodes({ value, onChange }: LineCodesProps) {
  const say = useSay();
  const form = Form.useFormInstance();
  const { path } = useFormScope();
  const [isOpen, setOpen] = useState(false);
  const codes = value ?? [];
  const put = (next: string[]) => {
    onChange?.(next);
    if (next.length > 0) form.setFieldValue([...path, 'quantity'], String(next.length));
  };
  if (codes.length === 0) return <span className={styles.none}>{say(texts.none)}</span>;
  return (
    <div className={styles.codes}>
      <div className={styles.counted}>
        <b>{say(texts.count, { n: codes.length })}</b>
        <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {say(isOpen ? texts.hide : texts.show)}
        </Button>
        <Button type="link" onClick={() => put([])}>
          {say(texts.clear)}
        </Button>
      </div>
      {isOpen && <CodeTags codes={codes} onChange={put} />}
      {isOpen && codes.length > shownCodes && <small>{say(texts.more, { n: shownCodes })}</small>}
    </div>
  );
}
