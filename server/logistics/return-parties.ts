import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import type { Source } from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Goods, Item } from './goods.ts';
import { among } from './item.ts';

type Call = { tx: Tx; session: CompanySession };
/** Who sends goods back, and to which dealer unless to the company. */
export type Parties = {
  from: Source;
  dealer: number | null;
  customer: number | null;
  to: number | null;
};

const { errors } = returnTexts;

/** Whether the dealer or customer is one of the company's. */
export async function checkParties(
  { tx, session }: Call,
  { from, dealer, customer }: Parties,
): Promise<void> {
  if (from === 'consumer') return;
  const { rows } =
    from === 'dealer'
      ? await sql`select from dealer where company_id = ${session.companyId} and dealer_id = ${dealer}`.execute(
          tx,
        )
      : await sql`select from customer where company_id = ${session.companyId} and id = ${customer}`.execute(
          tx,
        );
  if (rows.length > 0) return;
  const [text, field] =
    from === 'dealer' ? [errors.noDealer, 'dealer_id'] : [errors.noCustomer, 'customer_id'];
  throw new Refusal(text, { code: answers.invalid, field });
}

/** The dealer that these came from; null: the company. */
export async function originOf(
  call: Call,
  units: readonly Item[],
  dealer: number,
): Promise<number | null> {
  const origins = new Set((await originsOf(call, units, dealer)).values());
  if (origins.size > 1)
    throw new Refusal(errors.twoWays, { code: answers.conflict, field: 'codes' });
  return [...origins][0] ?? null;
}

/** Goods apart by the dealer that they came from; null: the company. What was scanned as one goes one way. */
export async function byOrigin(
  call: Call,
  goods: Goods,
  dealer: number,
): Promise<[number | null, Goods][]> {
  const origins = await originsOf(call, goods.units, dealer);
  const byRoot = new Map<number, number | null>();
  for (const { seq, root } of goods.units) {
    const origin = origins.get(seq) ?? null;
    if (byRoot.has(root) && byRoot.get(root) !== origin)
      throw new Refusal(errors.twoWays, { code: answers.conflict, field: 'codes' });
    byRoot.set(root, origin);
  }
  return [...new Set(goods.items.map(({ root }) => byRoot.get(root) ?? null))].map((origin) => [
    origin,
    among(goods, ({ root }) => (byRoot.get(root) ?? null) === origin),
  ]);
}

async function originsOf(
  { tx, session }: Call,
  units: readonly Item[],
  dealer: number,
): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ seq: number; origin: number | null }>`
    select u.seq, (
      select s.from_dealer_id from shipment_code c
      join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
      where c.company_id = ${session.companyId} and c.seq = u.seq and s.dealer_id = ${dealer} and c.state in (1, 2)
      order by s.ship_time desc nulls last, s.id desc limit 1) as origin
    from unnest(${units.map(({ seq }) => seq)}::bigint[]) as u (seq)`.execute(tx);
  return new Map(rows.map(({ seq, origin }) => [seq, origin]));
}
