import type { FormProps } from '#admin/ui/form/RecordForm.tsx';
import { PartnerForm } from '#admin/ui/partners/PartnerForm.tsx';
import { supplierCalls } from '#contract/features/procure/suppliers/contract.ts';
import { supplierTexts } from '#contract/features/procure/suppliers/texts.ts';
import type { Partner } from '#contract/partners.ts';

export function SupplierForm(props: FormProps<Partner>) {
  return <PartnerForm calls={supplierCalls} words={supplierTexts} {...props} />;
}
