import { webhookInput } from '#contract/features/setting/webhooks/contract.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';
import { makeSecret } from './secret.ts';

/** A webhook of each company of the demo that is off: nobody outside is called. */
export const webhookDemo: DemoStep = async (tx, app) => {
  const given = webhookInput.parse({
    name: 'ERP 对接（示例）',
    url: 'https://erp.example.com/suyuan',
    events: ['shipment.ship', 'salesOrder.add'],
    is_active: false,
  });
  await tx
    .insertInto('webhook')
    .values([1, 38].map((id) => ({ ...given, company_id: id, ...makeSecret(app, id).columns })))
    .execute();
};
