import { sql } from 'kysely';
import type {
  ReceivedSerial,
  Receiving,
  ReceivingInfo,
  ReceivingLine,
  ReceivingLineInput,
} from '#contract/features/procure/receivings/contract.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Page } from '../http/endpoint.ts';
import { unitName } from '../production/bom-rows.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';

type Asker = Pick<Reader<StaffSession>, 'tx' | 'session'>;
const iso = (time: Date | null) => time?.toISOString() ?? null;
type Found = Omit<Receiving, 'post_time' | 'reverse_time' | 'create_time' | 'update_time'> &
  Record<'post_time' | 'reverse_time', Date | null> &
  Record<'create_time' | 'update_time', Date>;

/** The list columns of receipts. */
export async function readReceivings(
  { tx, session }: Asker,
  ids: readonly number[],
): Promise<Receiving[]> {
  const { rows } = await sql<Found>`
    select r.id, r.company_id, r.code, r.order_id, coalesce(o.code, '') as order_code, r.supplier_id,
      s.name as supplier_name, r.state, r.received_date, r.delivery_note, r.line_count, r.serial_count, r.reason, r.remark,
      r.post_user, r.post_time, r.reverse_user, r.reverse_time, r.version, r.create_time, r.update_time
    from receiving r join supplier s on s.company_id = r.company_id and s.id = r.supplier_id
    left join purchase_order o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = ${session.companyId} and r.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    post_time: iso(row.post_time),
    reverse_time: iso(row.reverse_time),
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** The serials of a receipt by line. */
async function serialsByLine({ tx, session }: Asker, id: number): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ line_no: number; codes: string[] }>`
    select line_no, array_agg(code order by code) as codes from receiving_serial
    where company_id = ${session.companyId} and receiving_id = ${id} group by line_no`.execute(tx);
  return new Map(rows.map((row) => [row.line_no, row.codes]));
}

/** A receipt with its lines and what became of them. */
export async function readReceiving(
  { tx, session, language }: Reader<StaffSession>,
  id: number,
): Promise<ReceivingInfo> {
  const [receipt] = await readReceivings({ tx, session }, [id]);
  if (!receipt) throw notFound();
  const { rows } = await sql<Omit<ReceivingLine, 'supplier_codes'>>`
    select l.line_no, l.order_line_no, l.part_id, p.code as part_code, p.name as part_name,
      trim_scale(l.quantity)::text as quantity, l.unit, ${unitName('l.unit', language)} as unit_name,
      l.supplier_lot as lot, l.expire_date, l.inspection, l.remark, l.serial_count, l.lot_id,
      coalesce(m.code, '') as lot_code, m.state as lot_state
    from receiving_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    left join material_lot m on m.company_id = l.company_id and m.id = l.lot_id
    where l.company_id = ${session.companyId} and l.receiving_id = ${id} order by l.line_no`.execute(
    tx,
  );
  const serials =
    receipt.state === 'draft'
      ? await serialsByLine({ tx, session }, id)
      : new Map<number, string[]>();
  return {
    ...receipt,
    lines: rows.map((line) => ({ ...line, supplier_codes: serials.get(line.line_no) ?? [] })),
  };
}

/** The lines as the form shows them. */
export async function receivingLines(asker: Asker, id: number) {
  const { tx, session } = asker;
  const { rows } = await sql<ReceivingLineInput & { unit: string; line_no: number }>`
    select line_no, part_id, order_line_no, trim_scale(quantity)::text as quantity, supplier_lot as lot, expire_date,
      inspection, remark, unit
    from receiving_line where company_id = ${session.companyId} and receiving_id = ${id} order by line_no`.execute(
    tx,
  );
  const serials = await serialsByLine(asker, id);
  return rows.map(({ line_no: line, ...row }) => ({
    ...row,
    supplier_codes: serials.get(line) ?? [],
  }));
}

type SerialsAsked = { id: number; line_no?: number | undefined; page: number; limit: number };

/** A page of the serials of a receipt. */
export async function readSerials(
  { tx, session }: Asker,
  { id, line_no: line, page, limit }: SerialsAsked,
): Promise<Page<ReceivedSerial>> {
  const { companyId } = session;
  const { rows: counted } = await sql<{ n: number }>`
    select ${
      line === undefined
        ? sql`r.serial_count`
        : sql`coalesce((select serial_count from receiving_line l where l.company_id = r.company_id
            and l.receiving_id = r.id and l.line_no = ${line}), 0)`
    } as n
    from receiving r where r.company_id = ${companyId} and r.id = ${id}`.execute(tx);
  if (!counted[0]) throw notFound();
  const { rows } = await sql<ReceivedSerial>`
    select line_no, code, history from receiving_serial
    where company_id = ${companyId} and receiving_id = ${id} ${line === undefined ? sql`` : sql`and line_no = ${line}`}
    order by line_no, code limit ${limit} offset ${(page - 1) * limit}`.execute(tx);
  return { rows, count: counted[0].n };
}
