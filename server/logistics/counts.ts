import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { codes as answers } from '#contract/envelope.ts';
import { countMoves } from '#contract/features/trace/stock-counts/moves.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import type { CompanySession } from '../access/sessions.ts';
import { recordEvent, runsOf } from '../events/record.ts';
import { eventTimes, madeAt, sqlMomentOf } from '../http/moment.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { insertRecord, lockRecords } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { readGoods, type Goods } from './goods.ts';

type Call = RecordCall<CompanySession>;
type Held = {
  id: number;
  code: string;
  place: string;
  dealer_id: number | null;
  part_id: number | null;
  batch_id: number | null;
  state: string;
};

const { errors, done, fields } = countTexts;

export const countTable: MovingTable<typeof countMoves> = {
  name: 'stock_count',
  fields,
  moves: countMoves,
  target: 'stockCount',
  // The company counts its own stock, a dealer its own.
  only: ({ dealerId }) => sql`dealer_id is not distinct from ${dealerId}::integer`,
};

type Scope = { place: string; part_id?: number | null; batch_id?: number | null; remark?: string };
/** Begins to count the stock of the company, or of the dealer that asks; gives the count's id. */
export async function startCount(call: Call, scope: Scope): Promise<number> {
  const { tx, session } = call;
  const [code] = await allocateNumbers(call, session.companyId, 'stock_count', 1);
  const columns = { code, ...scope, dealer_id: session.dealerId, ...madeAt(call) };
  return insertRecord(tx, countTable, session, columns);
}

async function lockCounting({ tx, session }: Call, id: number): Promise<Held> {
  const [held] = await lockRecords<Held>(tx, countTable, session, [id]);
  if (held!.state !== 'counting')
    throw new Refusal(errors.notCounting, {
      code: answers.conflict,
      params: { code: held!.code },
    });
  return held!;
}

async function recount(call: Call, id: number): Promise<number> {
  const { tx, session } = call;
  const { rows } = await sql<{ counted: number }>`
    update stock_count s set update_time = ${sqlMomentOf(call)}, update_by = ${session.accountId},
      counted = (select count(*) from stock_count_code c where c.company_id = s.company_id and c.count_id = s.id)
    where s.company_id = ${session.companyId} and s.id = ${id} returning counted`.execute(tx);
  return rows[0]!.counted;
}

/** Counts what was scanned; a box counts all that is in it, and twice is once. The count is locked before its goods. */
export async function scanIntoCount(call: Call, id: number, read: () => Promise<Goods>) {
  const { tx, session } = call;
  await lockCounting(call, id);
  const { units } = await read();
  const column = <T>(pick: (unit: (typeof units)[number]) => T) => units.map(pick);
  const { rows } = await sql`
    insert into stock_count_code (company_id, count_id, seq, part_id, batch_id, create_by, create_time)
    select ${session.companyId}::integer, ${id}::integer, seq, part, batch, ${session.accountId}::integer, ${sqlMomentOf(call)}
    from unnest(${column(({ seq }) => seq)}::bigint[], ${column((one) => one.part_id)}::int[],
      ${column((one) => one.batch_id)}::int[]) as u (seq, part, batch)
    on conflict do nothing returning seq`.execute(tx);
  const counted = await recount(call, id);
  call.changed('stockCount', id, null, { added: rows.length, counted });
  call.tell(done.scanned, { n: rows.length });
  return { added: rows.length, again: units.length - rows.length, counted };
}

/** Takes back what was scanned by mistake. */
export async function unscanFromCount(call: Call, id: number, codes: readonly string[]) {
  const { tx, session } = call;
  await lockCounting(call, id);
  const { units } = await readGoods(call, codes);
  const { rows } = await sql`
    delete from stock_count_code where company_id = ${session.companyId} and count_id = ${id}
      and seq = any(${units.map(({ seq }) => seq)}::bigint[]) returning seq`.execute(tx);
  const counted = await recount(call, id);
  call.changed('stockCount', id, { removed: rows.length }, { counted });
  call.tell(done.unscanned, { n: rows.length });
  return { added: 0, again: units.length - rows.length, counted };
}

/** Whether an identifier `i` should be there: what the owner of the stock holds and has not sold, frozen or not. */
function expectedOf({ dealer_id: dealer, part_id: part, batch_id: batch }: Held) {
  const { commissioned, packed, returned, received, frozen } = identifierStates;
  const states = dealer === null ? [commissioned, packed, returned] : [received];
  return sql`i.level = 0 and i.customer_id is null
    and i.dealer_id is not distinct from ${dealer}::integer
    and (i.state = any(${states}::smallint[]) or (i.state = ${frozen} and i.before_state = any(${states}::smallint[])))
    ${part === null ? sql`` : sql`and i.part_id = ${part}`} ${batch === null ? sql`` : sql`and i.batch_id = ${batch}`}`;
}

/** Compares what was counted with what should be there. */
export async function closeCount(call: Call, id: number): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [held] = await transition<typeof countMoves, Held>(call, countTable, [id], 'close', {
    set: { close_time: sqlMomentOf(call) },
    skipsDone: true,
  });
  if (!held) return;
  const expected = expectedOf(held);
  // Both look each code up by its number: PostgreSQL does not know yet how many there are, and would compare all with all.
  await sql`
    update stock_count_code c set result = 1
    where c.company_id = ${companyId} and c.count_id = ${id}
      and not coalesce((select ${expected} from identifier i where i.company_id = ${companyId} and i.seq = c.seq), false)`.execute(
    tx,
  );
  await sql`
    insert into stock_count_code (company_id, count_id, seq, part_id, batch_id, result)
    select ${companyId}, ${id}, i.seq, i.part_id, i.batch_id, 2 from identifier i
    where i.company_id = ${companyId} and ${expected} and (select c.result from stock_count_code c
      where c.company_id = ${companyId} and c.count_id = ${id} and c.seq = i.seq) is null`.execute(
    tx,
  );
  const { rows } = await sql<{
    expected: number;
    counted: number;
    missing: number;
    surplus: number;
  }>`
    update stock_count s set counted = n.counted, expected = n.expected, missing = n.missing, surplus = n.surplus
    from (select count(*) filter (where result < 2) as counted, count(*) filter (where result <> 1) as expected,
        count(*) filter (where result = 2) as missing, count(*) filter (where result = 1) as surplus
      from stock_count_code where company_id = ${companyId} and count_id = ${id}) as n
    where s.company_id = ${companyId} and s.id = ${id}
    returning s.expected, s.counted, s.missing, s.surplus`.execute(tx);
  const { rows: seen } = await sql<{ seq: number }>`
    select seq from stock_count_code where company_id = ${companyId} and count_id = ${id} and result < 2`.execute(
    tx,
  );
  if (seen.length > 0)
    await recordEvent(app, tx, {
      companyId,
      kind: 'count',
      runs: runsOf(seen.map(({ seq }) => seq)),
      partId: held.part_id,
      batchId: held.batch_id,
      by: { id: session.accountId, name: session.realname },
      place: held.place,
      document: held.code,
      ...eventTimes(call),
    });
  call.tell(done.closed, rows[0]);
}

export async function cancelCount(call: Call, id: number): Promise<void> {
  await transition(call, countTable, [id], 'cancel', { skipsDone: true });
}
