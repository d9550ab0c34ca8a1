import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { receivingMoves } from '#contract/features/procure/receivings/moves.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { rightTo } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import { transition } from '../records/transition.ts';
import { lockRecords } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { linkOf, receivedBefore, refuseSerials } from './receiving-codes.ts';
import { tellReceived } from './receiving-notices.ts';
import {
  checkAgainstOrder,
  countReceived,
  lockOrder,
  receivable,
  refuseOrder,
  type ReceivedOrder,
} from './receiving-order.ts';
import { takeFromSeller } from './receiving-seller.ts';
import { receivingTable, type Call, type HeldReceiving } from './receivings.ts';

const { errors } = receivingTexts;

/**
 * Posts a receipt: a lot of each line, its serials taken, the order counted on. Asked again, it changes nothing. What
 * arrives from one supplier is posted one after another, so that no serial is taken twice.
 */
export async function postReceiving(call: Call, id: number): Promise<void> {
  const { tx, session } = call;
  const [receipt] = await lockRecords<HeldReceiving>(tx, receivingTable, session, [id]);
  if (receipt!.state === 'posted') return;
  await sql`
    select from supplier where company_id = ${session.companyId} and id = ${receipt!.supplier_id}
    for no key update`.execute(tx);
  const order = receipt!.order_id === null ? null : await lockOrder(call, receipt!.order_id);
  if (receipt!.state === 'draft') await checkPosting(call, receipt!, order);
  await transition<typeof receivingMoves, HeldReceiving>(call, receivingTable, [id], 'post', {
    set: { post_by: session.accountId, post_user: session.realname, post_time: momentOf(call) },
  });
  const stopped = await takeSerials(call, receipt!);
  await makeLots(call, receipt!);
  if (order) {
    await countReceived(call, order, id, 1);
    await tellReceived(call, order, receipt!, 'received');
  }
  if (stopped > 0) call.tell(receivingTexts.done.stopped, { n: stopped });
}

async function checkPosting(
  call: Call,
  receipt: HeldReceiving,
  order: ReceivedOrder | null,
): Promise<void> {
  const { id } = receipt;
  if (order) {
    if (!receivable.includes(order.state)) throw refuseOrder(errors.orderState, order);
    await checkAgainstOrder(call, order, receipt);
  }
  const { tx, session } = call;
  const { rows } = await sql<{ line_no: number; inspection: 'pass' | 'waived' }>`
    select min(line_no) as line_no, inspection from receiving_line
    where company_id = ${session.companyId} and receiving_id = ${id} and inspection in ('pass', 'waived')
    group by inspection order by 1`.execute(tx);
  for (const { line_no: line, inspection } of rows) {
    const right = inspection === 'pass' ? 'trace:lot:inspect' : 'trace:lot:waive';
    if (rightTo(session, right) !== 'ok')
      throw new Refusal(errors.mayNotInspect, {
        code: codes.forbidden,
        field: `lines.${line - 1}.inspection`,
        params: { line },
      });
  }
}

/** Takes the serials of a receipt; those of a linked company are received there. Gives how many of these are stopped. */
async function takeSerials(call: Call, receipt: HeldReceiving): Promise<number> {
  const { tx, session } = call;
  const own = sql`s.company_id = ${session.companyId} and s.receiving_id = ${receipt.id}`;
  const { rows } = await sql<{ code: string; line_no: number }>`
    select s.code, s.line_no from receiving_serial s where ${own} order by s.line_no, s.code`.execute(
    tx,
  );
  if (rows.length === 0) return 0;
  const every = rows.map(({ code }) => code);
  const before = await receivedBefore(call, receipt.supplier_id, every);
  refuseSerials(
    every.flatMap((code) => {
      const document = before.get(code);
      return document === undefined ? [] : { code, why: errors.alreadyIn, params: { document } };
    }),
  );
  const link = await linkOf(call, receipt.supplier_id);
  const stopped = link
    ? await takeFromSeller(call, link, receipt.id, await withParts(call, receipt, rows))
    : 0;
  await sql`update receiving_serial s set is_posted = true where ${own}`.execute(tx);
  return stopped;
}

/** Serials with the parts of their lines; joined here, because nothing is known yet of rows that were just written. */
async function withParts(
  { tx, session }: Call,
  { id }: HeldReceiving,
  serials: readonly { code: string; line_no: number }[],
) {
  const { rows } = await sql<{ line_no: number; part_id: number }>`
    select line_no, part_id from receiving_line
    where company_id = ${session.companyId} and receiving_id = ${id}`.execute(tx);
  const parts = new Map(rows.map((line) => [line.line_no, line.part_id]));
  return serials.map(({ code, line_no: line }) => ({ code, part_id: parts.get(line)! }));
}

const stateOf = sql`case l.inspection when 'pass' then 'passed' when 'fail' then 'failed' when 'waived' then 'waived'
  else 'pending' end`;

/** A lot of each line, in one statement however many there are. */
async function makeLots(call: Call, receipt: HeldReceiving): Promise<void> {
  const { tx, session } = call;
  const { companyId, accountId, realname } = session;
  const at = momentOf(call);
  const own = sql`l.company_id = ${companyId} and l.receiving_id = ${receipt.id}`;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from receiving_line l where ${own}`.execute(tx);
  // Lines are numbered from one without gaps: a line finds its lot by its number.
  const numbers = await allocateNumbers(call, companyId, 'material_lot', rows[0]!.n);
  const { rows: made } = await sql<{ id: number; code: string }>`
    insert into material_lot (company_id, code, part_id, supplier_id, supplier_lot, quantity, unit, received_date,
      expire_date, state, inspection, inspect_user, inspect_time, reason, remark, receiving_id, create_by, update_by,
      create_time, update_time)
    select l.company_id, (${numbers}::text[])[l.line_no], l.part_id,
      ${receipt.supplier_id}::integer, l.supplier_lot, l.quantity, l.unit,
      ${receipt.received_date}::date, l.expire_date, ${stateOf}, l.inspection,
      case when l.inspection = '' then '' else ${realname} end,
      case when l.inspection = '' then null else ${at}::timestamptz end,
      case when l.inspection in ('fail', 'waived') then l.remark else '' end, l.remark, l.receiving_id,
      ${accountId}::integer, ${accountId}::integer, ${at}::timestamptz, ${at}::timestamptz
    from receiving_line l where ${own} order by l.line_no
    returning id, code`.execute(tx);
  const ids = new Map(made.map(({ id, code }) => [code, id]));
  await sql`
    update receiving_line l set lot_id = (${numbers.map((code) => ids.get(code)!)}::integer[])[
      l.line_no]
    where ${own}`.execute(tx);
  call.changed('receiving', receipt.id, null, { lots: numbers.length });
}
