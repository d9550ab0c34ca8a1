import { Form } from 'antd';
import { useFieldValue, useFormScope } from '#admin/ui/form/form-scope.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { supplierSource } from '#admin/ui/form/sources.ts';
import {
  receivingCalls,
  type ReceivingInfo,
} from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder, OpenOrder } from '#contract/features/procure/receivings/expected.ts';
import { linesOf } from './form-lines.ts';
import { receivingPageTexts as texts } from './texts.ts';
import { readExpected, useExpected } from './use-expected.ts';

const orderSource = remoteSource(
  { index: receivingCalls.orders },
  { label: ({ code, supplier_name: supplier }: OpenOrder) => `${code} · ${supplier}` },
);

type SourceFieldsProps = {
  record: ReceivingInfo | null;
  order: ExpectedOrder | null;
};

/** The order that it is for, and the supplier; an order brings its supplier and what is left of it. */
export function SourceFields({ record, order }: SourceFieldsProps) {
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const orderId = useFieldValue('order_id');
  // Of a restored draft only the number of the order is known.
  const known = useExpected() ?? order;
  const take = async (row: OpenOrder | null) => {
    if (!row) return;
    form.setFieldValue('supplier_id', row.supplier_id);
    const expected = await readExpected(row.id);
    // Another was chosen meanwhile.
    if (form.getFieldValue('order_id') !== row.id) return;
    form.setFieldValue('lines', linesOf(expected));
    changed();
  };
  return (
    <>
      <RemoteField
        field="order_id"
        source={orderSource}
        shown={record?.order_code}
        names={new Map(known ? [[known.id, orderSource.label({ ...known, line_count: 0 })]] : [])}
        hint={texts.orderHint}
        onPick={(row) => void take(row)}
      />
      <RemoteField
        field="supplier_id"
        source={supplierSource}
        shown={record?.supplier_name}
        names={new Map(order ? [[order.supplier_id, order.supplier_name]] : [])}
        disabled={typeof orderId === 'number'}
      />
    </>
  );
}
