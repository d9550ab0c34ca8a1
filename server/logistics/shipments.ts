import { sql } from 'kysely';
import {
  shipmentMoves,
  type ShipmentMove,
  type ShipmentState,
} from '#contract/features/trace/shipments/moves.ts';
import type { ShipmentKind } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { canMove } from '#contract/moves.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Holder } from '../events/new-event.ts';
import { eventTimes, sqlMomentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { lockRecords } from '../records/write.ts';
import type { Step } from './move-goods.ts';

/** The caller of a shipment command: staff, or a dealer acting for its company. */
export type Shipper = RecordCall<CompanySession>;

/** A shipment that is held while it is worked on. */
export type HeldShipment = HeldRecord & {
  code: string;
  kind: ShipmentKind;
  state: ShipmentState;
  from_dealer_id: number | null;
  dealer_id: number | null;
  customer_id: number | null;
  place: string;
  order_id: number | null;
  picked: number;
  received: number;
};

/** The states of its rows of codes, as they are stored. */
export const codeState = { picked: 0, shipped: 1, received: 2, missing: 3 } as const;

export const shipmentTable: MovingTable<typeof shipmentMoves> = {
  name: 'shipment',
  fields: shipmentTexts.fields,
  moves: shipmentMoves,
  target: 'shipment',
  refused: shipmentTexts.errors.wrongState,
};

/** Locks a shipment before its goods: every command locks in this order. */
export async function lockShipment({ tx, session }: Shipper, id: number): Promise<HeldShipment> {
  const [held] = await lockRecords<HeldShipment>(tx, shipmentTable, session, [id]);
  return held!;
}

type Options = Parameters<typeof transition<typeof shipmentMoves, HeldShipment>>[4];
/** Moves one shipment; false where it has already been there. */
export async function moveShipment(
  call: Shipper,
  id: number,
  move: ShipmentMove,
  options: Options = {},
): Promise<boolean> {
  const moved = await transition<typeof shipmentMoves, HeldShipment>(
    call,
    shipmentTable,
    [id],
    move,
    { skipsDone: true, ...options },
  );
  return moved.length > 0;
}

export const mayMove = ({ state }: HeldShipment, move: ShipmentMove): boolean =>
  canMove(shipmentMoves, move, state);

export const senderOf = ({ from_dealer_id: dealer }: HeldShipment): Holder =>
  dealer === null ? 'company' : { dealer };
/** Who holds the goods once they have left; a transfer stays with the company. */
export function receiverOf({ dealer_id: dealer, customer_id: customer }: HeldShipment): Holder {
  if (dealer !== null) return { dealer };
  return customer === null ? 'company' : { customer };
}

/** What the events of a shipment tell. */
export const stepOf = (call: Shipper, shipment: HeldShipment): Step => ({
  companyId: call.session.companyId,
  by: { id: call.session.accountId, name: call.session.realname },
  document: shipment.code,
  ...eventTimes(call),
  ...(shipment.place ? { place: shipment.place } : {}),
  from: senderOf(shipment),
  to: receiverOf(shipment),
});

type Counted = 'picked' | 'received';
/** Adds to what a shipment counts, in sum and by part; takes away where `sign` is negative. */
export async function countUnits(
  call: Shipper,
  id: number,
  counts: ReadonlyMap<number, number>,
  what: Counted,
  sign: 1 | -1 = 1,
): Promise<void> {
  if (counts.size === 0) return;
  const { tx, session } = call;
  const company = session.companyId;
  const column = sql.ref(what);
  const parts = [...counts.keys()];
  const numbers = [...counts.values()].map((n) => n * sign);
  await sql`
    insert into shipment_line as l (company_id, shipment_id, part_id, ${column})
    select ${company}::integer, ${id}::integer, part, n
      from unnest(${parts}::integer[], ${numbers}::integer[]) as given (part, n)
    on conflict (company_id, shipment_id, part_id) do update set ${column} = l.${column} + excluded.${column}`.execute(
    tx,
  );
  await sql`
    update shipment set ${column} = ${column} + ${numbers.reduce((sum, n) => sum + n, 0)}, update_time = ${sqlMomentOf(call)}
    where company_id = ${company} and id = ${id}`.execute(tx);
  // What was picked freely and is no longer there leaves no line.
  if (sign < 0)
    await sql`delete from shipment_line where company_id = ${company} and shipment_id = ${id} and quantity is null
      and picked = 0`.execute(tx);
}
