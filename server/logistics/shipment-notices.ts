import { sql } from 'kysely';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { TextParams } from '#contract/text.ts';
import type { Actor } from '../database/database.ts';
import { notify } from '../messages/notices.ts';
import type { HeldShipment, Shipper } from './shipments.ts';

/** Of the kinds of notices, sales orders are the nearest. */
const type = 6;

const companyActor = ({ session }: Shipper): Actor => ({
  actor: 'web',
  companyId: session.companyId,
  accountId: session.accountId,
});

/** The names of both ends. */
async function namesOf({ tx, session }: Shipper, shipment: HeldShipment) {
  const { rows } = await sql<{ sender: string; receiver: string }>`
    select coalesce(f.name, nullif(o.short_name, ''), o.name) as sender,
      coalesce(d.name, c.name, ${shipment.place}) as receiver
    from company o
    left join dealer f on f.company_id = o.company_id and f.dealer_id = ${shipment.from_dealer_id}
    left join dealer d on d.company_id = o.company_id and d.dealer_id = ${shipment.dealer_id}
    left join customer c on c.company_id = o.company_id and c.id = ${shipment.customer_id}
    where o.company_id = ${session.companyId}`.execute(tx);
  return rows[0]!;
}

/** Tells the accounts of the dealer that goods are on their way. */
export async function tellReceiver(call: Shipper, shipment: HeldShipment): Promise<void> {
  if (shipment.dealer_id === null) return;
  const { app, tx, session } = call;
  const { sender } = await namesOf(call, shipment);
  await notify(tx, app.cluster, companyActor(call), {
    to: { company: session.companyId, dealer: shipment.dealer_id },
    type,
    sentence: 'shipmentSent',
    params: { sender, code: shipment.code, n: shipment.picked },
    createUser: session.realname,
  });
}

/** Notifies the sender: staff who may see shipments, or the accounts of the dealer. */
export async function tellSender(
  call: Shipper,
  shipment: HeldShipment,
  sentence: Extract<NoticeSentence, 'shipmentShort' | 'shipmentLost'>,
  params: TextParams,
): Promise<void> {
  const { app, tx, session } = call;
  const { receiver } = await namesOf(call, shipment);
  const { companyId: company } = session;
  await notify(tx, app.cluster, companyActor(call), {
    to:
      shipment.from_dealer_id === null
        ? { company, holding: 'trace:shipment:view' }
        : { company, dealer: shipment.from_dealer_id },
    type,
    sentence,
    params: { ...params, receiver, code: shipment.code, user: session.realname },
    createUser: session.realname,
  });
}
