import { useCan } from '#admin/app/access.tsx';
import { DayField } from '#admin/ui/form/DayField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { FormSection } from '#admin/ui/form/FormSection.tsx';
import { ListField } from '#admin/ui/form/ListField.tsx';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RecordForm, type FormProps } from '#admin/ui/form/RecordForm.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { activeDealerSource, customerSource, partSource } from '#admin/ui/form/sources.ts';
import { TextField } from '#admin/ui/form/TextField.tsx';
import {
  fixedFields,
  shipmentCalls,
  shipmentKinds,
  type ShipmentInfo,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { pickingPath } from './actions.ts';
import { shipmentsPageTexts as texts } from './texts.ts';

const kinds = shipmentKinds.map((value) => ({ value, label: shipmentTexts.kinds[value] }));

/** What was picked freely is no order. */
const valuesOf = ({ lines, ...shipment }: ShipmentInfo) => ({
  ...shipment,
  lines: lines
    .filter(({ quantity }) => quantity !== null)
    .map(({ part_id, quantity }) => ({ part_id, quantity })),
});

/** A new shipment leads to its picking board. */
export function ShipmentForm({ record, onClose, onSaved, goOn }: FormProps<ShipmentInfo>) {
  const can = useCan();
  const mayPick = can({ has: shipmentCalls.scan.allow });
  const isFixed = record !== null && fixedFields(record.state) !== 'none';
  return (
    <RecordForm
      calls={shipmentCalls}
      texts={shipmentTexts}
      record={record}
      blank={{ kind: 'dealer', lines: [] }}
      values={valuesOf}
      shape="drawer"
      width={720}
      onClose={onClose}
      onSaved={(shipment) => {
        if (record === null && shipment && mayPick && goOn)
          goOn(`${pickingPath}?id=${shipment.id}`);
        else onSaved();
      }}
    >
      <FormSection title={texts.sections.target} note={isFixed ? texts.fixed : undefined}>
        <SelectField field="kind" options={kinds} disabled={isFixed} />
        <TargetField record={record} isFixed={isFixed} />
        <ListField
          field="lines"
          hint={texts.hints.lines}
          add={texts.addLine}
          blank={{ part_id: undefined, quantity: 1 }}
          disabled={isFixed}
        >
          <RemoteField field="part_id" source={partSource} disabled={isFixed} />
          <NumberField field="quantity" disabled={isFixed} />
        </ListField>
      </FormSection>
      <FormSection title={texts.sections.road}>
        <DayField field="planned_date" />
        <TextField field="carrier" />
        <TextField field="tracking_no" />
        <TextField field="remark" rows={2} />
      </FormSection>
    </RecordForm>
  );
}

/** The dealer, the customer or the place, as the kind asks. */
function TargetField({ record, isFixed }: { record: ShipmentInfo | null; isFixed: boolean }) {
  const kind = useFieldValue('kind');
  if (kind === 'customer')
    return (
      <RemoteField
        field="customer_id"
        source={customerSource}
        shown={record?.customer_name}
        disabled={isFixed}
        required
      />
    );
  if (kind === 'transfer')
    return <TextField field="place" hint={texts.hints.place} disabled={isFixed} required />;
  return (
    <RemoteField
      field="dealer_id"
      source={activeDealerSource}
      shown={record?.dealer_name}
      disabled={isFixed}
      required
    />
  );
}
