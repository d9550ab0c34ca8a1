import { api } from '#admin/app/api.ts';
import { RemoteField } from '#admin/ui/form/RemoteField.tsx';
import { supplierSource } from '#admin/ui/form/sources.ts';
import { useLastTerms } from '#admin/ui/orders/TermsFields.tsx';
import {
  purchaseCalls,
  type PurchaseInfo,
} from '#contract/features/procure/purchase-orders/contract.ts';

/** From whom; a new order takes the terms of the last one. */
export function SupplierField({ record }: { record: PurchaseInfo | null }) {
  const takeTerms = useLastTerms(record === null);
  return (
    <RemoteField
      field="supplier_id"
      source={supplierSource}
      shown={record?.supplier_name}
      onPick={(row) =>
        row &&
        takeTerms(
          async () =>
            (await api(purchaseCalls.terms, { supplier_id: row.id }, { quiet: true })).data,
        )
      }
    />
  );
}
