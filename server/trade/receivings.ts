import { sql } from 'kysely';
import { fromDecimal, toDecimal } from '#contract/decimal.ts';
import { codes } from '#contract/envelope.ts';
import {
  receivingLimits,
  type ReceivingInput,
  type ReceivingLineInput,
  type ReceivingState,
} from '#contract/features/procure/receivings/contract.ts';
import { receivingMoves } from '#contract/features/procure/receivings/moves.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { madeAt, momentOf } from '../http/moment.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import type { HeldRecord, MovingTable } from '../records/transition.ts';
import { insertRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { orderLinesFor } from './receiving-order.ts';
import { settleSerials } from './receiving-serials.ts';

export type Call = RecordCall<StaffSession>;
type Own = { tx: Tx; session: { companyId: number } };
const { errors, fields, states } = receivingTexts;

export type HeldReceiving = HeldRecord & {
  code: string;
  state: ReceivingState;
  order_id: number | null;
  supplier_id: number;
  received_date: string;
};

export const receivingTable: MovingTable<typeof receivingMoves> = {
  name: 'receiving',
  fields,
  moves: receivingMoves,
  target: 'receiving',
};

const refuse = (text: Text, { code, state }: Pick<HeldReceiving, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(states[state], language) }),
    ),
    { code: codes.conflict },
  );

export function checkDeletable(receipts: readonly Pick<HeldReceiving, 'code' | 'state'>[]): void {
  const wrong = receipts.find(({ state }) => state !== 'draft');
  if (wrong) throw refuse(errors.notDraft, wrong);
}

const invalid = (text: Text, field: string, params = {}) =>
  new Refusal(text, { code: codes.invalid, field, params });

/** Supplier and parts are the company's own and stay until the receipt is written; gives the units of the parts. */
async function checkNamed({ tx, session }: Own, { supplier_id, lines }: ReceivingInput) {
  const { companyId } = session;
  const supplier = await sql`
    select from supplier where company_id = ${companyId} and id = ${supplier_id} for key share`.execute(
    tx,
  );
  if (supplier.rows.length === 0) throw invalid(errors.noSupplier, 'supplier_id');
  const parts = [...new Set(lines.map(({ part_id: part }) => part))];
  const { rows } = await sql<{ id: number; unit: string }>`
    select id, unit from part where company_id = ${companyId} and id = any(${parts}::integer[]) order by id for key share`.execute(
    tx,
  );
  const units = new Map(rows.map(({ id, unit }) => [id, unit]));
  const at = lines.findIndex(({ part_id: part }) => !units.has(part));
  if (at >= 0) throw invalid(errors.noPart, `lines.${at}.part_id`);
  return units;
}

/** A line as it is stored. */
export type KeptLine = ReceivingLineInput & { unit: string };

/** Where there are serials, they are the quantity. */
function countLines(lines: readonly ReceivingLineInput[]): ReceivingLineInput[] {
  const count = lines.reduce((sum, line) => sum + line.supplier_codes.length, 0);
  if (count > receivingLimits.codes)
    throw invalid(errors.tooManyCodes, 'lines', { n: receivingLimits.codes });
  return lines.map((line, at) => {
    const n = line.supplier_codes.length;
    if (n === 0 && line.quantity === '') throw invalid(errors.noQuantity, `lines.${at}.quantity`);
    if (n > 0 && line.quantity !== '' && fromDecimal(toDecimal(line.quantity)) !== String(n))
      throw invalid(errors.countDiffers, `lines.${at}.quantity`, { n });
    return n > 0 ? { ...line, quantity: String(n) } : line;
  });
}

/** The day in Shanghai. */
const dayOf = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Checks a receipt before it is written, and gives its columns. */
export async function receivingColumns(
  call: Call,
  input: ReceivingInput,
  before: HeldReceiving | null,
) {
  if (before && before.state !== 'draft') throw refuse(errors.fixed, before);
  const came = input.received_date ?? dayOf(momentOf(call));
  const at = input.lines.findIndex(({ expire_date: ends }) => ends !== null && ends < came);
  if (at >= 0) throw invalid(validationTexts.expiresOnArrival, `lines.${at}.expire_date`);
  const units = await checkNamed(call, input);
  const settled = countLines(await settleSerials(call, input));
  const lines: KeptLine[] = await orderLinesFor(
    call,
    input,
    settled.map((line) => ({ ...line, unit: units.get(line.part_id)! })),
  );
  const code = await codeOf(call, call.session.companyId, 'receiving', '', before);
  return {
    ...input,
    received_date: came,
    code,
    lines,
    line_count: lines.length,
    serial_count: lines.reduce((sum, line) => sum + line.supplier_codes.length, 0),
  };
}

/** Replaces the lines and serials of a receipt. */
export async function keepReceivingLines(
  { tx, session }: Own,
  id: number,
  supplierId: number,
  lines: readonly KeptLine[],
): Promise<void> {
  const { companyId } = session;
  const column = <T>(pick: (line: KeptLine) => T) => lines.map(pick);
  const own = sql`company_id = ${companyId} and receiving_id = ${id}`;
  await sql`delete from receiving_serial where ${own}`.execute(tx);
  await sql`delete from receiving_line where ${own}`.execute(tx);
  await sql`
    insert into receiving_line (company_id, receiving_id, line_no, order_line_no, part_id, quantity, unit, supplier_lot,
      expire_date, inspection, remark, serial_count)
    select ${companyId}::integer, ${id}::integer, g.at, g.order_line, g.part, g.quantity, g.unit, g.lot, g.expires,
      g.inspection, g.remark, g.serials
    from unnest(${column(({ order_line_no: line }) => line)}::integer[], ${column(({ part_id: part }) => part)}::integer[],
      ${column(({ quantity }) => quantity)}::numeric[], ${column(({ unit }) => unit)}::text[],
      ${column(({ lot }) => lot)}::text[], ${column(({ expire_date: expires }) => expires)}::date[],
      ${column(({ inspection }) => inspection)}::text[], ${column(({ remark }) => remark)}::text[],
      ${column(({ supplier_codes: serials }) => serials.length)}::integer[])
      with ordinality as g (order_line, part, quantity, unit, lot, expires, inspection, remark, serials, at)`.execute(
    tx,
  );
  const serials = lines.flatMap((line, at) =>
    line.supplier_codes.map((code) => ({ code, line: at + 1 })),
  );
  if (serials.length === 0) return;
  await sql`
    insert into receiving_serial (company_id, receiving_id, code, line_no, supplier_id)
    select ${companyId}::integer, ${id}::integer, g.code, g.line, ${supplierId}::integer
    from unnest(${serials.map(({ code }) => code)}::text[], ${serials.map(({ line }) => line)}::integer[])
      as g (code, line)`.execute(tx);
}

/** Enters a receipt. */
export async function addReceiving(
  call: Call,
  input: ReceivingInput,
): Promise<{ id: number; code: string }> {
  const { lines, ...columns } = await receivingColumns(call, input, null);
  const { tx, session } = call;
  const id = await insertRecord(tx, receivingTable, session, { ...columns, ...madeAt(call) });
  await keepReceivingLines(call, id, columns.supplier_id, lines);
  call.changed('receiving', id, null, { ...columns, lines });
  return { id, code: columns.code };
}
