import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { MoneyField } from '#admin/ui/form/MoneyField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import {
  purchaseCalls,
  type PurchaseLimit,
} from '#contract/features/procure/purchase-orders/contract.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { cents } from '#contract/validation.ts';
import { purchasePageTexts } from './texts.ts';

const texts = purchasePageTexts.limits;
const fieldOf = ({ role_id: role }: PurchaseLimit) => `role${role}`;

/** Up to which total each role may approve orders. */
export function LimitsDialog({ onClose }: { onClose: () => void }) {
  const { data: limits } = useQuery({
    queryKey: ['purchaseOrder', spokenKey, 'limits'],
    queryFn: async ({ signal }) => (await api(purchaseCalls.limits, {}, { signal })).data,
    gcTime: 0,
  });
  return limits ? <Limits limits={limits} onClose={onClose} /> : null;
}

function Limits({ limits, onClose }: { limits: readonly PurchaseLimit[]; onClose: () => void }) {
  const say = useSay();
  const { schema, fields } = useMemo(
    () => ({
      schema: z.strictObject(
        Object.fromEntries(limits.map((one) => [fieldOf(one), cents.nullable()])),
      ),
      fields: Object.fromEntries(
        limits.map((one) => [fieldOf(one), inEveryLanguage(() => one.role_name)]),
      ),
    }),
    [limits],
  );
  return (
    <RecordForm
      resource="purchaseOrder/limits"
      schema={schema}
      texts={{ fields }}
      title={texts.title}
      verb={texts.save}
      record={null}
      blank={Object.fromEntries(limits.map((one) => [fieldOf(one), one.amount]))}
      shape="dialog"
      send={async (values, _version, options) => {
        const given = limits.map((one) => ({
          role_id: one.role_id,
          amount: (values[fieldOf(one)] as number | null | undefined) ?? null,
        }));
        const answer = await api(purchaseCalls.saveLimits, { limits: given }, options);
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <FormLine>{say(texts.line)}</FormLine>
      {limits.map((one) => (
        <MoneyField key={one.role_id} field={fieldOf(one)} />
      ))}
    </RecordForm>
  );
}
