import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import type {
  ProduceAnswer,
  ProduceInput,
} from '#contract/features/orders/sales-orders/contract.ts';
import { orderMoves } from '#contract/features/orders/sales-orders/moves.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { canMove } from '#contract/moves.ts';
import type { TextParams } from '#contract/text.ts';
import type { StaffSession } from '../../access/sessions.ts';
import { sqlMomentOf } from '../../http/moment.ts';
import { allocateNumbers } from '../../numbers/numbers.ts';
import type { RecordCall } from '../../records/plan.ts';
import { transition } from '../../records/transition.ts';
import { Refusal } from '../../refusal.ts';
import { noteStep } from '../batch-goods.ts';
import { tellOrders } from './order-notices.ts';
import { lockOrder, orderTable, refuse } from './orders.ts';
import { unmadeLines, type Unmade } from './unmade.ts';

type Call = RecordCall<StaffSession>;
const { errors } = orderTexts;

/** Those that were asked for, or all that is left. */
function chooseLines(
  left: readonly Unmade[],
  asked: ProduceInput['lines'],
): readonly (Unmade & { at: number })[] {
  if (!asked) return left.map((line, at) => ({ ...line, at })).filter((line) => line.quantity > 0);
  const known = new Map(left.map((line) => [line.part_id, line]));
  const wrong = (at: number, field: string, text: typeof errors.noPart, params?: TextParams) =>
    new Refusal(text, {
      code: field === 'part_id' ? answers.invalid : answers.conflict,
      field: `lines.${at}.${field}`,
      ...(params ? { params } : {}),
    });
  return asked.map(({ part_id: part, quantity }, at) => {
    const line = known.get(part);
    if (!line) throw wrong(at, 'part_id', errors.notOrdered);
    const { part_name: name, quantity: open } = line;
    if (quantity > open) throw wrong(at, 'quantity', errors.tooMany, { name, n: open });
    return { ...line, quantity, at };
  });
}

/** Makes planned batches of what is left on an order, one for each part. */
export async function produceOrder(
  call: Call,
  { id, lines: asked }: ProduceInput,
): Promise<ProduceAnswer> {
  const { tx, session } = call;
  const { companyId } = session;
  const order = await lockOrder(call, id);
  if (!canMove(orderMoves, 'produce', order.state)) throw refuse(errors.notProducible, order);
  const lines = chooseLines(await unmadeLines(tx, companyId, id, 'locked'), asked);
  if (lines.length === 0) throw refuse(errors.nothingToProduce, order);
  const stopped = lines.find((line) => !line.is_active);
  if (stopped)
    throw new Refusal(errors.partStopped, {
      code: answers.conflict,
      field: `lines.${stopped.at}.part_id`,
      params: { name: stopped.part_name },
    });
  const numbers = await allocateNumbers(call, companyId, 'batch', lines.length);
  const moment = sqlMomentOf(call);
  const { rows } = await sql<ProduceAnswer['batches'][number] & { bom_id: number | null }>`
    insert into batch (company_id, code, part_id, quantity, order_id, bom_id, create_by, update_by, create_time, update_time)
    select ${companyId}::integer, g.code, g.part, g.quantity, ${id}::integer,
      (select m.id from bom m where m.company_id = ${companyId} and m.part_id = g.part and m.state = 'released'
        order by m.version_no desc limit 1),
      ${session.accountId}::integer, ${session.accountId}::integer, ${moment}, ${moment}
    from unnest(${numbers}::text[], ${lines.map((line) => line.part_id)}::integer[],
      ${lines.map((line) => line.quantity)}::integer[]) as g (code, part, quantity)
    returning id, code, part_id, quantity, bom_id`.execute(tx);
  await noteStep(
    call,
    rows.map((row) => row.id),
    'add',
  );
  for (const { id: batch, ...row } of rows)
    call.changed('batch', batch, null, { ...row, order_id: id });
  if (order.state === 'approved') {
    // What is told is how many batches there are.
    const quiet: Call = { ...call, tell: () => undefined };
    await transition(quiet, orderTable, [id], 'produce');
  }
  await tellOrders(call, 'orderProduced', [order], { n: rows.length });
  call.tell(orderMoves.moves.produce.done, { n: rows.length });
  return { batches: rows.map(({ bom_id: _bom, ...row }) => row) };
}
