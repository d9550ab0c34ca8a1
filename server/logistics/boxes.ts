import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { Tx } from '../database/database.ts';
import { sqlMomentOf, type Timed } from '../http/moment.ts';
import type { Goods } from './goods.ts';

/** The states of a box with something in it; one that is frozen or void stays so when it is emptied. */
const inUse = (
  ['commissioned', 'packed', 'shipped', 'received', 'sold', 'activated', 'returned'] as const
).map((state) => identifierStates[state]);

/** Whose boxes they are, and when something happened to them. */
type Packer = { tx: Tx; session: { companyId: number } } & Timed;

/** Locks boxes and pallets in the order of their numbers, so that two who pack never wait for each other in a circle. */
export async function lockContainers(tx: Tx, companyId: number, numbers: readonly number[]) {
  return tx
    .selectFrom('container')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('seq', 'in', [...numbers])
    .orderBy('seq')
    .forUpdate()
    .execute();
}

/**
 * What travels without its box leaves it: what was scanned is taken out of the box or pallet it is in, unless that goes
 * along. Boxes that are left with nothing are free again.
 */
export async function leaveContainers(packer: Packer, { items }: Goods): Promise<void> {
  const { tx, session } = packer;
  const { companyId } = session;
  const along = new Set(items.map(({ seq }) => seq));
  const leaving = items.filter(({ parent_seq: parent }) => parent !== null && !along.has(parent));
  if (leaving.length === 0) return;
  const parents = [...new Set(leaving.map(({ parent_seq: parent }) => parent!))];
  await lockContainers(tx, companyId, parents);
  await sql`
    update identifier set parent_seq = null
    where company_id = ${companyId} and seq = any(${leaving.map(({ seq }) => seq)}::bigint[])`.execute(
    tx,
  );
  await countContents(packer, parents);
}

/** Counts what is directly in boxes and pallets, after something was put in or taken out. */
export async function countContents(packer: Packer, containers: readonly number[]): Promise<void> {
  const { tx, session } = packer;
  const { companyId } = session;
  await sql`
    update container c set quantity = n.quantity, update_time = ${sqlMomentOf(packer)},
      is_partial = c.is_partial or (c.full_time is not null and n.quantity < coalesce(c.capacity, 0)),
      full_time = case when n.quantity > 0 then c.full_time end
    from (
      select b.seq, (select count(*) from identifier i where i.company_id = ${companyId} and i.parent_seq = b.seq) as quantity
      from unnest(${[...containers]}::bigint[]) as b (seq)
    ) as n
    where c.company_id = ${companyId} and c.seq = n.seq`.execute(tx);
  // An empty one can be used again; the pallet it stood on has one less.
  const { rows: around } = await sql<{ parent_seq: number }>`
    select distinct i.parent_seq from identifier i join container c on c.company_id = i.company_id and c.seq = i.seq
    where i.company_id = ${companyId} and i.seq = any(${[...containers]}::bigint[]) and c.quantity = 0
      and i.parent_seq is not null`.execute(tx);
  await sql`
    update identifier i set part_id = null, batch_id = null, parent_seq = null, dealer_id = null, customer_id = null,
      held_since = null,
      state = case when i.state = any(${inUse}::smallint[]) then ${identifierStates.encoded}::smallint else i.state end,
      before_state = case when i.before_state = any(${inUse}::smallint[]) then ${identifierStates.encoded}::smallint else i.before_state end
    from container c
    where i.company_id = ${companyId} and c.company_id = i.company_id and c.seq = i.seq and c.quantity = 0
      and i.seq = any(${[...containers]}::bigint[])`.execute(tx);
  if (around.length > 0)
    await countContents(
      packer,
      around.map(({ parent_seq: parent }) => parent),
    );
}
