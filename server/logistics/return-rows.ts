import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Tx } from '../database/database.ts';
import { sqlMomentOf, type Timed } from '../http/moment.ts';
import type { Item } from './goods.ts';
import { codeState } from './shipments.ts';

/** Writes the codes of a return. */
export async function addReturnCodes(
  tx: Tx,
  companyId: number,
  id: number,
  items: readonly Item[],
): Promise<void> {
  const column = <T>(pick: (item: Item) => T) => items.map(pick);
  await sql`
    insert into goods_return_code (company_id, return_id, seq, root_seq, part_id, batch_id, level)
    select ${companyId}::integer, ${id}::integer, * from unnest(${column(({ seq }) => seq)}::bigint[], ${column(({ root }) => root)}::bigint[],
      ${column((one) => one.part_id)}::int[], ${column((one) => one.batch_id)}::int[], ${column(({ level }) => level)}::smallint[])`.execute(
    tx,
  );
}

/** How far these codes of a return have come. */
export async function setReturnCodes(
  tx: Tx,
  companyId: number,
  id: number,
  items: readonly Item[],
  state: number,
): Promise<void> {
  await sql`
    update goods_return_code set state = ${state}
    where company_id = ${companyId} and return_id = ${id} and seq = any(${items.map(({ seq }) => seq)}::bigint[])`.execute(
    tx,
  );
}

/** The numbers of the codes of a return that stand here. */
export async function returnNumbers(
  tx: Tx,
  companyId: number,
  id: number,
  state: number,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from goods_return_code where company_id = ${companyId} and return_id = ${id} and state = ${state}`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
}

/** The open returns that these are in. */
export async function openReturns(
  tx: Tx,
  companyId: number,
  items: readonly Item[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ seq: number; code: string }>`
    select c.seq, r.code from goods_return_code c
    join goods_return r on r.company_id = c.company_id and r.id = c.return_id
    where c.company_id = ${companyId} and c.seq = any(${items.map(({ seq }) => seq)}::bigint[]) and c.state < 2`.execute(
    tx,
  );
  return new Map(rows.map(({ seq, code }) => [seq, code]));
}

/** The shipments that these are picked for. */
export async function openPicks(
  tx: Tx,
  companyId: number,
  items: readonly Item[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ seq: number; code: string }>`
    select c.seq, s.code from shipment_code c
    join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
    where c.company_id = ${companyId} and c.seq = any(${items.map(({ seq }) => seq)}::bigint[])
      and c.state = ${codeState.picked}`.execute(tx);
  return new Map(rows.map(({ seq, code }) => [seq, code]));
}

/** What came back without having been received is no longer under way. Where nothing else is, its shipment has ended. */
export async function endShipping(
  call: { tx: Tx; session: { companyId: number } } & Timed,
  items: readonly Item[],
): Promise<void> {
  const { tx, session } = call;
  const { companyId } = session;
  // Lines and shipments one after the other: the sums of lines look at their shipments (`shipment_sum`).
  const { rows: back } = await sql<{ shipment: number; units: number }>`
    with back as (
      update shipment_code set state = ${codeState.received}
      where company_id = ${companyId} and seq = any(${items.map(({ seq }) => seq)}::bigint[])
        and state = ${codeState.shipped}
      returning shipment_id, part_id, level
    ), counted as (
      select shipment_id, part_id, count(*) as units from back where level = 0 group by 1, 2
    ), lines as (
      update shipment_line l set received = l.received + n.units from counted n
      where l.company_id = ${companyId} and l.shipment_id = n.shipment_id and l.part_id = n.part_id
    )
    select shipment_id as shipment, sum(units)::int as units from counted group by 1`.execute(tx);
  if (back.length === 0) return;
  const { rows } = await sql<{ id: number; state: string }>`
    update shipment s set received = s.received + n.units, receive_time = ${sqlMomentOf(call)},
      state = case when s.received + n.units < s.picked then 'partial' else 'received' end,
      version = s.version + 1, update_time = ${sqlMomentOf(call)}
    from unnest(${back.map((one) => one.shipment)}::int[], ${back.map((one) => one.units)}::int[]) as n (shipment_id, units)
    where s.company_id = ${companyId} and s.id = n.shipment_id
    returning s.id, s.state`.execute(tx);
  const ended = rows.flatMap(({ id, state }) => (state === 'received' ? id : []));
  if (ended.length === 0) return;
  // Boxes and pallets whose content was received or came back piece by piece.
  await sql`
    with boxes as (
      update shipment_code set state = ${codeState.received}
      where company_id = ${companyId} and shipment_id = any(${ended}::integer[]) and state = ${codeState.shipped}
      returning seq
    )
    update identifier i set state = ${identifierStates.received} from boxes b
    where i.company_id = ${companyId} and i.seq = b.seq and i.state = ${identifierStates.shipped}`.execute(
    tx,
  );
}

/** Counts units as returned with the line by which each of them last went to the dealer or customer that sends it back. */
export async function countReturned(
  { tx, session }: { tx: Tx; session: { companyId: number } },
  from: { source: string; dealer_id: number | null; customer_id: number | null },
  units: readonly Item[],
): Promise<void> {
  if (from.source === 'consumer') return;
  const { companyId } = session;
  const receiver =
    from.source === 'dealer'
      ? sql`s.dealer_id = ${from.dealer_id}`
      : sql`s.customer_id = ${from.customer_id}`;
  // Locked in one order, as two returns may be of the same lines.
  await sql`
    with last as (
      select distinct on (c.seq) c.shipment_id, c.part_id from shipment_code c
      join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
      where c.company_id = ${companyId} and c.seq = any(${units.map(({ seq }) => seq)}::bigint[])
        and c.state in (${codeState.shipped}, ${codeState.received}) and ${receiver}
      order by c.seq, s.ship_time desc, s.id desc
    ), counted as (
      select shipment_id, part_id, count(*) as units from last group by shipment_id, part_id
    ), held as (
      select l.id, n.units from shipment_line l
      join counted n on n.shipment_id = l.shipment_id and n.part_id = l.part_id
      where l.company_id = ${companyId} order by l.id for update of l
    )
    update shipment_line l set returned = l.returned + held.units from held
    where l.company_id = ${companyId} and l.id = held.id`.execute(tx);
}

/** Recalled and frozen goods stay so wherever they are; they only change hands. */
export async function changeHands(
  call: { tx: Tx; session: { companyId: number } } & Timed,
  items: readonly Item[],
  dealer: number | null,
): Promise<void> {
  const { tx, session } = call;
  const standing = dealer === null ? identifierStates.returned : identifierStates.received;
  await sql`
    update identifier set dealer_id = ${dealer}::integer, customer_id = null, held_since = ${sqlMomentOf(call)},
      before_state = ${standing}
    where company_id = ${session.companyId} and seq = any(${items.map(({ seq }) => seq)}::bigint[])`.execute(
    tx,
  );
}

/** What a dealer has taken back is its stock again, and new to the next buyer. */
export async function putBackToDealer(
  tx: Tx,
  companyId: number,
  items: readonly Item[],
): Promise<void> {
  const { received, returned } = identifierStates;
  const numbers = items.map(({ seq }) => seq);
  await sql`
    update identifier set state = ${received}
    where company_id = ${companyId} and state = ${returned} and seq = any(${numbers}::bigint[])`.execute(
    tx,
  );
  await forgetBuyers(tx, companyId, numbers);
}

/** What the company has restocked is in its box again, or none, and new to the next buyer. */
export async function makeNew(tx: Tx, companyId: number, items: readonly Item[]): Promise<void> {
  const numbers = items.map(({ seq }) => seq);
  const { packed } = identifierStates;
  await sql`
    update identifier set state = ${packed}
    where company_id = ${companyId} and parent_seq is not null and seq = any(${numbers}::bigint[])`.execute(
    tx,
  );
  await forgetBuyers(tx, companyId, numbers);
}

/** The next buyer's check is a first one, and the warranty is theirs to activate. */
async function forgetBuyers(tx: Tx, companyId: number, numbers: readonly number[]): Promise<void> {
  await sql`
    update identifier set first_time = null, first_no = null
    where company_id = ${companyId} and first_time is not null and seq = any(${[...numbers]}::bigint[])`.execute(
    tx,
  );
  await sql`delete from warranty where company_id = ${companyId} and seq = any(${[...numbers]}::bigint[])`.execute(
    tx,
  );
}
