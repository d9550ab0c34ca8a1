import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { orderPack, readyPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let demo: User;
let admin: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  admin = await node.signIn('admin', 'admin');
});

type Segment = Record<string, string | number>;
let letter = 0;
/** A rule in effect with a unique prefix. */
async function addRule(...segments: Segment[]): Promise<number> {
  letter += 1;
  const text = `R${String.fromCharCode(64 + letter)}X`;
  const { data } = await demo.post('encodingRule/add', {
    name: `规则 ${text}`,
    kind: 'own',
    segments: [{ kind: 'constant', text }, ...segments],
  });
  expect(await demo.post('encodingRule/effect', { ids: [data.id] })).toMatchObject({ code: 0 });
  return data.id as number;
}
const count = (width: number, more: Segment = {}): Segment => ({
  kind: 'sequence',
  width,
  radix: 10,
  ...more,
});
const codesOf = async (pack: number) =>
  (
    await owner.rows<{ code: string }>(
      `select i.code from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq
       where p.id = $1 order by i.seq`,
      [pack],
    )
  ).map(({ code }) => code);
const used = async () => (await demo.get('identifierPack/quota')).data.used as number;
const order = (body: object) => demo.post('identifierPack/add', body);

describe('codes of a company’s own rule', () => {
  test('count on from pack to pack, as the rule writes them', async () => {
    const rule = await addRule(count(4), { kind: 'random', width: 3, alphabet: 'letters' });
    const first = await orderPack(demo, { rule_id: rule, quantity: 1_500 });
    const second = await orderPack(demo, { rule_id: rule, quantity: 2 });
    const codes = [...(await codesOf(first.id)), ...(await codesOf(second.id))];
    expect(codes.map((code) => Number(code.slice(3, 7)))).toEqual(
      Array.from({ length: 1_502 }, (_, at) => at + 1),
    );
    for (const code of codes) expect(code).toMatch(/^R.X\d{4}[A-HJKMNP-TV-Z]{3}$/);
    expect([first.first_code, second.last_code]).toEqual([codes[0], codes.at(-1)]);
    expect((await demo.get('identifier/index', { keyword: codes[7]! })).data).toMatchObject([
      { code: codes[7] },
    ]);
  });

  test('beyond what the rule can count are refused with the number that fits', async () => {
    const rule = await addRule(count(3));
    const before = await used();
    const refused = (n: number) => ({
      status: 422,
      msg: `这条规则最多还能生成 ${n} 个标识`,
      errors: [{ field: 'quantity' }],
    });
    expect(await order({ rule_id: rule, quantity: 1_000 })).toMatchObject(refused(999));
    await orderPack(demo, { rule_id: rule, quantity: 900 });
    expect(await order({ rule_id: rule, quantity: 100 })).toMatchObject(refused(99));
    await orderPack(demo, { rule_id: rule, quantity: 99 });
    expect(await order({ rule_id: rule, quantity: 1 })).toMatchObject(refused(0));
    expect((await used()) - before).toBe(999);
  });

  test('begin again with what they show, which then must be chosen', async () => {
    const rule = await addRule({ kind: 'batch', width: 13 }, count(2, { reset: 'batch' }));
    expect(await order({ rule_id: rule, quantity: 1 })).toMatchObject({
      status: 422,
      errors: [{ field: 'batch_id' }],
    });
    const batches = await owner.rows<{ id: number; code: string }>(
      `select id, code from batch where company_id = 1 and state in ('producing', 'released') limit 2`,
    );
    for (const { id, code } of batches) {
      const pack = await orderPack(demo, { rule_id: rule, batch_id: id, quantity: 2 });
      expect((await codesOf(pack.id)).map((one) => one.slice(3))).toEqual([
        `${code}01`,
        `${code}02`,
      ]);
    }
  });

  test('of packs that are ordered and made at once are all distinct', async () => {
    const rule = await addRule(count(6));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => order({ rule_id: rule, quantity: 7_000 })),
    );
    for (const { data } of answers) await readyPack(demo, data.id);
    const all: string[] = [];
    for (const { data } of answers) all.push(...(await codesOf(data.id)));
    expect(new Set(all).size).toBe(42_000);
  });

  test('that meet one which is there already are made with the next number', async () => {
    const rule = await addRule(count(5));
    const text = `R${String.fromCharCode(64 + letter)}X`;
    // Codes that another rule made: two rules that could meet are refused by every call.
    await owner.rows(
      `update identifier set code = v.code from (values
         ((select min(seq) from identifier where company_id = 1), $1),
         ((select min(seq) + 1 from identifier where company_id = 1), $2)) as v (seq, code)
       where company_id = 1 and identifier.seq = v.seq`,
      [`${text}00003`, `${text}00011`],
    );
    const pack = await orderPack(demo, { rule_id: rule, quantity: 10 });
    const numbers = (await codesOf(pack.id)).map((code) => Number(code.slice(3)));
    expect(numbers).toEqual([1, 2, 12, 4, 5, 6, 7, 8, 9, 10]);
    const next = await orderPack(demo, { rule_id: rule, quantity: 1 });
    expect((await codesOf(next.id))[0]).toBe(`${text}00013`);
  });
});

describe('an order on its way', () => {
  const many = 2_000_000;
  const stateOf = async (id: number) => (await demo.get('identifierPack/info', { id })).data;
  const rowsOf = async (id: number) =>
    (
      await owner.row<{ n: number }>(
        `select count(*)::int as n from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq
         where p.id = $1`,
        [id],
      )
    ).n;
  const begin = async () => {
    const { data } = await order({ rule_id: await standardRuleOf(owner), quantity: many });
    await until('the first step', async () => (await stateOf(data.id)).made > 0);
    return data.id as number;
  };
  const give = (name: string, id: number) => demo.post(`identifierPack/${name}`, { id });
  const jobOf = async (id: number) =>
    (
      await owner.row<{ job_id: number }>('select job_id::int from identifier_pack where id = $1', [
        id,
      ])
    ).job_id;

  test('is paused, goes on where it stopped, is cancelled, and gives the rest back', async () => {
    const before = await used();
    const id = await begin();
    expect(await give('pause', id)).toMatchObject({ code: 0, data: { state: 'paused' } });
    expect(await give('pause', id)).toMatchObject({ code: 0 });
    const { made } = await stateOf(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await stateOf(id)).toMatchObject({ state: 'paused', made });
    expect(await rowsOf(id)).toBe(made);
    expect(await give('retry', id)).toMatchObject({ status: 409 });
    expect(await give('resume', id)).toMatchObject({ data: { state: 'making' } });
    await until('it to go on', async () => (await stateOf(id)).made > made);
    expect(await give('cancel', id)).toMatchObject({ data: { state: 'cancelled' } });
    expect(await give('cancel', id)).toMatchObject({ code: 0 });
    const ended = await stateOf(id);
    expect(ended).toMatchObject({ state: 'cancelled' });
    expect(await rowsOf(id)).toBe(ended.made);
    expect((await used()) - before).toBe(ended.made);
    const told = await owner.row<{ n: number }>(
      `select sum(quantity)::int as n from trace_event where kind = 'generate' and pack_id = $1`,
      [id],
    );
    expect(told.n).toBe(ended.made);
    for (const name of ['pause', 'resume', 'retry'])
      expect(await give(name, id)).toMatchObject({ status: 409 });
  });

  test('stands where its job stands, also when the platform moves that', async () => {
    const id = await begin();
    const job = await jobOf(id);
    await admin.post('job/pause', { id: job });
    expect(await stateOf(id)).toMatchObject({ state: 'paused' });
    await admin.post('job/resume', { id: job });
    expect(await stateOf(id)).toMatchObject({ state: 'making' });
    const before = await used();
    await admin.post('job/cancel', { id: job });
    const { state, made } = await stateOf(id);
    expect(state).toBe('cancelled');
    expect(before - (await used())).toBe(many - made);
    // A cancelled pack stays cancelled, whatever happens to its job.
    await admin.post('job/retry', { id: job });
    await until('the job to end', async () => {
      const row = await owner.row<{ state: string }>('select state from job where id = $1', [job]);
      return row.state === 'done';
    });
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', made });
  });

  test('makes nothing more with a key that was revoked, and what it made is not printed', async () => {
    const id = await begin();
    await give('pause', id);
    const { made } = await stateOf(id);
    const key = await owner.row<{ id: number; version: number }>(
      `select k.id, k.version from secret_key k join identifier_pack p on p.company_id = k.company_id and p.key_id = k.id
       where p.id = $1`,
      [id],
    );
    expect(await demo.post('secretKey/revoke', { ...key, reason: '泄露' })).toMatchObject({
      code: 0,
    });
    await give('resume', id);
    const job = await jobOf(id);
    await until('the job to say why', async () => {
      const row = await owner.row<{ error: string | null }>('select error from job where id = $1', [
        job,
      ]);
      return row.error?.includes('revoked');
    });
    expect(await rowsOf(id)).toBe(made);
    await give('cancel', id);
    const passphrase = '十二个字的口令也可以呀呀';
    expect(await demo.post('identifierPack/export', { id, passphrase })).toMatchObject({
      status: 409,
    });
  });

  test('that failed so long ago that its job is gone is still given up, and gives the rest back', async () => {
    const id = await begin();
    const job = await jobOf(id);
    await admin.post('job/pause', { id: job });
    await owner.rows(`update job set state = 'failed', error = 'x' where id = $1`, [job]);
    await owner.rows('delete from job where id = $1', [job]);
    const before = await used();
    const { made } = await stateOf(id);
    expect(await give('retry', id)).toMatchObject({ status: 409 });
    expect(await give('cancel', id)).toMatchObject({ data: { state: 'cancelled', made } });
    expect(before - (await used())).toBe(many - made);
  });

  test('that fails for good says so, and can be tried again', async () => {
    const id = await begin();
    const job = await jobOf(id);
    await admin.post('job/pause', { id: job });
    await owner.rows(`update job set state = 'failed', error = 'x' where id = $1`, [job]);
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
    expect(await give('retry', id)).toMatchObject({ data: { state: 'making' } });
    await give('cancel', id);
  });
});
