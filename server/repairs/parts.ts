import { sql } from 'kysely';
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
import { codes } from '#contract/envelope.ts';
import {
  repairWorkTexts,
  type RepairPart,
  type RepairPartInput,
} from '#contract/features/sale/repairs/work.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import { unitName } from '../production/bom-rows.ts';
import { drawFromLots, lockMaterials } from '../production/use-lots.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';

type Call = RecordCall<StaffSession>;
const { errors } = repairWorkTexts;

/** The parts of a repair, with the lots they were taken from. */
export async function readRepairParts(
  { tx, session, language }: Pick<Reader<StaffSession>, 'tx' | 'session' | 'language'>,
  id: number,
): Promise<RepairPart[]> {
  const { rows } = await sql<RepairPart>`
    select r.line_no, r.part_id, p.code as part_code, p.name as part_name, ${unitName('p.unit', language)} as unit_name,
      trim_scale(r.quantity)::text as quantity, r.price, r.serial, r.is_taken,
      array(select distinct l.code from material_use u
        join material_lot l on l.company_id = u.company_id and l.id = u.lot_id
        where u.company_id = r.company_id and u.repair_id = r.repair_id and u.repair_line = r.line_no order by l.code) as lots
    from repair_part r join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${session.companyId} and r.repair_id = ${id} order by r.line_no`.execute(
    tx,
  );
  return rows;
}

const invalid = (text: typeof errors.noPart, field: string) =>
  new Refusal(text, { code: codes.invalid, field });

/** Checks the parts that are to be written: those of the company, and the fitted ones as they are. */
export async function checkParts(
  call: Call,
  id: number,
  parts: readonly RepairPartInput[],
): Promise<void> {
  const { tx, session } = call;
  const wanted = [...new Set(parts.map(({ part_id: part }) => part))];
  const { rows } = await sql<{ id: number }>`
    select id from part where company_id = ${session.companyId} and id = any(${wanted}::integer[])
    order by id for key share`.execute(tx);
  const known = new Set(rows.map((row) => row.id));
  const strange = parts.findIndex(({ part_id: part }) => !known.has(part));
  if (strange >= 0) throw invalid(errors.noPart, `parts.${strange}.part_id`);
  const several = parts.findIndex(
    ({ serial, quantity }) => serial !== '' && fromDecimal(toDecimal(quantity)) !== '1',
  );
  if (several >= 0) throw invalid(errors.onePart, `parts.${several}.quantity`);
  const before = (await readRepairParts(call, id)).filter((part) => part.is_taken);
  const isSame = (old: RepairPart, next: RepairPartInput | undefined) =>
    next?.part_id === old.part_id &&
    fromDecimal(toDecimal(next.quantity)) === old.quantity &&
    next.price === old.price &&
    next.serial === old.serial;
  const changed = before.find((old) => !isSame(old, parts[old.line_no - 1]));
  if (changed)
    throw new Refusal(errors.takenFixed, {
      code: codes.conflict,
      field: `parts.${changed.line_no - 1}.part_id`,
    });
}

/** Replaces the parts that are not fitted yet. */
export async function keepParts(
  { tx, session }: Call,
  id: number,
  parts: readonly RepairPartInput[],
): Promise<void> {
  const { companyId } = session;
  const column = <T>(pick: (part: RepairPartInput) => T) => parts.map(pick);
  await sql`
    delete from repair_part where company_id = ${companyId} and repair_id = ${id} and not is_taken`.execute(
    tx,
  );
  await sql`
    insert into repair_part (company_id, repair_id, line_no, part_id, quantity, price, serial)
    select ${companyId}::integer, ${id}::integer, g.at, g.part, g.quantity, g.price, g.serial
    from unnest(${column(({ part_id: part }) => part)}::integer[], ${column(({ quantity }) => quantity)}::numeric[],
      ${column(({ price }) => price)}::bigint[], ${column(({ serial }) => serial)}::text[])
      with ordinality as g (part, quantity, price, serial, at)
    on conflict (company_id, repair_id, line_no) do nothing`.execute(tx);
}

type Open = { lot: number; part: number; left: Decimal };
type Taking = { line: number; part: number; lotId: number; quantity: string };

/**
 * Takes the parts that are not fitted yet from stock: from the lot of a serial where that is known, else from lots that
 * expire or came first. Parts of which no lot was ever kept are only recorded. All of them or none.
 */
export async function takeParts(
  call: Call,
  { id, seq }: { id: number; seq: number },
): Promise<void> {
  const { tx, session } = call;
  const { companyId } = session;
  const wanted = (await readRepairParts(call, id)).filter((part) => !part.is_taken);
  if (wanted.length === 0) return;
  await lockMaterials(tx, companyId, 'using');
  const { lots, kept } = await lockLots(call, [...new Set(wanted.map((one) => one.part_id))]);
  const ofSerial = await lotsOfSerials(call, wanted);
  const takings: Taking[] = [];
  for (const { line_no: line, part_id: part, part_name: name, quantity, serial } of wanted) {
    if (!kept.has(part)) continue;
    const own = lots.filter((lot) => lot.part === part);
    const known = ofSerial.get(`${part} ${serial}`);
    const usable = known === undefined ? own : own.filter(({ lot }) => lot === known);
    const asked = toDecimal(quantity);
    const left = usable.reduce((sum, lot) => plus(sum, lot.left), zero);
    if (!atLeast(left, asked))
      throw new Refusal(errors.tooLittle, {
        code: codes.conflict,
        field: `parts.${line - 1}.quantity`,
        params: { name, asked: fromDecimal(asked), left: fromDecimal(left) },
      });
    let missing = asked;
    for (const lot of usable) {
      const amount = least(lot.left, missing);
      if (amount.digits === 0n) continue;
      lot.left = minus(lot.left, amount);
      missing = minus(missing, amount);
      takings.push({ line, part, lotId: lot.lot, quantity: fromDecimal(amount) });
    }
  }
  await writeTakings(call, { id, seq }, takings);
  await markTaken(call, id, wanted);
  call.changed('repair', id, null, {
    parts: wanted.map(({ part_name: name, quantity, serial }) => ({ name, quantity, serial })),
  });
}

/** Fitted from now on; a serial that is fitted elsewhere is refused. */
async function markTaken({ tx, session }: Call, id: number, wanted: readonly RepairPart[]) {
  const { companyId } = session;
  const { rows } = await sql<{ serial: string }>`
    select o.serial from repair_part o join repair_part n on n.company_id = o.company_id and n.part_id = o.part_id
      and n.serial = o.serial and n.repair_id = ${id} and not n.is_taken
    where o.company_id = ${companyId} and o.is_taken and o.serial <> '' limit 1`.execute(tx);
  const used = (serial: string) =>
    new Refusal(errors.serialUsed, { code: codes.conflict, field: 'parts', params: { serial } });
  if (rows[0]) throw used(rows[0].serial);
  await sql`
    update repair_part set is_taken = true where company_id = ${companyId} and repair_id = ${id}
      and line_no = any(${wanted.map(({ line_no: line }) => line)}::integer[])`
    .execute(tx)
    .catch((error: { constraint?: string }) => {
      // Fitted in two products at once, or twice in this one.
      if (error.constraint !== 'repair_part_by_serial') throw error;
      throw used(wanted.find(({ serial }) => serial !== '')!.serial);
    });
}

/** The lots that may be used, locked in the order of their ids, and which parts are kept in lots at all. */
async function lockLots(call: Call, parts: readonly number[]) {
  const { tx, session } = call;
  const { rows } = await sql<{
    id: number;
    part_id: number;
    left: string;
    is_usable: boolean;
    rank: string;
  }>`
    select l.id, l.part_id, trim_scale(l.quantity - l.used)::text as left,
      l.state in ('passed', 'waived') and l.unit = p.unit
        and coalesce(l.expire_date >= (${momentOf(call)}::timestamptz at time zone 'Asia/Shanghai')::date, true)
        and not exists (select from batch b where b.company_id = l.company_id and b.id = l.source_batch_id
          and b.state in ('held', 'recalled')) as is_usable,
      concat(coalesce(l.expire_date, '9999-12-31'), l.received_date) as rank
    from material_lot l join part p on p.company_id = l.company_id and p.id = l.part_id
    where l.company_id = ${session.companyId} and l.part_id = any(${[...parts]}::integer[])
      and l.state in ('pending', 'passed', 'waived')
    order by l.id for no key update of l`.execute(tx);
  const { rows: ever } = await sql<{ part_id: number }>`
    select id as part_id from part p where company_id = ${session.companyId} and id = any(${[...parts]}::integer[])
      and exists (select from material_lot l where l.company_id = p.company_id and l.part_id = p.id)`.execute(
    tx,
  );
  const lots: Open[] = rows
    .filter((row) => row.is_usable)
    .toSorted((one, other) => one.rank.localeCompare(other.rank) || one.id - other.id)
    .map(({ id, part_id: part, left }) => ({ lot: id, part, left: toDecimal(left) }));
  return { lots, kept: new Set(ever.map((row) => row.part_id)) };
}

/** The lots that serials of suppliers came in, by part and serial. */
async function lotsOfSerials({ tx, session }: Call, wanted: readonly RepairPart[]) {
  const named = wanted.filter(({ serial }) => serial !== '');
  if (named.length === 0) return new Map<string, number>();
  const { rows } = await sql<{ part_id: number; code: string; lot_id: number }>`
    select l.part_id, s.code, l.lot_id from receiving_serial s
    join receiving_line l on l.company_id = s.company_id and l.receiving_id = s.receiving_id and l.line_no = s.line_no
    where s.company_id = ${session.companyId} and s.is_posted and l.lot_id is not null
      and s.code = any(${named.map(({ serial }) => serial)}::text[])`.execute(tx);
  return new Map(rows.map((row) => [`${row.part_id} ${row.code}`, row.lot_id]));
}

async function writeTakings(
  call: Call,
  { id, seq }: { id: number; seq: number },
  takings: readonly Taking[],
): Promise<void> {
  if (takings.length === 0) return;
  const { tx, session } = call;
  const { companyId } = session;
  const column = <T>(pick: (taking: Taking) => T) => takings.map(pick);
  await sql`
    insert into material_use (company_id, batch_id, repair_id, repair_line, lot_id, part_id, quantity, seq, way, create_by,
      create_user, create_time)
    select ${companyId}::integer, (select batch_id from identifier where company_id = ${companyId} and seq = ${seq}),
      ${id}::integer, g.line, g.lot, g.part, g.quantity, ${seq}::bigint, 'repair', ${session.accountId}::integer,
      ${session.realname}::text, ${momentOf(call)}::timestamptz
    from unnest(${column(({ line }) => line)}::integer[], ${column(({ lotId }) => lotId)}::integer[],
      ${column(({ part }) => part)}::integer[], ${column(({ quantity }) => quantity)}::numeric[])
      as g (line, lot, part, quantity)`.execute(tx);
  await drawFromLots(call, takings);
}
