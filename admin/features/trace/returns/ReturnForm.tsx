import { Form } from 'antd';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { useFieldValue, useFormScope } from '#admin/ui/form/form-scope.ts';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { customerSource, dealerSource } from '#admin/ui/form/sources.ts';
import { SwitchField } from '#admin/ui/form/SwitchField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { CodesField } from '#admin/ui/scanner/CodesField.tsx';
import type { SendScan } from '#admin/ui/scanner/use-scans.ts';
import {
  conditions,
  returnCalls,
  sources,
  type GoodsReturn,
  type Source,
} from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { comma } from '#contract/text.ts';
import { returnsPageTexts as texts } from './texts.ts';

const blank = {
  codes: [],
  from: 'dealer' as const,
  condition: 'good' as const,
  is_received: true,
  dealer_id: null,
  customer_id: null,
};

/** Takes goods back: scan, see who brings them, say how they are, done. */
export function ReturnForm(props: FormProps<GoodsReturn>) {
  return (
    <RecordForm
      {...props}
      calls={returnCalls}
      texts={returnTexts}
      title={texts.add}
      verb={texts.add}
      blank={blank}
      shape="drawer"
      width={720}
    >
      <Scanned />
      <Sender />
      <SelectField
        field="condition"
        options={conditions.map((value) => ({ value, label: returnTexts.conditions[value] }))}
      />
      <TextField field="reason" />
      <SwitchField field="is_received" hint={texts.receivedHint} />
      <TextField field="remark" rows={2} />
    </RecordForm>
  );
}

/** The first code proposes who brings it back. */
function Scanned() {
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const check: SendScan = async (codes, { quiet }) => {
    const { data } = await api(returnCalls.check, { codes }, { quiet });
    const before = (form.getFieldValue('codes') as string[] | undefined) ?? [];
    if (before.length === 0) {
      form.setFieldsValue({
        from: data.from,
        dealer_id: data.dealer_id,
        customer_id: data.customer_id,
      });
      changed();
    }
    const parts = data.parts.map(({ part_name: part, units: n }) =>
      sayNow(texts.part, { part, n }),
    );
    const name = data.from_name || sayNow(returnTexts.sources[data.from]);
    return sayNow(texts.found, { name, parts: parts.join(sayNow(comma)) });
  };
  return <CodesField field="codes" check={check} />;
}

function Sender() {
  const from = useFieldValue('from') as Source | undefined;
  return (
    <>
      <SelectField
        field="from"
        hint={texts.fromHint}
        options={sources.map((value) => ({ value, label: returnTexts.sources[value] }))}
      />
      {from === 'dealer' && <RemoteField field="dealer_id" source={dealerSource} required />}
      {from === 'customer' && <RemoteField field="customer_id" source={customerSource} required />}
    </>
  );
}
