import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';

const SupplierForm = lazyComponent(async () => (await import('./SupplierForm.tsx')).SupplierForm);

export function Page() {
  return (
    <PartnerList
      calls={supplierCalls}
      title={suppliers.title}
      texts={supplierTexts}
      form={SupplierForm}
    />
  );
}
