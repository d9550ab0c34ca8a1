import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { QuantityField } from '#admin/ui/form/QuantityField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { TimeField } from '#admin/ui/form/TimeField.tsx';
import { repairCalls, type RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import {
  payers,
  repairInput,
  repairWorkTexts,
  totalOf,
  type RepairPartInput,
} from '#contract/features/sale/repairs/work.ts';
import { formatMoney } from '#contract/money.ts';
import { assigneeSource } from './assignees.ts';
import { repairsPageTexts as texts } from './texts.ts';
import styles from './repairs.module.css';

const blankPart = { quantity: '1', price: 0 };
const valuesOf = ({ price, payer, parts, due_time, assignee }: RepairInfo) => ({
  price,
  payer,
  due_time,
  assignee,
  parts: parts.map(({ part_id, quantity, price: each, serial }) => ({
    part_id,
    quantity,
    price: each,
    serial,
  })),
});

/** What a repair costs, who pays, who does it and until when. */
export function RepairForm(props: FormProps<RepairInfo>) {
  const { record } = props;
  const parts = useMemo(
    () =>
      new Map(
        (record?.parts ?? []).map(({ part_id: id, part_name: name, part_code: code }) => [
          id,
          sayNow(formTexts.named, { name, code }),
        ]),
      ),
    [record],
  );
  const people = useMemo(
    () => new Map(record?.assignee ? [[record.assignee, record.assignee_name]] : []),
    [record],
  );
  return (
    <RecordForm
      {...props}
      resource="repair"
      schema={repairInput}
      send={(values, version, options) =>
        api(repairCalls.edit, { ...values, id: record!.id, version }, options)
      }
      texts={repairTexts}
      blank={{}}
      values={valuesOf}
      shape="drawer"
      width={820}
    >
      <FormSection title={texts.sections.work}>
        <RemoteField field="assignee" source={assigneeSource} names={people} />
        <TimeField field="due_time" />
      </FormSection>
      <FormSection title={texts.sections.price}>
        <SelectField
          field="payer"
          options={payers.map((value) => ({ value, label: repairWorkTexts.payers[value] }))}
        />
        <MoneyField field="price" />
        <ListField field="parts" hint={texts.partsHint} add={texts.addPart} blank={blankPart}>
          <RemoteField field="part_id" source={partSource} names={parts} />
          <QuantityField field="quantity" />
          <MoneyField field="price" label={repairWorkTexts.fields.unit_price} />
          <TextField field="serial" />
        </ListField>
        <LiveTotal />
      </FormSection>
    </RecordForm>
  );
}

/** What it would cost, as far as it is filled in. */
function LiveTotal() {
  const say = useSay();
  const price = useFieldValue('price') as number | null | undefined;
  const parts = (useFieldValue('parts') as Partial<RepairPartInput>[] | undefined) ?? [];
  const known = parts.filter(
    (one): one is RepairPartInput =>
      /^\d+(\.\d+)?$/.test(one?.quantity ?? '') && Number.isSafeInteger(one.price),
  );
  return (
    <p className={styles.total} aria-live="polite">
      {say(repairWorkTexts.fields.total)} <b>{formatMoney(totalOf(price ?? 0, known))}</b>
    </p>
  );
}
