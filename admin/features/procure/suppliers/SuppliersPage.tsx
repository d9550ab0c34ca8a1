import { part } from '#admin/app/part.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import { suppliers } from '#contract/features/procure/suppliers/feature.ts';

const SupplierForm = part(async () => (await import('./SupplierForm.tsx')).SupplierForm);

export function Page() {
  return (
    <PartnerList
      side="supplier"
      area="procure:supplier"
      title={suppliers.title}
      texts={supplierTexts}
      form={SupplierForm}
    />
  );
}
