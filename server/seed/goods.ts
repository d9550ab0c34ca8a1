import { sql } from 'kysely';
import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { actAs, systemActor, type Tx } from '../database/database.ts';
import { closeCount, countTable, scanIntoCount } from '../logistics/counts.ts';
import { lockGoods, type Goods } from '../logistics/goods.ts';
import { receiveReturn, requestReturn } from '../logistics/returns.ts';
import { recordSale } from '../logistics/sales.ts';
import { allocateNumbers } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { insertRecord } from '../records/write.ts';

type Call = RecordCall<StaffSession>;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Sales, returns and stock counts of the demo, made by the commands that people give. */
export async function createGoods(tx: Tx, app: App): Promise<void> {
  for (const companyId of [1, 38]) {
    const call = await callOf(tx, app, companyId);
    await actAs(tx, actorOf(call.session));
    await (companyId === 1 ? tellOfDealers(call) : tellOfCompany(call));
    await countStock(call);
    await actAs(tx, systemActor);
  }
  // Already read.
  await sql`delete from notice where sentence = 'incidentOpened' and params ->> 'kind' = 'wrongSeller'`.execute(
    tx,
  );
}

async function tellOfDealers(call: Call): Promise<void> {
  const goods = await goodsAt(call, 'received', 1, 8);
  const sell = async (seller: number, at: number[], days: number, more: object = {}) =>
    recordSale(call, seller, { ...nobody, sold_at: daysAgo(days), ...more }, some(goods, at));
  const buyer = { buyer_name: '许安', buyer_phone: '13958100021' };
  await sell(1, [0], 5, { ...buyer, price: 129_900, store: '湖滨店' });
  await sell(1, [1, 2], 2, { store: '武林店' });
  // Another dealer sells what the first one holds.
  await sell(2, [3], 1, { store: '天一广场店' });
  const from = { from: 'dealer', dealer: 1, customer: null, to: null } as const;
  await requestReturn(call, from, { ...plain, reason: '滞销' }, some(goods, [4, 5]));
  const damaged = { ...plain, reason: '外箱压坏', condition: 'damaged' } as const;
  await receiveReturn(call, await requestReturn(call, from, damaged, some(goods, [6])));
}

async function tellOfCompany(call: Call): Promise<void> {
  const goods = await goodsAt(call, 'commissioned', null, 2);
  await recordSale(call, null, { ...nobody, sold_at: daysAgo(3), store: '牧场直营店' }, goods);
  const from = { from: 'consumer', dealer: null, customer: null, to: null } as const;
  const sold = await lockGoods(call, [goods.items[0]!.seq]);
  await requestReturn(call, from, { ...plain, reason: '买错口味', condition: 'unknown' }, sold);
}

async function countStock(call: Call): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const { rows } = await sql<{ batch_id: number }>`
    select batch_id from identifier where company_id = ${companyId} and level = 0 and dealer_id is null
      and customer_id is null and state = ${identifierStates.commissioned} and batch_id is not null
    group by batch_id order by count(*), batch_id limit 1`.execute(tx);
  const [batch] = rows;
  if (!batch) return;
  const goods = await goodsAt(call, 'commissioned', null, 10, batch.batch_id);
  const start = async (place: string, scope: object) => {
    const [code] = await allocateNumbers({ app, tx }, companyId, 'stock_count', 1);
    return insertRecord(tx, countTable, session, { code, place, ...scope });
  };
  const closed = await start('一号成品库', { batch_id: batch.batch_id });
  await scanIntoCount(call, closed, [], some(goods, [0, 1, 2, 3, 4, 5, 6, 7, 8]));
  await closeCount(call, closed);
  const open = await start('二号成品库', { remark: '月底盘点' });
  await scanIntoCount(call, open, [], some(goods, [0, 1]));
}

const noCodes: string[] = [];
const nobody = { codes: noCodes, buyer_name: '', buyer_phone: '', price: null, store: '' };
const plain = { codes: noCodes, reason: '', condition: 'good' as const, remark: '' };

/** Some of these units; codes of packs that are made in the same transaction cannot be read yet. */
function some({ items }: Goods, at: readonly number[]): Goods {
  const chosen = at.flatMap((one) => items[one] ?? []);
  return { items: chosen, units: chosen, containers: [] };
}

/** Some single units that stand here. */
async function goodsAt(
  call: Call,
  state: IdentifierState,
  dealer: number | null,
  limit: number,
  batch: number | null = null,
): Promise<Goods> {
  const { tx, session } = call;
  const { rows } = await sql<{ seq: number }>`
    select i.seq from identifier i join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${session.companyId} and i.level = 0 and i.state = ${identifierStates[state]}
      and i.dealer_id is not distinct from ${dealer}::integer and i.customer_id is null and i.parent_seq is null
      and b.state not in ('held', 'recalled') and (${batch}::integer is null or i.batch_id = ${batch})
    order by i.seq desc limit ${limit}`.execute(tx);
  return lockGoods(
    call,
    rows.map(({ seq }) => seq),
  );
}

/** A call as somebody of the company would make it; nobody hears its answer. */
async function callOf(tx: Tx, app: App, companyId: number): Promise<Call> {
  const { id, realname } = await tx
    .selectFrom('account')
    .select(['id', 'realname'])
    .where('company_id', '=', companyId)
    .where('login_type', '=', 'web')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const session = { type: 'web', companyId, dealerId: null, accountId: id, realname };
  const ignore = () => undefined;
  return {
    app,
    tx,
    session: session as StaffSession,
    language: 'zh_CN',
    changed: ignore,
    tell: ignore,
  } as unknown as Call;
}
