import { sql } from 'kysely';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { logisticsTexts } from '#contract/codes/logistics-texts.ts';
import { eventTimes, sqlMomentOf } from '../../http/moment.ts';
import { lockContainers } from '../boxes.ts';
import type { Item } from '../goods.ts';
import { refuseOne, type Call } from './read-codes.ts';

const { errors } = packingTexts;

export type Held = Awaited<ReturnType<typeof lockContainers>>[number];

/** The row of a box or pallet, made with its first use and locked: who comes second sees what the first one did. */
export async function holdContainer(call: Call, box: Item): Promise<Held> {
  const { tx, session } = call;
  const [known] = await lockContainers(tx, session.companyId, [box.seq]);
  if (known) return known;
  const { rows } = await sql<Held>`
    insert into container (company_id, seq, level, create_by, create_time, update_time, quantity)
    select ${session.companyId}::integer, ${box.seq}::bigint, ${box.level}::smallint, ${session.accountId}::integer,
      ${sqlMomentOf(call)}, ${sqlMomentOf(call)}, count(*) from identifier where company_id = ${session.companyId} and parent_seq = ${box.seq}
    on conflict (company_id, seq) do update set update_time = ${sqlMomentOf(call)} returning *`.execute(
    tx,
  );
  return rows[0]!;
}

/** Where something is packed must be a box or a pallet. */
export async function refuseUnit(call: Call, box: Item): Promise<void> {
  if (box.level === 0) await refuseOne(call, 'parent', box, errors.notContainer);
}

const left = ['shipped', 'received', 'sold', 'activated'];
const filled = ['unallocated', 'allocated', 'encoded', 'commissioned', 'packed'];

/** A box that is away, or on a shipment that is being picked, is not opened; one that is stopped takes nothing more. */
export async function refuseClosed(
  call: Call,
  box: Item,
  way: 'in' | 'out',
  picked: ReadonlyMap<number, string>,
  field: 'parent' | 'old' = 'parent',
): Promise<void> {
  const isRight = way === 'in' ? filled.includes(box.state) : !left.includes(box.state);
  if (!isRight) await refuseOne(call, field, box, errors.parentState);
  if (box.dealer_id !== null || box.customer_id !== null)
    await refuseOne(call, field, box, logisticsTexts.errors.notHeld);
  const document = picked.get(box.seq);
  if (document !== undefined) await refuseOne(call, field, box, errors.picked, { document });
}

/** What is on a shipment that has not arrived: the number of that shipment. */
export async function pickedFor(
  { tx, session }: Call,
  items: readonly Item[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ seq: number; code: string }>`
    select c.seq, s.code from shipment_code c
    join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
    where c.company_id = ${session.companyId} and c.state < 2
      and c.seq = any(${items.map(({ seq }) => seq)}::bigint[])`.execute(tx);
  return new Map(rows.map(({ seq, code }) => [seq, code]));
}

/** Who packs, as events tell it. */
export const stepOf = (call: Call) => ({
  companyId: call.session.companyId,
  by: { id: call.session.accountId, name: call.session.realname },
  ...eventTimes(call),
});
