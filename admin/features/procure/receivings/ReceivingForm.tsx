import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { sayNow } from '#admin/app/language.ts';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import {
  receivingCalls,
  type ReceivingInfo,
} from '#contract/features/procure/receivings/contract.ts';
import type { ExpectedOrder } from '#contract/features/procure/receivings/expected.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { Coming } from './Coming.tsx';
import { blankLine, linesOf, valuesOf } from './form-lines.ts';
import { ReceivedLines } from './ReceivedLines.tsx';
import { ScanTray } from './ScanTray.tsx';
import { SourceFields } from './SourceFields.tsx';
import { receivingPageTexts as texts } from './texts.ts';
import { readExpected } from './use-expected.ts';

/** A receipt while it is counted; a new one may begin with what is left of an order. */
export function ReceivingForm(props: FormProps<ReceivingInfo>) {
  const { search } = useAddress();
  const asked = Number(new URLSearchParams(search).get('order') ?? '');
  const begins = props.record === null && Number.isInteger(asked) && asked > 0;
  const query = useQuery({
    queryKey: ['receiving', 'expected', asked],
    queryFn: ({ signal }) => readExpected(asked, signal),
    enabled: begins,
    gcTime: 0,
    retry: false,
  });
  if (begins && query.isPending) return null;
  return <Receipt {...props} order={(begins && query.data) || null} />;
}

function Receipt({ order, ...props }: FormProps<ReceivingInfo> & { order: ExpectedOrder | null }) {
  const { record } = props;
  const names = useMemo(() => namesOf(record, order), [record, order]);
  const blank = useMemo(
    () =>
      order
        ? { order_id: order.id, supplier_id: order.supplier_id, lines: linesOf(order) as never }
        : { lines: [blankLine as never] },
    [order],
  );
  return (
    <RecordForm
      {...props}
      calls={receivingCalls}
      texts={receivingTexts}
      blank={blank}
      values={valuesOf}
      shape="drawer"
      width={960}
    >
      <FormSection title={texts.sections.source}>
        <SourceFields record={record} order={order} />
        <DayField field="received_date" hint={texts.todayHint} />
        <TextField field="delivery_note" />
        <TextField field="remark" rows={2} wide />
        <Coming />
      </FormSection>
      <FormSection title={texts.sections.scan}>
        <ScanTray names={names} />
      </FormSection>
      <FormSection title={texts.sections.lines}>
        <ReceivedLines names={names} />
      </FormSection>
    </RecordForm>
  );
}

/** The names of the parts that are on the receipt or its order already. */
function namesOf(record: ReceivingInfo | null, order: ExpectedOrder | null) {
  const lines = [...(record?.lines ?? []), ...(order?.lines ?? [])];
  return new Map(
    lines.map(({ part_id: id, part_name: name, part_code: code }) => [
      id,
      sayNow(formTexts.named, { name, code }),
    ]),
  );
}
