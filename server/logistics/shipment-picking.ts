import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import type {
  ScanAnswer,
  ShipmentLine,
  UnscanAnswer,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { say } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';
import { findObstacles } from '../quality/gate.ts';
import { countByPart, lockGoods, type Goods, type Item } from './goods.ts';
import { refuseItems, type Culprit } from './refuse.ts';
import { judgeGoods, judgeOrder } from './shipment-judge.ts';
import { readLines } from './shipment-rows.ts';
import { onlyAmong } from './item.ts';
import { uninspected } from './uninspected.ts';
import { codeState, countUnits, lockShipment, moveShipment, type Shipper } from './shipments.ts';

const { culprits: why, done, errors } = shipmentTexts;

/** Which of these goods the shipment has already. */
async function findPicked(
  { tx, session }: Shipper,
  id: number,
  numbers: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select seq from shipment_code where company_id = ${session.companyId} and shipment_id = ${id}
      and seq = any(${[...numbers]}::bigint[])`.execute(tx);
  return new Set(rows.map(({ seq }) => seq));
}

/** Takes scanned goods into a shipment, boxes and pallets with all that is in them. */
export async function pickGoods(call: Shipper, id: number, goods: Goods): Promise<ScanAnswer> {
  const { tx, session } = call;
  const company = session.companyId;
  const shipment = await lockShipment(call, id);
  await moveShipment(call, id, 'scan');
  const known = await findPicked(
    call,
    id,
    goods.items.map(({ seq }) => seq),
  );
  const fresh = onlyAmong(
    goods,
    new Set(goods.items.flatMap(({ seq }) => (known.has(seq) ? [] : seq))),
  );
  const lines = await readLines(tx, company, id);
  await refuseItems(call, await judgeGoods(call, shipment, fresh));
  // A box whose units are picked already is still what was scanned.
  const named = { ...goods, units: fresh.units };
  await refuseItems(call, judgeOrder(named, lines, await partNames(call, fresh.units, lines)));
  await insertCodes(call, id, fresh.items);
  if (known.size > 0) await takeAlong(call, id, goods.items);
  await countUnits(call, id, countByPart(fresh.units), 'picked');
  const added = fresh.units.length;
  if (fresh.items.length > 0)
    call.changed('shipment', id, { picked: shipment.picked }, { picked: shipment.picked + added });
  call.tell(fresh.items.length > 0 ? done.scanned : done.again, { n: added });
  return { added, lines: await readLines(tx, company, id) };
}

async function partNames(
  { tx, session }: Shipper,
  units: readonly Item[],
  lines: readonly ShipmentLine[],
): Promise<Map<number, string>> {
  if (lines.every(({ quantity }) => quantity === null)) return new Map();
  const parts = [...countByPart(units).keys()];
  if (parts.length === 0) return new Map();
  const rows = await tx
    .selectFrom('part')
    .select(['id', 'name'])
    .where('company_id', '=', session.companyId)
    .where('id', 'in', parts)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function insertCodes(
  { tx, session }: Shipper,
  id: number,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return;
  const column = <T>(pick: (item: Item) => T) => items.map(pick);
  await sql`
    insert into shipment_code (company_id, shipment_id, seq, root_seq, part_id, batch_id, level)
    select ${session.companyId}::integer, ${id}::integer, * from unnest(${column(({ seq }) => seq)}::bigint[],
      ${column(({ root }) => root)}::bigint[], ${column((item) => item.part_id)}::integer[],
      ${column((item) => item.batch_id)}::integer[], ${column(({ level }) => level)}::smallint[])`.execute(
    tx,
  );
}

/** What was picked alone and lies in a box that is scanned now goes with the box. */
async function takeAlong(
  { tx, session }: Shipper,
  id: number,
  items: readonly Item[],
): Promise<void> {
  const inside = items.filter(({ seq, root }) => root !== seq);
  if (inside.length === 0) return;
  await sql`
    update shipment_code r set root_seq = g.root
    from unnest(${inside.map(({ seq }) => seq)}::bigint[], ${inside.map(({ root }) => root)}::bigint[]) as g (seq, root)
    where r.company_id = ${session.companyId} and r.shipment_id = ${id} and r.seq = g.seq and r.root_seq <> g.root`.execute(
    tx,
  );
}

/** Takes goods out of a shipment again; what is not in it is no mistake. */
export async function unpickGoods(call: Shipper, id: number, goods: Goods): Promise<UnscanAnswer> {
  const { tx, session } = call;
  const company = session.companyId;
  const shipment = await lockShipment(call, id);
  await moveShipment(call, id, 'scan');
  const asked = new Set(goods.items.map(({ seq }) => seq));
  const around = goods.items.flatMap(({ parent_seq: parent }) => parent ?? []);
  const picked = await findPicked(call, id, [...asked, ...around]);
  const isLeftInBox = ({ seq, parent_seq: parent }: Item) =>
    picked.has(seq) && parent !== null && picked.has(parent) && !asked.has(parent);
  await refuseItems(
    call,
    goods.items.filter(isLeftInBox).map((item): Culprit => ({ item, why: why.inBox })),
  );
  const { rows: gone } = await sql<{ level: number; part_id: number | null }>`
    delete from shipment_code where company_id = ${company} and shipment_id = ${id} and state = ${codeState.picked}
      and seq = any(${[...asked]}::bigint[]) returning level, part_id`.execute(tx);
  // Counted as it was picked: it may have been bound to something else since.
  const units = gone.filter(({ level }) => level === 0);
  await countUnits(call, id, countByPart(units), 'picked', -1);
  const removed = units.length;
  if (gone.length > 0)
    call.changed(
      'shipment',
      id,
      { picked: shipment.picked },
      { picked: shipment.picked - removed },
    );
  call.tell(done.unscanned, { n: removed });
  return { removed, lines: await readLines(tx, company, id) };
}

/** What leaves the house must have its required inspections. */
async function refuseUninspected(call: Shipper, id: number): Promise<void> {
  const { tx, session } = call;
  const shipment = await lockShipment(call, id);
  if (shipment.from_dealer_id !== null) return;
  const { rows } = await sql<{ seq: number; part_id: number | null }>`
    select seq, part_id from shipment_code
    where company_id = ${session.companyId} and shipment_id = ${id} and level = 0 and state = ${codeState.picked}`.execute(
    tx,
  );
  const obstacles = await findObstacles(tx, session.companyId, rows);
  if (obstacles.size === 0) return;
  const { units } = await lockGoods(call, [...obstacles.keys()]);
  await refuseItems(call, await uninspected(tx, session.companyId, units));
}

/** Holds what was picked against what was ordered; a short delivery has to be confirmed. */
export async function checkShipment(call: Shipper, id: number, allowShort: boolean): Promise<void> {
  const { tx, session } = call;
  if (!(await moveShipment(call, id, 'check'))) return;
  await refuseUninspected(call, id);
  const lines = await readLines(tx, session.companyId, id);
  if (lines.every(({ picked }) => picked === 0)) throw new Refusal(errors.nothingPicked);
  const short = lines.filter(({ quantity, picked }) => quantity !== null && picked < quantity);
  if (short.length === 0 || allowShort) return;
  throw new Refusal(errors.short, {
    code: answers.conflict,
    params: { n: short.length },
    data: { short: short.length },
    errors: (language) =>
      short.map(({ part_name: part, quantity, picked }) => ({
        field: 'lines',
        msg: say(errors.shortLine, language, { part, quantity: quantity!, picked }),
      })),
  });
}
