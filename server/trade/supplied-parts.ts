import { sql } from 'kysely';
import { asSystem, type Actor, type Tx } from '../database/database.ts';

/** Two companies that trade, and who asks: rows of both are read as the system. */
export type Traders = { sellerId: number; buyerId: number; actor: Actor };
type Pair = { buyer_part: number; seller_part: number };

/**
 * What was chosen before, then the same GTIN, then the same code and name: numbers given by a rule are the same in many
 * companies, so a code alone says nothing.
 */
const pairs = ({ sellerId, buyerId }: Traders) => sql`
  select b.id as buyer_part, coalesce(k.part_id, g.id, c.id) as seller_part
  from part b
  left join supplied_part k on k.company_id = ${sellerId} and k.buyer_id = b.company_id and k.buyer_part_id = b.id
  left join part g on g.company_id = ${sellerId} and g.gtin = b.gtin and g.gtin <> ''
  left join part c on c.company_id = ${sellerId} and c.code = b.code and c.name = b.name
  where b.company_id = ${buyerId}`;

/** What the seller delivers for parts of the buyer; those that it cannot tell are left out. */
export async function matchParts(
  tx: Tx,
  traders: Traders,
  buyerParts: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await asSystem(tx, traders.actor, () =>
    sql<Pair>`
      select * from (${pairs(traders)} and b.id = any(${[...buyerParts]}::integer[])) as p
      where seller_part is not null`.execute(tx),
  );
  return new Map(rows.map((row) => [row.buyer_part, row.seller_part]));
}

/** What parts of the seller are called at the buyer; of several the one that was there first. */
export async function ownPartsOf(
  tx: Tx,
  traders: Traders,
  sellerParts: readonly number[],
): Promise<Map<number, number>> {
  const { sellerId, buyerId, actor } = traders;
  const asked = [...sellerParts];
  const { rows } = await asSystem(tx, actor, () =>
    sql<Pair>`
      with near as (
        select k.buyer_part_id as id from supplied_part k
        where k.company_id = ${sellerId} and k.buyer_id = ${buyerId} and k.part_id = any(${asked}::integer[])
        union
        select b.id from part s join part b on b.company_id = ${buyerId} and b.gtin = s.gtin and b.gtin <> ''
        where s.company_id = ${sellerId} and s.id = any(${asked}::integer[])
        union
        select b.id from part s join part b on b.company_id = ${buyerId} and b.code = s.code and b.name = s.name
        where s.company_id = ${sellerId} and s.id = any(${asked}::integer[]))
      select * from (${pairs(traders)} and b.id in (select id from near)) as p
      where seller_part = any(${asked}::integer[]) order by buyer_part desc`.execute(tx),
  );
  return new Map(rows.map((row) => [row.seller_part, row.buyer_part]));
}
