import { sql } from 'kysely';
import { identifierStates, type IdentifierState } from '#contract/codes/states.ts';
import { closeCount, scanIntoCount, startCount } from '../logistics/counts.ts';
import { lockGoods } from '../logistics/goods.ts';
import { receiveReturn, requestReturn, restockReturn, scrapReturn } from '../logistics/returns.ts';
import { addShipment } from '../logistics/shipment-drafts.ts';
import { checkShipment, pickGoods } from '../logistics/shipment-picking.ts';
import { receiveGoods } from '../logistics/shipment-receiving.ts';
import { shipGoods } from '../logistics/shipment-sending.ts';
import { perBox, type Containers } from './containers.ts';
import { isoDay, pack, sell, toWhom } from './lots.ts';
import { daysAgo, type Call, type Story } from './story.ts';

/** What happened lately: documents in every state, made by the commands that people give. */
export function tellGoods(story: Story, containers: Containers): void {
  if (story.companyId === 1) {
    tellShipments(story, containers);
    tellSales(story);
    tellReturns(story);
  } else tellDairy(story);
  tellDrafts(story);
  tellCounts(story);
}

/** One on its way, one that is being picked, and one from dealer to dealer. */
function tellShipments({ tell, by }: Story, containers: Containers): void {
  const boxes = containers.boxes(3);
  const meat = '多功能绞肉机';
  tell(daysAgo(2.2), by.goods, async (call) => {
    const [closed, other, open] = boxes() as [number, number, number];
    const units = await stockOf(call, meat, 2 * perBox + 10);
    await pack(call, closed, units.slice(0, perBox));
    await pack(call, other, units.slice(perBox, 2 * perBox));
    await pack(call, open, units.slice(2 * perBox));
  });
  tell(daysAgo(1.2), by.goods, async (call) => {
    const id = await draft(call, null, toWhom(1), {
      carrier: '德邦快递',
      tracking_no: 'DPK2200417765',
    });
    await pick(call, id, [boxes()[0]!, ...(await stockOf(call, '双层防烫电水壶', 12))]);
    await checkShipment(call, id, false);
    await shipGoods(call, id);
  });
  tell(daysAgo(0.2), by.goods, async (call) => {
    const lines = [{ part_id: await partOf(call, '恒温电水壶'), quantity: 48 }];
    const id = await draft(call, null, toWhom(2), {}, lines);
    await pick(call, id, await stockOf(call, '恒温电水壶', 24));
  });
  let onward = 0;
  tell(daysAgo(9), by.dealer(1), async (call) => {
    onward = await draft(call, 1, toWhom(3), { carrier: '安能物流', tracking_no: 'AN300178245' });
    await pick(call, onward, await heldBy(call, 'received', 1, 10));
    await checkShipment(call, onward, false);
    await shipGoods(call, onward);
  });
  tell(daysAgo(7.4), by.dealer(3), (call) => receiveGoods(call, onward, null));
}

/** Sales to single people, and two by dealers that do not hold what they sell. */
function tellSales({ tell, by }: Story): void {
  const some = (call: Call, dealer: number, count: number) =>
    heldBy(call, 'received', dealer, count);
  tell(daysAgo(5), by.dealer(1), async (call) => {
    const buyer = { buyer_name: '许安', buyer_phone: '13958100021', price: 129_900 };
    const sale = { store: '湖滨店', ...buyer, is_activated: true };
    await sell(call, 1, await some(call, 1, 1), sale);
  });
  tell(daysAgo(2), by.dealer(1), async (call) =>
    sell(call, 1, await some(call, 1, 2), { store: '武林店' }),
  );
  tell(daysAgo(4.5), by.dealer(3), async (call) =>
    sell(call, 3, await some(call, 3, 2), { store: '车站大道店' }),
  );
  tell(daysAgo(3.3), by.sales, async (call) =>
    sell(call, null, await stockOf(call, '商用破壁机', 2), { store: '厂区直营店' }),
  );
  tell(daysAgo(0.9), by.dealer(1), async (call) =>
    sell(call, 1, await some(call, 2, 1), { store: '湖滨店' }),
  );
  tell(daysAgo(1), by.dealer(2), async (call) =>
    sell(call, 2, await some(call, 1, 1), { store: '天一广场店' }),
  );
}

/** Returns: one that waits, one restocked, one scrapped, one between dealers, and what came back of a recall. */
function tellReturns({ tell, by }: Story): void {
  const give = async (
    call: Call,
    units: readonly number[],
    reason: string,
    { condition = 'good', dealer = 1, to = null }: Returning = {},
  ) =>
    requestReturn(
      call,
      { from: 'dealer', dealer, customer: null, to },
      { codes: [], reason, condition, remark: '' },
      await lockGoods(call, units),
    );
  /** Announced by the dealer, and here two days later. */
  const returned = (
    days: number,
    choose: (call: Call) => Promise<number[]>,
    [reason, more]: [string, Returning?],
    settle?: (call: Call, id: number) => Promise<void>,
  ) => {
    let id = 0;
    tell(daysAgo(days), by.dealer(more?.dealer ?? 1), async (call) => {
      id = await give(call, await choose(call), reason, more);
    });
    tell(daysAgo(days - 2), by.goods, (call) => receiveReturn(call, id));
    if (settle) tell(daysAgo(days - 2.3), by.goods, (call) => settle(call, id));
  };
  const recalled = (count: number) => (call: Call) => heldBy(call, 'recalled', 1, count);
  const damaged: Returning = { condition: 'damaged' };
  returned(50, recalled(12), ['召回', damaged], (call, id) =>
    scrapReturn(call, id, null, '密封圈不良'),
  );
  returned(44, recalled(8), ['召回']);
  const received =
    (count: number, dealer = 1) =>
    (call: Call) =>
      heldBy(call, 'received', dealer, count);
  returned(8.5, received(3), ['多发退回'], (call, id) => restockReturn(call, id, null));
  returned(6.5, received(1), ['外箱压坏', damaged], (call, id) =>
    scrapReturn(call, id, null, '机身变形'),
  );
  returned(5.5, received(1, 3), ['订错型号', { dealer: 3, to: 1 }]);
  returned(3.5, received(1), ['外观划伤', { condition: 'unknown' }]);
  tell(daysAgo(0.4), by.dealer(1), async (call) =>
    give(call, await heldBy(call, 'received', 1, 2), '滞销'),
  );
}
type Returning = {
  condition?: 'good' | 'damaged' | 'unknown';
  dealer?: number;
  /** The dealer that takes it back; nobody: the company. */
  to?: number | null;
};

/** The dairy sells some itself, and one carton comes back. */
function tellDairy({ tell, by }: Story): void {
  let sold: number[] = [];
  tell(daysAgo(3), by.sales, async (call) => {
    sold = await heldBy(call, 'commissioned', null, 2);
    await sell(call, null, sold, { store: '牧场直营店' });
  });
  tell(daysAgo(1.5), by.goods, async (call) => {
    const from = { from: 'consumer', dealer: null, customer: null, to: null } as const;
    const why = { codes: [], reason: '买错口味', condition: 'unknown' as const, remark: '' };
    await requestReturn(call, from, why, await lockGoods(call, sold.slice(0, 1)));
  });
}

/** Shipments that nobody has begun to pick. */
function tellDrafts({ tell, by, companyId }: Story): void {
  const draftOf = (
    from: number | null,
    target: Parameters<typeof draft>[2],
    [quantity, days]: [number, number],
    remark = '',
  ) =>
    tell(daysAgo(0.1), by.dealer(from), async (call) => {
      const lines = [{ part_id: await partOf(call), quantity }];
      await draft(call, from, target, { remark, planned_date: isoDay(daysAgo(-days)) }, lines);
    });
  if (companyId !== 1) {
    draftOf(null, toWhom(6), [60, 1]);
    return;
  }
  const place = { kind: 'transfer' as const, place: '华东二号仓' };
  draftOf(null, { ...toWhom(), ...place }, [120, 2], '补促销备货');
  draftOf(1, toWhom(3), [12, 1]);
}

/** A count of what is left of a batch, with a difference, one that goes on, and a dealer's. */
function tellCounts({ tell, by, companyId }: Story): void {
  const counted = async (call: Call, id: number, units: readonly number[]) =>
    scanIntoCount(call, id, () => lockGoods(call, units));
  let count = 0;
  tell(daysAgo(4), by.goods, async (call) => {
    const { tx, session } = call;
    const { rows } = await sql<{ batch_id: number; units: number[] }>`
      select batch_id, array_agg(seq::float8 order by seq) as units from identifier
      where company_id = ${session.companyId} and level = 0 and dealer_id is null and customer_id is null
        and state = ${identifierStates.commissioned} and batch_id is not null
      group by batch_id order by count(*), batch_id limit 2`.execute(tx);
    const [one, other] = rows;
    count = await startCount(call, { place: '一号成品库', batch_id: one!.batch_id });
    // One is missing, and one lies there that belongs elsewhere.
    await counted(call, count, [...one!.units.slice(1), other!.units[0]!]);
  });
  tell(daysAgo(3.9), by.goods, (call) => closeCount(call, count));
  tell(daysAgo(0.15), by.goods, async (call) => {
    const id = await startCount(call, { place: '二号成品库', remark: '月底盘点' });
    await counted(call, id, await heldBy(call, 'commissioned', null, 2));
  });
  if (companyId !== 1) return;
  tell(daysAgo(1.1), by.dealer(1), async (call) => {
    const own = { ...call, session: { ...call.session, dealerId: 1 } } as unknown as Call;
    const { rows } = await sql<{ seq: number }>`
      select seq from identifier where company_id = ${companyId} and dealer_id = 1 and level = 0 and customer_id is null
        and state = ${identifierStates.received} order by seq offset 1`.execute(call.tx);
    const id = await startCount(own, { place: '' });
    // All but one.
    await counted(
      own,
      id,
      rows.map(({ seq }) => seq),
    );
    await closeCount(own, id);
  });
}

type Road = { carrier?: string; tracking_no?: string; remark?: string; planned_date?: string };
const draft = (
  call: Call,
  from: number | null,
  target:
    | ReturnType<typeof toWhom>
    | (Omit<ReturnType<typeof toWhom>, 'kind'> & { kind: 'transfer' }),
  road: Road,
  lines: { part_id: number; quantity: number }[] = [],
): Promise<number> =>
  addShipment(call, from, {
    ...target,
    carrier: '',
    tracking_no: '',
    remark: '',
    planned_date: isoDay(call.at!),
    ...road,
    lines,
  });

const pick = async (call: Call, id: number, roots: readonly number[]) =>
  pickGoods(call, id, await lockGoods(call, roots));

/** A part by its name; the first of the company, if it has none. */
async function partOf({ tx, session }: Call, name?: string): Promise<number> {
  const parts = tx.selectFrom('part').select('id').where('company_id', '=', session.companyId);
  const { id } = await (name === undefined ? parts : parts.where('name', '=', name))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Single units of a product in the company's own stock. */
const stockOf = async (call: Call, name: string, limit: number): Promise<number[]> =>
  heldBy(call, 'commissioned', null, limit, await partOf(call, name));

/** Single units that stand here, the newest first, and are in no open document. */
async function heldBy(
  { tx, session }: Call,
  state: IdentifierState,
  dealer: number | null,
  limit: number,
  part: number | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select i.seq from identifier i join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${session.companyId} and i.level = 0 and i.state = ${identifierStates[state]}
      and i.dealer_id is not distinct from ${dealer}::integer and i.customer_id is null and i.parent_seq is null
      and coalesce(i.before_state, ${identifierStates.received}) = ${identifierStates.received}
      and b.state <> 'held' and (${part}::integer is null or i.part_id = ${part})
      and not exists (select from shipment_code c where c.company_id = i.company_id and c.seq = i.seq and c.state < 2)
      and not exists (select from goods_return_code c where c.company_id = i.company_id and c.seq = i.seq and c.state < 2)
    order by i.seq desc limit ${limit}`.execute(tx);
  return rows.map(({ seq }) => seq);
}
