import { Form } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useFormScope } from '#admin/ui/form/form-scope.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { currencies, currencyNames, type Currency } from '#contract/money.ts';
import { orderUiTexts as texts } from './texts.ts';

/** In which currency and at which tax rate something is ordered. */
export function TermsFields() {
  const say = useSay();
  return (
    <>
      <SelectField
        field="currency"
        required
        options={currencies.map((value) => ({
          value,
          label: `${value} ${say(currencyNames[value])}`,
        }))}
      />
      <NumberField field="tax_rate" digits={2} hint={texts.taxHint} />
    </>
  );
}

type Terms = { currency: Currency; tax_rate: number };

/** Fills the terms of a new order as they were last time; what somebody has set stays. */
export function useLastTerms(isNew: boolean) {
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const isSet = () => form.isFieldTouched('currency') || form.isFieldTouched('tax_rate');
  return (read: () => Promise<Terms>): void => {
    if (!isNew || isSet()) return;
    const take = async () => {
      const terms = await read();
      if (isSet()) return;
      form.setFieldsValue(terms);
      changed();
    };
    // Without them the form keeps what it has.
    void take().catch(() => undefined);
  };
}
