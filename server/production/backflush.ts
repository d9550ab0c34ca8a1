import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import {
  fromDecimal,
  least,
  minus,
  plus,
  times,
  toDecimal,
  zero,
  type Decimal,
  roundedUp,
} from '#contract/decimal.ts';
import { materialTexts } from '#contract/features/trace/batches/material-texts.ts';
import { say } from '#contract/text.ts';
import { momentOf } from '../http/moment.ts';
import { Refusal } from '../refusal.ts';
import {
  lockBatch,
  openNeeds,
  stoppedBatches,
  takeFromLots,
  type Call,
  type Need,
  type Taking,
} from './use-lots.ts';

const { errors, done } = materialTexts;
type OpenLot = { id: number; part_id: number; unit: string; left: Decimal };

/**
 * Takes what so many units need of the tracked parts, by one level of the bill: from lots that may be used and are
 * not expired, first those that expire first, then those received first; the part itself before its substitutes.
 * All of it or nothing; what is short is told part by part.
 */
export async function backflush(call: Call, id: number, quantity: string): Promise<void> {
  const batch = await lockBatch(call, id);
  const refuse = (text: typeof errors.noBom) =>
    new Refusal(text, { code: codes.conflict, field: 'id' });
  if (batch.bom_id === null) throw refuse(errors.noBom);
  const needs = (await openNeeds(call, batch)).filter(({ isTracked }) => isTracked);
  if (needs.length === 0) throw refuse(errors.nothingTracked);
  const lots = await lockOpenLots(call, batch.id, needs);
  const takings: Taking[] = [];
  const short: { need: Need; missing: Decimal }[] = [];
  for (const need of needs) {
    // Quantities are kept with six decimals; less than the last of them is not taken from a lot.
    let missing = roundedUp(times(need.each, toDecimal(quantity)), 6);
    for (const lot of lotsFor(need, lots)) {
      const amount = least(lot.left, missing);
      if (amount.digits === 0n) continue;
      lot.left = minus(lot.left, amount);
      missing = minus(missing, amount);
      takings.push({
        lotId: lot.id,
        partId: need.partId,
        quantity: fromDecimal(amount),
        seq: null,
        way: 'backflush',
      });
    }
    if (missing.digits > 0n) short.push({ need, missing });
  }
  if (short.length > 0) throw refuseShort(short);
  await takeFromLots(call, batch, takings);
  call.tell(done.consumed, { n: new Set(takings.map(({ lotId }) => lotId)).size });
}

/** Lots of the part itself, then of its substitutes; they are in order of expiry and receipt. */
const lotsFor = ({ partId, substitutes, unit }: Need, lots: readonly OpenLot[]): OpenLot[] => {
  const of = (part: number) => lots.filter((lot) => lot.part_id === part && lot.unit === unit);
  return [partId, ...substitutes].flatMap(of);
};

/** Every lot that could be taken, locked in the order of the ids: no two calls wait for each other. */
async function lockOpenLots(call: Call, batch: number, needs: readonly Need[]): Promise<OpenLot[]> {
  const { tx, session } = call;
  const parts = needs.flatMap(({ partId, substitutes }) => [partId, ...substitutes]);
  const { rows } = await sql<{
    id: number;
    part_id: number;
    unit: string;
    left: string;
    expire_date: string | null;
    received_date: string;
  }>`
    select id, part_id, unit, trim_scale(quantity - used)::text as left, expire_date, received_date
    from material_lot l
    where company_id = ${session.companyId} and part_id = any(${[...new Set(parts)]}::integer[])
      and state in ('passed', 'waived') and source_batch_id is distinct from ${batch}::integer
      and not exists (select from batch b where b.company_id = l.company_id and b.id = l.source_batch_id
        and b.state = any(${stoppedBatches}::text[]))
      and coalesce(expire_date >= (${momentOf(call)}::timestamptz at time zone 'Asia/Shanghai')::date, true)
    order by id for update of l`.execute(tx);
  const late = '9999-12-31';
  return rows
    .toSorted(
      (one, other) =>
        (one.expire_date ?? late).localeCompare(other.expire_date ?? late) ||
        one.received_date.localeCompare(other.received_date) ||
        one.id - other.id,
    )
    .map(({ id, part_id, unit, left }) => ({ id, part_id, unit, left: toDecimal(left) }));
}

function refuseShort(short: readonly { need: Need; missing: Decimal }[]): Refusal {
  const total = short.reduce((sum, { missing }) => plus(sum, missing), zero);
  return new Refusal(errors.short, {
    code: codes.conflict,
    data: { missing: fromDecimal(total) },
    errors: (language) =>
      short.map(({ need: { name, unit }, missing }) => ({
        field: 'quantity',
        msg: say(errors.shortOf, language, { name, unit, missing: fromDecimal(missing) }),
      })),
  });
}
