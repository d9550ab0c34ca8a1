import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import {
  atLeast,
  fromDecimal,
  least,
  minus,
  plus,
  toDecimal,
  zero,
  type Decimal,
} from '#contract/decimal.ts';
import type { ConsumeInput } from '#contract/features/trace/batches/materials.ts';
import type { BatchState } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { materialTexts } from '#contract/features/trace/batches/material-texts.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { findNumbers } from '../identifiers/find.ts';
import { notFound, Refusal } from '../refusal.ts';
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
const conflict = (text: Text, field: string, params: TextParams) =>
  new Refusal(text, { code: answers.conflict, field, params });

type Asked = { lotId: number | null; code: string; quantity: string | null; field: string };
type Lot = {
  id: number;
  code: string;
  part_id: number;
  part_name: string;
  unit: string;
  state: keyof typeof lotTexts.states;
  source_batch_id: number | null;
  source_code: string | null;
  source_state: BatchState | null;
  left: string;
  expire_date: string | null;
  is_expired: boolean;
};

/** Records that a batch used lots: those chosen and those scanned, for all its units or for one. */
export async function consume(call: Call, input: ConsumeInput): Promise<void> {
  const { lots, codes, quantity, serial_number: serial } = input;
  const asked: Asked[] = [
    ...lots.map((one, at) => ({
      lotId: one.lot_id,
      code: '',
      quantity: one.quantity,
      field: `lots.${at}.lot_id`,
    })),
    ...codes.map((code) => ({ lotId: null, code, quantity, field: 'codes' })),
  ];
  if (asked.length === 0)
    throw new Refusal(errors.nothing, { code: answers.invalid, field: 'codes' });
  const batch = await lockBatch(call, input.id);
  const seq = serial === '' ? null : await unitOf(call, batch.id, serial);
  const found = await lockAsked(call, asked);
  const needs = await openNeeds(call, batch);
  const takings: Taking[] = [];
  const taken = new Map<number, Decimal>();
  for (const { lot, quantity: wanted, field, isScanned } of found) {
    const need = checkUsable(lot, needs, batch, field);
    const before = taken.get(lot.id) ?? zero;
    const left = minus(toDecimal(lot.left), before);
    const amount = wanted === null ? amountOf(lot, need, left, field) : toDecimal(wanted);
    if (!atLeast(left, amount))
      throw conflict(errors.tooLittle, field, {
        code: lot.code,
        left: fromDecimal(left),
        asked: fromDecimal(amount),
      });
    taken.set(lot.id, plus(before, amount));
    if (need) need.missing = minus(need.missing, least(need.missing, amount));
    takings.push({
      lotId: lot.id,
      partId: need?.partId ?? lot.part_id,
      quantity: fromDecimal(amount),
      seq,
      way: isScanned ? 'scan' : 'choice',
    });
  }
  await takeFromLots(call, batch, takings);
  call.tell(done.consumed, { n: taken.size });
}

/** Without a quantity: what the batch lacks, or all of the lot if that is less. */
function amountOf(lot: Lot, need: Need | undefined, left: Decimal, field: string): Decimal {
  const amount = need ? least(left, need.missing) : left;
  if (amount.digits === 0n) throw conflict(errors.sayHowMuch, field, { code: lot.code });
  return amount;
}

/** Refuses lots that may not be used or do not belong into the batch; gives what they stand for. */
function checkUsable(
  lot: Lot,
  needs: readonly Need[],
  batch: { id: number; bom_id: number | null },
  field: string,
): Need | undefined {
  const { code, state, source_code: source, source_state: made } = lot;
  if (state !== 'passed' && state !== 'waived')
    throw new Refusal(
      inEveryLanguage((language) =>
        say(errors.wrongLot, language, { code, state: say(lotTexts.states[state], language) }),
      ),
      { code: answers.conflict, field },
    );
  if (lot.is_expired) throw conflict(errors.expired, field, { code, day: lot.expire_date! });
  if (lot.source_batch_id === batch.id) throw conflict(errors.madeHere, field, { code });
  if (made !== null && stoppedBatches.includes(made))
    throw new Refusal(
      inEveryLanguage((language) =>
        say(errors.sourceStopped, language, {
          code,
          batch: source!,
          state: say(batchTexts.states[made], language),
        }),
      ),
      { code: answers.conflict, field },
    );
  if (batch.bom_id === null) return undefined;
  const own = needs.filter(({ partId }) => partId === lot.part_id);
  const instead = needs.filter(({ substitutes }) => substitutes.includes(lot.part_id));
  const fitting = [...own, ...instead];
  if (fitting.length === 0) throw conflict(errors.notInBom, field, { code, name: lot.part_name });
  const counted = fitting.filter(({ unit }) => unit === lot.unit);
  if (counted.length === 0) throw conflict(errors.otherUnit, field, { code });
  return counted.find(({ missing }) => missing.digits > 0n) ?? counted[0];
}

/** The lots asked for, locked in the order of their ids, in the order asked. */
async function lockAsked({ tx, session }: Call, asked: readonly Asked[]) {
  const ids = asked.flatMap(({ lotId }) => lotId ?? []);
  const numbers = asked.map(({ code }) => code).filter(Boolean);
  const { rows } = await sql<Lot>`
    select l.id, l.code, l.part_id, p.name as part_name, l.unit, l.state, l.source_batch_id, b.code as source_code,
      b.state as source_state, trim_scale(l.quantity - l.used)::text as left,
      l.expire_date, coalesce(l.expire_date < (now() at time zone 'Asia/Shanghai')::date, false) as is_expired
    from material_lot l join part p on p.company_id = l.company_id and p.id = l.part_id
    left join batch b on b.company_id = l.company_id and b.id = l.source_batch_id
    where l.company_id = ${session.companyId} and (l.id = any(${ids}::integer[]) or l.code = any(${numbers}::text[]))
    order by l.id for update of l`.execute(tx);
  return asked.map(({ lotId, code, ...rest }) => {
    const lot = rows.find((one) => (lotId === null ? one.code === code : one.id === lotId));
    if (!lot && lotId !== null) throw notFound();
    if (!lot) throw conflict(errors.noLot, rest.field, { code });
    return { lot, ...rest, isScanned: lotId === null };
  });
}

/** The number of a unit of this batch. */
async function unitOf({ app, tx, session }: Call, batch: number, serial: string): Promise<number> {
  const seq = (await findNumbers(app, tx, session.companyId, [serial])).get(serial);
  const { rows } = await sql`
    select from identifier where company_id = ${session.companyId} and seq = ${seq ?? -1} and batch_id = ${batch}
      and level = 0`.execute(tx);
  if (seq === undefined || rows.length === 0)
    throw conflict(errors.noSerial, 'serial_number', { code: serial });
  return seq;
}
