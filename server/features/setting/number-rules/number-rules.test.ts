import { beforeAll, describe, expect, test } from 'vitest';
import { numberKinds, type NumberKind } from '#contract/number-rules.ts';
import type { NumberRuleRow } from '#contract/features/setting/number-rules/contract.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let sales: User;
let identity: User;
beforeAll(async () => {
  [demo, sales, identity] = (await Promise.all(
    ['demo', 'sales', 'identity'].map((name) => node.signIn(name)),
  )) as [User, User, User];
});

const idOf = (kind: NumberKind) => numberKinds.indexOf(kind) + 1;
const rowOf = async (kind: NumberKind, user = demo) =>
  (await user.get('numberRule/info', { id: idOf(kind) })).data as NumberRuleRow;
const first = {
  prefix: 'Z',
  date_part: '',
  separator: '-',
  width: 4,
  reset: 'never',
  gap_free: true,
};
const edit = async (kind: NumberKind, given: object) => {
  const { version } = await rowOf(kind);
  const answer = await demo.post('numberRule/edit', {
    id: idOf(kind),
    version,
    ...first,
    ...given,
  });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as NumberRuleRow;
};
const add = async (name: string, user = demo) =>
  (await user.post('customer/add', { name })).data as { code: string };

describe('number rules', () => {
  test('are listed for every kind, shipped or own, with the number that comes next', async () => {
    const { data, count } = await demo.get('numberRule/index', { limit: 50 });
    expect(count).toBe(numberKinds.length);
    expect((data as NumberRuleRow[]).map(({ kind }) => kind)).toEqual(numberKinds);
    const customer = await rowOf('customer');
    expect(customer).toMatchObject({ prefix: 'KH', is_own: false, version: 0 });
    expect((await add('预告')).code).toBe(customer.next);
  });

  test('are changed by identifier administrators and seen by nobody without the right', async () => {
    expect(await identity.get('numberRule/index')).toMatchObject({ code: 0 });
    expect(await sales.get('numberRule/index')).toMatchObject({ status: 403 });
    expect(await sales.post('numberRule/reset', { id: 1 })).toMatchObject({ status: 403 });
  });

  test('take effect at once, and the shipped one comes back', async () => {
    const shipped = await rowOf('customer');
    const own = await edit('customer', { prefix: 'CU', date_part: 'YYYY', reset: 'year' });
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    expect(own).toMatchObject({ is_own: true, next: `CU-${year}-0001` });
    expect((await add('自定')).code).toBe(own.next);
    expect(await demo.post('numberRule/reset', { id: idOf('customer') })).toMatchObject({
      code: 0,
      data: { is_own: false, version: 0, next: shipped.next },
    });
  });

  test('that would give a number twice are refused', async () => {
    for (const [date_part, reset] of [
      ['', 'year'],
      ['YYYY', 'month'],
      ['YYYYMM', 'day'],
    ])
      expect(
        await demo.post('numberRule/edit', { id: 1, version: 0, ...first, date_part, reset }),
      ).toMatchObject({ status: 422, errors: [{ field: 'reset' }] });
  });

  test('of a kind that somebody else has changed meanwhile are not overwritten', async () => {
    await edit('supplier', { prefix: 'S1' });
    const late = { id: idOf('supplier'), version: 0, ...first, prefix: 'S2' };
    expect(await demo.post('numberRule/edit', late)).toMatchObject({
      status: 409,
      data: { current: { prefix: 'S1' }, changed: ['prefix'] },
    });
  });

  test('show their next three numbers before they are kept, and pass over those that are taken', async () => {
    await demo.post('customer/add', { name: '占号', code: 'PV0002' });
    const asked = { id: idOf('customer'), ...first, prefix: 'PV', separator: '', gap_free: 'true' };
    const { last } = await owner.row<{ last: number }>(
      `select last from number_counter where company_id = 1 and kind = 'customer' and period = ''`,
    );
    const before = await demo.get('numberRule/preview', asked);
    expect(before.data).toHaveLength(3);
    await owner.rows(
      `update number_counter set last = 0 where company_id = 1 and kind = 'customer' and period = ''`,
    );
    expect((await demo.get('numberRule/preview', asked)).data).toEqual([
      'PV0001',
      'PV0003',
      'PV0004',
    ]);
    await owner.rows(
      `update number_counter set last = $1 where company_id = 1 and kind = 'customer' and period = ''`,
      [last],
    );
  });
});

describe('numbers', () => {
  const countsOf = (codes: string[]) =>
    codes.map((code) => Number(code.split('-').at(-1))).toSorted((a, b) => a - b);
  const take = (on: TestNode, work?: (tx: Tx, code: string) => Promise<unknown>) =>
    transact(on.app.database.main, systemActor, async (tx) => {
      const code = await codeOf({ tx, app: on.app }, 1, 'customer', '', null);
      await tx.insertInto('customer').values({ company_id: 1, code, name: code }).execute();
      await work?.(tx, code);
      return code;
    });

  test('without gaps: fifty at once on two nodes are fifty different ones in a row', async () => {
    await edit('customer', { prefix: 'GF', gap_free: true });
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => take(at % 2 === 0 ? node : second)),
    );
    const counts = countsOf(codes);
    expect(new Set(codes).size).toBe(50);
    expect(counts.at(-1)! - counts[0]!).toBe(49);
  });

  test('without gaps: what is rolled back leaves none', async () => {
    const before = countsOf([await take(node)])[0]!;
    await expect(take(node, () => Promise.reject(new Error('changed one’s mind')))).rejects.toThrow(
      'changed',
    );
    expect(countsOf([await take(node)])[0]).toBe(before + 1);
  });

  test('with gaps: nobody waits for anybody, and all are different', async () => {
    await edit('customer', { prefix: 'FR', gap_free: false });
    const codes: string[] = [];
    // The second commits while the first is still open: it did not wait.
    const outer = await take(node, async () => void codes.push(await take(second)));
    expect(codes[0]).not.toBe(outer);
    codes.push(outer);
    await expect(take(node, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const more = await Promise.all(
      Array.from({ length: 50 }, (_, at) => take(at % 2 === 0 ? node : second)),
    );
    expect(new Set([...codes, ...more]).size).toBe(52);
    const counts = countsOf([...codes, ...more]);
    // The rolled back number was used again.
    expect(counts.at(-1)! - counts[0]!).toBe(52);
  });

  test('with gaps: those typed in the same transaction are passed over, too', async () => {
    const { next } = await rowOf('customer');
    const code = await transact(node.app.database.main, systemActor, async (tx) => {
      await tx.insertInto('customer').values({ company_id: 1, code: next, name: '手填' }).execute();
      return codeOf({ tx, app: node.app }, 1, 'customer', '', null);
    });
    expect(code).not.toBe(next);
  });

  test('never come twice, however rules are changed back and forth while records are made', async () => {
    const rules = [
      { prefix: 'TW', date_part: 'YYYYMMDD', reset: 'day', gap_free: true },
      { prefix: 'TW', date_part: 'YYYYMMDD', reset: 'never', gap_free: false },
      { prefix: 'TW', date_part: 'YYYYMMDD', reset: 'month', gap_free: true },
    ];
    const codes: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const making = Array.from({ length: 6 }, (_, at) => take(at % 2 === 0 ? node : second));
      await edit('customer', rules[round % rules.length]!);
      codes.push(...(await Promise.all(making)));
    }
    expect(new Set(codes).size).toBe(codes.length);
  });
});
