import type { FormProps } from '#admin/ui/form/RecordForm.tsx';
import { PartnerForm } from '#admin/ui/partners/PartnerForm.tsx';
import { customerCalls } from '#contract/features/orders/customers/contract.ts';
import { customerTexts } from '#contract/features/orders/customers/texts.ts';
import type { Partner } from '#contract/partners.ts';

export function CustomerForm(props: FormProps<Partner>) {
  return <PartnerForm calls={customerCalls} words={customerTexts} {...props} />;
}
