import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { NumberField } from '#admin/ui/form/NumberField.tsx';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { policySource } from '#admin/ui/form/sources.ts';
import { warrantyStarts } from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { partsPageTexts as texts } from './texts.ts';

const starts = warrantyStarts.map((value) => ({ value, label: partTexts.starts[value] }));

/** A policy that it shares with other parts, or terms of its own. */
export function WarrantyFields({ policy }: { policy: string | undefined }) {
  const say = useSay();
  const can = useCan();
  const chosen = useFieldValue('warranty_policy_id') as number | null | undefined;
  return (
    <>
      {can({ has: 'sale:warrantyPolicy:view' }) && (
        <RemoteField
          field="warranty_policy_id"
          source={policySource}
          shown={policy}
          hint={texts.hints.warranty_policy_id}
        />
      )}
      {typeof chosen !== 'number' && (
        <>
          <NumberField field="warranty_months" hint={texts.hints.warranty_months} />
          <SelectField field="warranty_start" options={starts} />
          <NumberField
            field="warranty_grace_days"
            unit={say(texts.days)}
            hint={texts.hints.warranty_grace_days}
          />
        </>
      )}
    </>
  );
}
