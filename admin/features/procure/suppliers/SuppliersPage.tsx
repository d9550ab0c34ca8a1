import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const SupplierForm = lazyComponent(async () => (await import('./SupplierForm.tsx')).SupplierForm);

const record = recordOf(async () => (await import('./record.tsx')).record);

export function Page() {
  return (
    <PartnerList
      calls={supplierCalls}
      title={suppliers.title}
      texts={supplierTexts}
      form={SupplierForm}
      record={record}
    />
  );
}
