import { part } from '#admin/app/part.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { customerTexts } from '#contract/features/orders/customers/texts.ts';
import { customers } from '#contract/features/orders/customers/feature.ts';

const CustomerForm = part(async () => (await import('./CustomerForm.tsx')).CustomerForm);

export function Page() {
  return (
    <PartnerList
      side="customer"
      area="order:customer"
      title={customers.title}
      texts={customerTexts}
      form={CustomerForm}
    />
  );
}
