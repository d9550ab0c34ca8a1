import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import {
  fixedFields,
  type ShipmentInput,
  type ShipmentKind,
  type ShipmentLineInput,
  type ShipmentState,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { madeAt } from '../http/moment.ts';
import { codeOf } from '../numbers/numbers.ts';
import { insertRecord, type Columns } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { shipmentTable, type Shipper } from './shipments.ts';

const { errors, fields, states } = shipmentTexts;
type Asker = { tx: Tx; session: CompanySession };

/** To whom a shipment goes; the others are empty. */
export type Target = {
  kind: ShipmentKind;
  dealer_id: number | null;
  customer_id: number | null;
  place: string;
};
export const onlyTarget = ({ kind, ...target }: Target): Target => ({
  kind,
  dealer_id: kind === 'dealer' ? target.dealer_id : null,
  customer_id: kind === 'customer' ? target.customer_id : null,
  place: kind === 'transfer' ? target.place : '',
});

/** The receiver must exist; a dealer ships to its own sub-dealers only. */
export async function checkTarget(
  { tx, session }: Asker,
  { kind, dealer_id: dealer, customer_id: customer }: Target,
  from: number | null,
): Promise<void> {
  if (dealer !== null) {
    const found = await tx
      .selectFrom('dealer')
      .select(['parent_id', 'disabled'])
      .where('company_id', '=', session.companyId)
      .where('dealer_id', '=', dealer)
      .forShare()
      .executeTakeFirst();
    const isBelow = from === null || found?.parent_id === from;
    if (!found || (kind === 'dealer' && (found.disabled || !isBelow)))
      throw new Refusal(found && !isBelow ? errors.notBelow : errors.noDealer, {
        code: answers.invalid,
        field: 'dealer_id',
      });
  }
  if (customer !== null) {
    const found = await tx
      .selectFrom('customer')
      .select('id')
      .where('company_id', '=', session.companyId)
      .where('id', '=', customer)
      .executeTakeFirst();
    if (!found)
      throw new Refusal(errors.noCustomer, { code: answers.invalid, field: 'customer_id' });
  }
}

/** A new shipment of the company, or of the dealer it is sent from; gives its id. */
export async function addShipment(
  call: Shipper,
  from: number | null,
  { lines, ...input }: ShipmentInput,
): Promise<number> {
  const { tx, session } = call;
  const target = onlyTarget(input);
  await checkTarget(call, target, from);
  await checkParts(call, lines);
  const code = await codeOf(call, session.companyId, 'shipment', '', null);
  const columns = { ...input, ...target, from_dealer_id: from, code };
  const id = await insertRecord(tx, shipmentTable, session, { ...columns, ...madeAt(call) });
  if (lines.length > 0) await keepLines(call, id, lines);
  call.changed('shipment', id, null, { ...columns, lines });
  return id;
}

/** The parts of lines are there. */
export async function checkParts(
  { tx, session }: Asker,
  lines: readonly ShipmentLineInput[],
): Promise<void> {
  if (lines.length === 0) return;
  const found = await tx
    .selectFrom('part')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where(
      'id',
      'in',
      lines.map(({ part_id: part }) => part),
    )
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const at = lines.findIndex(({ part_id: part }) => !known.has(part));
  if (at >= 0)
    throw new Refusal(errors.noPart, { code: answers.invalid, field: `lines.${at}.part_id` });
}

const target = ['kind', 'dealer_id', 'customer_id', 'place', 'order_id', 'lines'] as const;

/** To whom and what is fixed once picking has begun, and everything once it has left. */
export function checkFixed(before: Columns & { state: ShipmentState }, columns: Columns): void {
  const { state } = before;
  const fixed = fixedFields(state);
  if (fixed === 'none') return;
  if (fixed === 'all') {
    const said = inEveryLanguage((language) =>
      say(errors.gone, language, { state: say(states[state], language) }),
    );
    throw new Refusal(said, { code: answers.conflict });
  }
  const field = target.find(
    (name) => name in columns && !isDeepStrictEqual(columns[name], before[name]),
  );
  if (!field) return;
  const said = inEveryLanguage((language) =>
    say(errors.fixed, language, { label: say(fields[field], language) }),
  );
  throw new Refusal(said, { code: answers.conflict, field });
}

/** Only drafts are deleted, with their lines. */
export async function clearDrafts(
  { tx, session }: Asker,
  rows: readonly { id: number; code?: unknown; state?: unknown }[],
): Promise<void> {
  const wrong = rows.find(({ state }) => state !== 'draft');
  if (wrong) {
    const state = states[wrong.state as ShipmentState];
    const said = inEveryLanguage((language) =>
      say(errors.notDraft, language, { code: String(wrong.code), state: say(state, language) }),
    );
    throw new Refusal(said);
  }
  const ids = rows.map(({ id }) => id);
  await sql`delete from shipment_line where company_id = ${session.companyId} and shipment_id = any(${ids}::integer[])`.execute(
    tx,
  );
}

/** What was ordered, as the form shows it. */
export async function orderedLines(
  { tx, session }: Asker,
  id: number,
): Promise<ShipmentLineInput[]> {
  const { rows } = await sql<ShipmentLineInput>`
    select part_id, quantity from shipment_line
    where company_id = ${session.companyId} and shipment_id = ${id} and quantity is not null order by part_id`.execute(
    tx,
  );
  return rows;
}

/** Replaces what was ordered. */
export async function keepLines(
  { tx, session }: Asker,
  id: number,
  lines: readonly ShipmentLineInput[],
): Promise<void> {
  const parts = lines.map(({ part_id: part }) => part);
  await sql`
    delete from shipment_line where company_id = ${session.companyId} and shipment_id = ${id} and picked = 0
      and part_id <> all(${parts}::integer[])`.execute(tx);
  await sql`
    insert into shipment_line (company_id, shipment_id, part_id, quantity)
    select ${session.companyId}::integer, ${id}::integer, * from unnest(${parts}::integer[],
      ${lines.map(({ quantity }) => quantity)}::integer[])
    on conflict (company_id, shipment_id, part_id) do update set quantity = excluded.quantity`.execute(
    tx,
  );
}
