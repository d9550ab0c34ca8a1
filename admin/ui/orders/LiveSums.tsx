import { useDeferredValue } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { OrderSums } from './OrderSums.tsx';
import { sumsOf } from '#contract/trade/sums.ts';
import { Form } from 'antd';
import { orderUiTexts as texts } from './texts.ts';
import styles from './orders.module.css';

type Line = { quantity?: number | string | null; price?: number | null } | undefined;

/** The price of a line, in the currency of the order. */
export function LivePrice() {
  const form = Form.useFormInstance();
  const currency = Form.useWatch<string | undefined>('currency', form);
  return <MoneyField field="price" currency={currency ?? 'CNY'} />;
}

/** What the lines cost, while they are typed. */
export function LiveSums() {
  const say = useSay();
  const lines = useDeferredValue((useFieldValue('lines') ?? []) as Line[]);
  const rate = Number(useFieldValue('tax_rate') ?? 0);
  const currency = String(useFieldValue('currency') ?? 'CNY');
  const sums = sumsOf(
    lines.map((line) => line ?? {}),
    Number.isFinite(rate) ? rate : 0,
  );
  return (
    <div className={styles.live} role="status" aria-label={say(texts.sums)}>
      <OrderSums currency={currency} rate={rate} sums={sums} />
    </div>
  );
}
