import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { App } from '#server/app.ts';
import { systemActor, type Tx } from '#server/database/database.ts';
import { codeState } from '#server/logistics/shipments.ts';
import { notify } from '#server/messages/notices.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';

type Wanted = {
  company: number;
  kind: 'dealer' | 'customer' | 'transfer';
  dealer?: number;
  /** The dealer that sends. */
  from?: number;
  place?: string;
  state: 'draft' | 'shipped' | 'received';
  /** Days from today. */
  planned: number;
  units: number;
  carrier?: string;
  tracking?: string;
  remark?: string;
};

const wanted: readonly Wanted[] = [
  {
    company: 1,
    kind: 'dealer',
    dealer: 1,
    state: 'received',
    planned: -9,
    units: 24,
    carrier: '顺丰速运',
    tracking: 'SF1390012480021',
  },
  {
    company: 1,
    kind: 'dealer',
    dealer: 1,
    state: 'shipped',
    planned: -1,
    units: 36,
    carrier: '德邦快递',
    tracking: 'DPK2200417765',
  },
  { company: 1, kind: 'dealer', dealer: 2, state: 'draft', planned: 0, units: 48 },
  {
    company: 1,
    kind: 'transfer',
    place: '华东二号仓',
    state: 'draft',
    planned: 2,
    units: 120,
    remark: '补促销备货',
  },
  { company: 1, kind: 'dealer', from: 1, dealer: 3, state: 'draft', planned: 1, units: 12 },
  { company: 38, kind: 'dealer', dealer: 6, state: 'draft', planned: 1, units: 60 },
];

/** Shipments of the demo: one received, one on its way to the dealer that can sign in, others still to be picked. */
export const shipmentDemo: DemoStep = async (tx, app) => {
  for (const one of wanted) await fileShipment(tx, app, one);
};

const day = (days: number) =>
  sql<string>`(now() at time zone 'Asia/Shanghai')::date + ${days}::int`;

async function fileShipment(
  tx: Tx,
  app: App,
  { company, kind, dealer, from, place = '', state, planned, units, ...one }: Wanted,
): Promise<void> {
  const goods = state === 'draft' ? [] : await goodsAt(tx, company, dealer!, state, units);
  const n = goods.length;
  const sent = state === 'draft' ? null : new Date(Date.now() + (planned - 0.2) * 86_400_000);
  const came = state === 'received' ? new Date(sent!.getTime() + 2 * 86_400_000) : null;
  const code = await codeOf({ tx }, company, 'shipment', '', null);
  const { id } = await tx
    .insertInto('shipment')
    .values({
      company_id: company,
      code,
      kind,
      from_dealer_id: from ?? null,
      dealer_id: dealer ?? null,
      place,
      state,
      planned_date: day(planned),
      carrier: one.carrier ?? '',
      tracking_no: one.tracking ?? '',
      picked: n,
      received: state === 'received' ? n : 0,
      ship_time: sent,
      receive_time: came,
      remark: one.remark ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (n === 0) {
    await sql`
      insert into shipment_line (company_id, shipment_id, part_id, quantity)
      select ${company}, ${id}, id, ${units} from part where company_id = ${company} order by id limit 1`.execute(
      tx,
    );
    return;
  }
  if (state === 'shipped')
    await notify(tx, app.cluster, systemActor, {
      to: { company, dealer: dealer! },
      type: 6,
      sentence: 'shipmentSent',
      params: { sender: '青山精密', code, n },
    });
  const rowState = state === 'received' ? codeState.received : codeState.shipped;
  await sql`
    insert into shipment_code (company_id, shipment_id, seq, root_seq, part_id, batch_id, level, state)
    select company_id, ${id}, seq, seq, part_id, batch_id, 0, ${rowState} from identifier
    where company_id = ${company} and seq = any(${goods}::bigint[])`.execute(tx);
  await sql`
    insert into shipment_line (company_id, shipment_id, part_id, picked, received)
    select ${company}, ${id}, part_id, count(*), case when ${state === 'received'} then count(*) else 0 end
    from identifier where company_id = ${company} and seq = any(${goods}::bigint[]) group by part_id`.execute(
    tx,
  );
}

/** Units that stand at a dealer, or are on their way to it. */
async function goodsAt(
  tx: Tx,
  company: number,
  dealer: number,
  state: 'shipped' | 'received',
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${company} and dealer_id = ${dealer} and level = 0
      and state = ${identifierStates[state]} and part_id is not null order by seq limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ seq }) => seq);
}
