import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { PartnerList } from '#admin/ui/partners/PartnerList.tsx';
import { customerCalls } from '#contract/features/orders/customers/contract.ts';
import { customerTexts } from '#contract/features/orders/customers/texts.ts';
import { customers } from '#contract/features/orders/customers/feature.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const CustomerForm = lazyComponent(async () => (await import('./CustomerForm.tsx')).CustomerForm);

const record = recordOf(async () => (await import('./record.tsx')).record);

export function Page() {
  return (
    <PartnerList
      calls={customerCalls}
      title={customers.title}
      texts={customerTexts}
      form={CustomerForm}
      record={record}
    />
  );
}
