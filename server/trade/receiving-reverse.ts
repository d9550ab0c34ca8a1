import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { receivingMoves } from '#contract/features/procure/receivings/moves.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { momentOf } from '../http/moment.ts';
import { transition } from '../records/transition.ts';
import { lockRecords } from '../records/write.ts';
import { lockMaterials } from '../production/use-lots.ts';
import { Refusal } from '../refusal.ts';
import { tellReceived } from './receiving-notices.ts';
import { countReceived, lockOrder, receivable, refuseOrder } from './receiving-order.ts';
import { receivingTable, type Call, type HeldReceiving } from './receivings.ts';

const { errors } = receivingTexts;

/**
 * Takes a posted receipt back: its lots can no longer be used, its serials can be received again, and the order is open
 * again. Only while nothing of it was used. What a linked company has recorded as received stays so there.
 */
export async function reverseReceiving(call: Call, id: number, reason: string): Promise<void> {
  const { tx, session } = call;
  await lockMaterials(tx, session.companyId, 'using');
  const [receipt] = await lockRecords<HeldReceiving>(tx, receivingTable, session, [id]);
  if (receipt!.state === 'reversed') return;
  const order = receipt!.order_id === null ? null : await lockOrder(call, receipt!.order_id);
  const isPosted = receipt!.state === 'posted';
  if (isPosted && order && order.state !== 'received' && !receivable.includes(order.state))
    throw refuseOrder(errors.orderClosed, order);
  if (isPosted) await takeLots(call, id);
  await transition<typeof receivingMoves, HeldReceiving>(call, receivingTable, [id], 'reverse', {
    reason,
    set: { reverse_user: session.realname, reverse_time: momentOf(call) },
  });
  await sql`
    update receiving_serial set is_posted = false where company_id = ${session.companyId} and receiving_id = ${id}`.execute(
    tx,
  );
  if (!order) return;
  await countReceived(call, order, id, -1);
  await tellReceived(call, order, receipt!, 'reversed', reason);
}

/** Takes the lots of a receipt away, unless one was used or recalled. */
async function takeLots(call: Call, receiving: number): Promise<void> {
  const { tx, session } = call;
  const { companyId, accountId } = session;
  type Lot = { id: number; code: string; used: boolean; state: string };
  const { rows } = await sql<Lot>`
    select id, code, used > 0 as used, state from material_lot
    where company_id = ${companyId} and receiving_id = ${receiving} order by id for update`.execute(
    tx,
  );
  const refuse = (text: (typeof errors)[keyof typeof errors], params: Record<string, string>) =>
    new Refusal(text, { code: codes.conflict, params });
  const recalled = rows.find(({ state }) => state === 'recalled');
  if (recalled) throw refuse(errors.lotRecalled, { lot: recalled.code });
  const used = rows.find((lot) => lot.used);
  if (used) throw refuse(errors.lotUsed, { lot: used.code, user: await userOf(call, used.id) });
  await sql`
    update material_lot set state = 'reversed', version = version + 1, update_by = ${accountId},
      update_time = ${momentOf(call)}
    where company_id = ${companyId} and receiving_id = ${receiving}`.execute(tx);
}

/** The batch or the repair that used a lot first. */
async function userOf({ tx, session }: Call, lot: number): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select coalesce(r.code, b.code) as code from material_use u
    left join batch b on b.company_id = u.company_id and b.id = u.batch_id
    left join repair r on r.company_id = u.company_id and r.id = u.repair_id
    where u.company_id = ${session.companyId} and u.lot_id = ${lot} and u.undo_time is null order by u.id limit 1`.execute(
    tx,
  );
  return rows[0]?.code ?? '';
}
