import { part } from '#admin/app/part.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { customerTexts } from '#contract/features/orders/customers/texts.ts';
import { menuTexts } from '#contract/texts/menus.ts';

const CustomerForm = part(async () => (await import('./CustomerForm.tsx')).CustomerForm);

export function Page() {
  return (
    <PartnerList
      side="customer"
      area="order:customer"
      title={menuTexts.customer}
      texts={customerTexts}
      form={CustomerForm}
    />
  );
}
