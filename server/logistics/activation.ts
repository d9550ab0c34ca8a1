import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { identifierStates, mayMove, stateOf, stateTexts } from '#contract/codes/states.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { dealerWarrantyTexts } from '#contract/features/dealer/warranties/texts.ts';
import type { WarrantyStart } from '#contract/features/product/parts/contract.ts';
import { languages, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { asSystem, type Tx } from '../database/database.ts';
import { lastTimesOf } from '../events/find.ts';
import { recordEvent, runsOf } from '../events/record.ts';
import { eventTimes, momentOf, type Timed } from '../http/moment.ts';
import { talliesOf, tally } from '../identifiers/tally.ts';
import { registerMember } from '../members/register-member.ts';
import type { Place } from '../places.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import type { Item } from './goods.ts';
import { refuseItems } from './refuse.ts';

type Asking = { app: App; tx: Tx } & Timed;
type Customer = { name: string; phone: string };
type Activation = Customer & {
  company: number;
  seq: number;
  /** Where the consumer is, as far as known. */
  place: Place;
};

const nowhere: Place = { province: 0, city: '' };

const refuse = (text: Text, params: (language: Language) => TextParams) =>
  new Refusal(
    Object.fromEntries(languages.map((one) => [one, say(text, one, params(one))])) as Text,
    { code: codes.conflict },
  );

type Row = {
  seq: number;
  state: number;
  is_recalled: boolean;
  part_id: number | null;
  batch_id: number | null;
  warranty_months: number | null;
  warranty_start: WarrantyStart | null;
  warranty_grace_days: number | null;
  /** The policy of its part in its present version; null: the part has terms of its own. */
  policy_id: number | null;
  policy_version: number | null;
};

/** These products with the warranty of their parts, by a policy or of their own, locked. */
async function readProducts(tx: Tx, company: number, numbers: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.seq, i.state, coalesce(b.state = 'recalled', false) as is_recalled, i.part_id, i.batch_id,
      coalesce(w.months, p.warranty_months) as warranty_months, coalesce(w.starts_at, p.warranty_start) as warranty_start,
      coalesce(w.grace_days, p.warranty_grace_days) as warranty_grace_days, w.id as policy_id,
      w.revision as policy_version
    from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join warranty_policy w on w.company_id = p.company_id and w.id = p.warranty_policy_id
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${company} and i.seq = any(${[...numbers]}::bigint[])
    order by i.seq for no key update of i`.execute(tx);
  return rows;
}

/** Activates a product once, as its consumer does; a second attempt is refused and changes nothing. */
export async function activate(
  call: Asking,
  { company, seq, place, ...customer }: Activation,
): Promise<{ before: string; hasWarranty: boolean }> {
  const [row] = await readProducts(call.tx, company, [seq]);
  if (!row) throw new Refusal(consumerTexts.errors.unknown, { code: codes.notFound });
  const before = row.is_recalled ? 'recalled' : stateOf(row.state);
  if (before === 'activated') throw await refuseSecond(call.tx, company, seq);
  if (!mayMove('activate', before))
    throw refuse(consumerTexts.errors.notSold, (language) => ({
      state: say(stateTexts[before], language),
    }));
  await begin(call, company, [row], customer, { place });
  return { before, hasWarranty: (row.warranty_months ?? 0) > 0 };
}

async function refuseSecond(tx: Tx, company: number, seq: number): Promise<Refusal> {
  const { rows } = await sql<{ day: string }>`
    select to_char(active_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
    from warranty where company_id = ${company} and seq = ${seq}`.execute(tx);
  return refuse(consumerTexts.errors.already, () => ({ day: rows[0]?.day ?? '' }));
}

type Seller = Customer & {
  /** The dealer that sold them; null: the company. */
  dealer: number | null;
};

/**
 * Begins the warranty of goods that were sold, for their customer; all of them or none. Goods that this seller has
 * registered for the same customer before are left as they are. Returns the numbers of the others.
 */
export async function activateGoods(
  call: RecordCall<StaffSession>,
  units: readonly Item[],
  { dealer, ...customer }: Seller,
): Promise<number[]> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const known = await registeredBefore(call, units, { dealer, ...customer });
  const fresh = units.filter(({ seq }) => !known.has(seq));
  await refuseItems(
    call,
    fresh.flatMap((item) =>
      item.state === 'sold'
        ? []
        : [{ item, why: item.state === 'activated' ? errors.already : errors.notSold }],
    ),
  );
  if (fresh.length === 0) return [];
  const numbers = fresh.map(({ seq }) => seq);
  await begin(call, companyId, await readProducts(tx, companyId, numbers), customer, {
    dealer,
    by: { id: session.accountId, name: session.realname },
  });
  // Points are given once for a registration, however many products it has.
  const guest = {
    ...customer,
    did: 'activation',
    company: companyId,
    number: numbers[0]!,
    at: call.at,
  } as const;
  await asSystem(tx, actorOf(session), () => registerMember(app, tx, guest));
  return numbers;
}

const { errors } = dealerWarrantyTexts;

/** Those that the same seller has registered for the same customer. */
async function registeredBefore(
  { app, tx, session }: RecordCall<StaffSession>,
  units: readonly Item[],
  { dealer, phone }: Seller,
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    select seq from warranty where company_id = ${session.companyId}
      and seq = any(${units.map(({ seq }) => seq)}::bigint[]) and dealer_id is not distinct from ${dealer}::integer
      and mobile_index = ${app.secrets.index('mobile', bareMobile(phone))}`.execute(tx);
  return new Set(rows.map(({ seq }) => seq));
}

type Circumstances = {
  dealer?: number | null;
  place?: Place;
  by?: { id: number; name: string } | null;
};

/** Writes the warranties, the new state, one event and the counts. */
async function begin(
  call: Asking,
  company: number,
  rows: readonly Row[],
  { name, phone }: Customer,
  { dealer = null, place = nowhere, by = null }: Circumstances,
): Promise<void> {
  const { app, tx } = call;
  const mobile = bareMobile(phone);
  const starts = await startsOf(call, company, rows);
  const numbers = rows.map(({ seq }) => seq);
  await sql`
    insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time,
      dealer_id, part_id, province, city, months, policy_id, policy_version, update_time)
    select ${company}, g.seq, g.name, g.mobile, ${app.secrets.index('mobile', mobile)}, ${momentOf(call)}, g.start_time,
      g.start_time + make_interval(months => g.months), ${dealer}::integer, g.part, ${place.province}::smallint,
      ${place.city}, g.months, g.policy, g.policy_version, ${momentOf(call)}
    from unnest(${numbers}::bigint[], ${rows.map(() => app.secrets.seal('warranty.name', company, name))}::bytea[],
      ${rows.map(() => app.secrets.seal('warranty.mobile', company, mobile))}::bytea[], ${starts}::timestamptz[],
      ${rows.map(({ warranty_months: months }) => months ?? 0)}::int[], ${rows.map((row) => row.part_id)}::int[],
      ${rows.map((row) => row.policy_id)}::int[], ${rows.map((row) => row.policy_version)}::int[])
      as g (seq, name, mobile, start_time, months, part, policy, policy_version)`.execute(tx);
  await sql`
    update identifier set state = ${identifierStates.activated}
    where company_id = ${company} and seq = any(${numbers}::bigint[])`.execute(tx);
  const same = <T>(pick: (row: Row) => T): T | null =>
    rows.every((row) => pick(row) === pick(rows[0]!)) ? pick(rows[0]!) : null;
  await recordEvent(app, tx, {
    companyId: company,
    kind: 'activate',
    runs: runsOf(numbers),
    partId: same(({ part_id: id }) => id),
    batchId: same(({ batch_id: id }) => id),
    ...(by ? { by } : {}),
    ...eventTimes(call),
  });
  const counts = talliesOf(rows, ['activated', 1], call.at);
  await tally(
    tx,
    company,
    counts.map((count) => ({ ...count, province: place.province })),
  );
}

/** Takes warranties back that began with a sale; returns whose they were. Their states are the caller's business. */
export async function endWarranties(
  { tx, session }: RecordCall<StaffSession>,
  numbers: readonly number[],
  customer: Buffer | null,
): Promise<Set<number>> {
  const { rows } = await sql<{ seq: number }>`
    delete from warranty where company_id = ${session.companyId} and seq = any(${[...numbers]}::bigint[])
      and mobile_index = ${customer} returning seq`.execute(tx);
  return new Set(rows.map(({ seq }) => seq));
}

const day = 86_400_000;

/** When each warranty begins by the policy of its part; now, where there is no sale or shipment on record. */
async function startsOf(
  call: { tx: Tx } & Timed,
  company: number,
  rows: readonly Row[],
): Promise<Date[]> {
  const now = momentOf(call);
  const by = (start: WarrantyStart) =>
    rows.filter((row) => row.warranty_start === start).map(({ seq }) => seq);
  const sold = await lastTimesOf(call.tx, company, by('sale'), 'sell');
  const shipped = await lastTimesOf(call.tx, company, by('shipment'), 'ship');
  return rows.map(({ seq, warranty_start: start, warranty_grace_days: grace }) => {
    const ship = start === 'shipment' ? shipped.get(seq) : undefined;
    if (ship) return new Date(ship.getTime() + (grace ?? 0) * day);
    return (start === 'sale' && sold.get(seq)) || now;
  });
}
