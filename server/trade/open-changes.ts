import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { changeTexts } from '#contract/trade/purchase-changes.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { sqlMomentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';

type Order = { id: number; code: string; company_id: number };

/** What is being negotiated is not confirmed: the request is answered or withdrawn first. Orders of one buyer. */
export async function refuseOpenChanges(tx: Tx, orders: readonly object[]): Promise<void> {
  const held = orders as readonly Order[];
  const [first] = held;
  if (!first) return;
  const { rows } = await sql<{ id: number }>`
    select order_id as id from purchase_change where company_id = ${first.company_id}
      and order_id = any(${held.map(({ id }) => id)}::integer[]) and state = 'open'
    order by order_id limit 1`.execute(tx);
  const open = held.find(({ id }) => id === rows[0]?.id);
  if (!open) return;
  const { code } = open;
  throw new Refusal(changeTexts.errors.open, { code: codes.conflict, params: { code } });
}

/** Orders of one buyer that are over take their open requests along. */
export async function dropOpenChanges(
  call: RecordCall<StaffSession>,
  orders: readonly object[],
): Promise<void> {
  const [first] = orders as readonly Order[];
  if (!first) return;
  const ids = (orders as readonly Order[]).map(({ id }) => id);
  await sql`
    update purchase_change set state = 'withdrawn', answer_user = ${call.session.realname},
      answer_time = ${sqlMomentOf(call)}
    where company_id = ${first.company_id} and order_id = any(${ids}::integer[]) and state = 'open'`.execute(
    call.tx,
  );
}
