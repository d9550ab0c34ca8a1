import { expect } from 'vitest';
import type { NonconformanceInfo } from '#contract/features/trace/nonconformances/contract.ts';
import { makeGoods } from '#server/testing/goods.ts';
import type { TestNode } from '#server/testing/node.ts';
import type { Owner } from '#server/testing/owner.ts';

type User = Awaited<ReturnType<TestNode['signIn']>>;

/** A day so many days from today, in Shanghai. */
export const day = (after: number): string =>
  new Date(Date.now() + (8 + after * 24) * 3_600_000).toISOString().slice(0, 10);
export const words = { severity: 'major', title: '密封不良', description: '' };

/** Findings and what they come from, made by the calls of a company. */
export async function prepareFindings(node: TestNode, owner: Owner) {
  const [demo, other, data, sales, identity] = await Promise.all([
    node.signIn('demo'),
    node.signIn('other'),
    node.signIn('data'),
    node.signIn('sales'),
    node.signIn('identity'),
  ]);
  const { id: seller } = await owner.row<{ id: number }>(
    `select id from account where username = 'sales' and login_type = 'web'`,
  );
  const goods = await makeGoods(node, owner);

  const open = (body: object = {}, user: User = data) =>
    user.post('nonconformance/add', { ...words, ...body });
  const info = async (id: number, user: User = data) =>
    (await user.get('nonconformance/info', { id })).data as NonconformanceInfo;
  const opened = async (body: object = {}): Promise<NonconformanceInfo> => {
    const answer = await open(body);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return answer.data;
  };
  /** One step of a finding as it is now. */
  const step = async (name: string, id: number, body: object = {}, user: User = data) =>
    user.post(`nonconformance/${name}`, { id, version: (await info(id)).version, ...body });
  const planned = (more: object = {}) => ({
    cause: '夹具磨损',
    action: '更换夹具',
    owner_id: seller,
    due_day: day(3),
    ...more,
  });
  const stepsOf = async (id: number) => (await info(id)).steps.map((one) => one.step);

  /** A unit that failed a test, made by the calls of the company. */
  async function failed(kind: 'process' | 'qc' | 'test' = 'test', result = 'fail') {
    const batch = await goods.addBatch();
    const [serial] = await goods.units(1, batch.id);
    const record = await goods.post(`${kind}Record/add`, {
      serial_number: serial,
      step: '耐压',
      value: 0.8,
      unit: 'kV',
      std: '1.2–1.5 kV',
      result,
    });
    return { id: record.id as number, serial: serial!, batch };
  }
  async function sold() {
    const batch = await goods.addBatch();
    const [serial] = await goods.units(1, batch.id);
    await goods.shipTo({ customer_id: await customer() }, [serial!]);
    return { serial: serial!, batch };
  }
  const customer = async () =>
    (await owner.row<{ id: number }>('select id from customer where company_id = 1 limit 1')).id;
  const rowOf = async (table: string, code: string) =>
    (
      await owner.row<{ id: number }>(
        `select id from ${table} where company_id = 1 and code = $1`,
        [code],
      )
    ).id;
  const lotOf = async () => {
    const lot = await goods.post('materialLot/add', {
      part_id: goods.part,
      quantity: '10',
      received_date: '2026-11-01',
    });
    await goods.post('materialLot/fail', { ids: [lot.id], reason: '尺寸超差' });
    return lot as { id: number; code: string };
  };

  return {
    demo,
    other,
    data,
    sales,
    identity,
    seller,
    goods,
    open,
    info,
    opened,
    step,
    planned,
    stepsOf,
    failed,
    sold,
    rowOf,
    lotOf,
  };
}
