import { createPublicKey, verify as verifySignature, type JsonWebKey } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { markFacts, type MarkFact } from '#contract/codes/mark.ts';
import type { MarkRow } from '#contract/features/setting/marks/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { gs1Elements } from '#contract/labels/gs1-elements.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { labelValues } from '#server/labels/values.ts';
import { writeLines } from '#server/identifiers/code-lines.ts';
import { gs1Link, gs1Text } from '#server/identifiers/code-texts.ts';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { editPart } from '#server/testing/parts.ts';

const node = await startTestNode({ settings: { PUBLIC_URL: 'https://q.example' } });
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let sales: User;
let part: { id: number; gtin: string };
let batch: { id: number };
beforeAll(async () => {
  [demo, sales] = (await Promise.all(['demo', 'sales'].map((name) => node.signIn(name)))) as [
    User,
    User,
  ];
  part = await owner.row(
    `select p.id, p.gtin from part p where company_id = 1 and gtin <> '' and model <> '' and exists (
       select from batch b where b.company_id = 1 and b.part_id = p.id and b.product_date is not null and state = 'completed')
     order by id limit 1`,
  );
  await editPart(demo, part.id, {
    warranty_months: 12,
    attributes: [{ name: '功率', value: '800W' }],
  });
  batch = await owner.row(
    `select id from batch where company_id = 1 and part_id = $1 and product_date is not null and state = 'completed' limit 1`,
    [part.id],
  );
});

const read = async () => (await demo.get('mark/info')).data as MarkRow;
const set = async (given: Partial<MarkRow>) => {
  const { version, hidden, carrier, error_level, address_form } = await read();
  const mark = { hidden, carrier, error_level, address_form, ...given };
  const answer = await demo.post('mark/edit', { version, ...mark });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as MarkRow;
};
const make = async () =>
  (
    await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part.id, batchId: batch.id })
  )[0]!;
const ask = async (code: string, on: TestNode = node, agent = 'A') =>
  (await on.anyone().get('api/query', { code }, phone(agent))).data;
const pageOf = async (code: string, on: TestNode = node) =>
  (await fetch(`${on.base}/template?code=${code}`, { headers: phone('page') })).text();

describe('the identifier settings', () => {
  test('begins with everything shown, is edited once at a time, and only with the right', async () => {
    expect(await read()).toMatchObject({
      hidden: [],
      carrier: 'qr',
      error_level: 'M',
      address_form: 'short',
      version: 1,
    });
    expect(await sales.get('mark/info')).toMatchObject({ status: 403 });
    expect((await set({ error_level: 'Q' })).version).toBe(2);
    const late = { version: 1, hidden: [], carrier: 'qr', error_level: 'H', address_form: 'short' };
    expect(await demo.post('mark/edit', late)).toMatchObject({ status: 409 });
    const wrong = { ...late, hidden: ['everything'] };
    expect(await demo.post('mark/edit', wrong)).toMatchObject({ status: 422 });
    expect((await set({ hotline: '400-820-1234' })).hotline).toBe('400-820-1234');
    const unreadable = { ...late, version: 3, hotline: 'call us' };
    expect(await demo.post('mark/edit', unreadable)).toMatchObject({
      status: 422,
      errors: [{ field: 'hotline' }],
    });
  });
});

describe('what a scan shows', () => {
  test('is all of it while nothing is hidden', async () => {
    const { code } = await make();
    await ask(code);
    const { result, reasons } = await ask(code, node, 'B');
    expect(result).toMatchObject({ hidden: [], serial_number: code, query_time: 2 });
    expect(result.part_model).not.toBe('');
    expect(result.product_time).not.toBe('');
    expect(result.expire_month).toBe(12);
    expect(reasons[0].text).toContain('1 次');
  });

  test('is not sent where it is hidden: neither as data nor on the page, on no node', async () => {
    const { code } = await make();
    const before = await ask(code);
    // Both nodes and both paths have it cached.
    await ask(code, second);
    const shown = await pageOf(code);
    expect(shown).toContain(before.result.part_model);
    expect(shown).toContain('查询次数');
    await set({ hidden: [...markFacts] });
    for (const on of [node, second]) {
      const { verdict, reasons, result } = await ask(code, on, 'C');
      expect(verdict).toMatch(/^GENUINE|CAUTION$/);
      expect(result).toMatchObject({
        first_verify_time: '',
        query_time: 0,
        part_model: '',
        serial_number: '',
        product_time: '',
        expire_time: 0,
        expire_month: 0,
        company_name: '',
        images: [],
        instruction: [],
        part_name: before.result.part_name,
      });
      const repeat = reasons.find((one: { code: string }) => one.code === 'repeat');
      expect(repeat?.text ?? '').not.toMatch(/\d/);
      const log = await on.anyone().get('api/queryLog', { id: result.id });
      expect(log).toMatchObject({ data: [], count: 0 });
      const page = await pageOf(code, on);
      expect(page).not.toContain(before.result.part_model);
      for (const word of ['查询次数', '首次查询时间', '800W', 'b-result-line'])
        expect(page).not.toContain(word);
    }
    await set({ hidden: [] });
    expect(await pageOf(code)).toContain(before.result.part_model);
  });

  test.each<[MarkFact, string]>([
    ['model', 'part_model'],
    ['product_date', 'product_time'],
    ['company', 'company_name'],
  ])('hides %s alone', async (fact, field) => {
    await set({ hidden: [fact] });
    const { result } = await ask((await make()).code);
    for (const one of ['part_model', 'product_time', 'company_name'])
      expect(result[one] === '').toBe(one === field);
    await set({ hidden: [] });
  });

  test('shows checks without their places, and none at all without their count', async () => {
    const { code } = await make();
    await set({ hidden: ['place', 'serial'] });
    const { result } = await ask(code);
    const logOf = async () => await node.anyone().get('api/queryLog', { id: result.id });
    expect(await logOf()).toMatchObject({
      count: 1,
      data: [{ query_no: 1, location: '', serial_number: '' }],
    });
    await set({ hidden: ['query_count'] });
    expect(await logOf()).toMatchObject({ count: 0, data: [] });
    await set({ hidden: [] });
  });

  test('leads on to activation by the scanned code, also where the serial number is not shown', async () => {
    await set({ hidden: ['serial'] });
    const { code } = await make();
    const page = await pageOf(code);
    expect(page).toContain(`sn=${code}`);
    expect(page).not.toContain(code.replace(/(.{4})(?=.)/g, '$1 '));
    await set({ hidden: [] });
  });
});

describe('the address codes carry', () => {
  const linkOf = async (seq: number) =>
    (await demo.get('identifier/info', { id: seq })).data as {
      link: string;
      carrier: string;
      error_level: string;
    };
  const linesOf = async (first: number, partId: number | null) => {
    const { key_id: key } = await owner.row<{ key_id: number }>(
      `select key_id from identifier_pack where company_id = 1 and first_seq <= $1 order by first_seq desc limit 1`,
      [first],
    );
    const who = (await node.app.sessions.find(demo.token)) as StaffSession;
    const pack = { first_seq: first, made: 1, key_id: key, part_id: partId, level: 0 };
    const pieces: Buffer[] = [];
    for await (const piece of await writeLines(node.app, who, pack, {
      format: 'txt',
      with_link: true,
    }))
      pieces.push(piece);
    return Buffer.concat(pieces).toString().trim();
  };

  test('is a short link, or that of GS1 where the product has a number of GS1', async () => {
    const { seq, code } = await make();
    const gs1 = `https://q.example/01/${part.gtin.padStart(14, '0')}/21/${code}`;
    const short = `https://q.example/c/${code}`;
    expect((await linkOf(seq)).link).toBe(short);
    expect(await linesOf(seq, part.id)).toBe(`${code}\t${short}`);
    const saved = await set({ address_form: 'gs1', carrier: 'datamatrix', error_level: 'H' });
    expect(saved.samples.gs1).toMatch(/^https:\/\/q\.example\/01\/\d{14}\/21\//);
    expect(await linkOf(seq)).toMatchObject({ link: gs1, carrier: 'datamatrix', error_level: 'H' });
    expect(await linesOf(seq, part.id)).toBe(`${code}\t${gs1}`);
    expect(await linesOf(seq, null)).toBe(`${code}\t${short}`);
    const led = await fetch(node.base + new URL(gs1).pathname, { redirect: 'manual' });
    expect(led.status).toBe(307);
    expect(led.headers.get('location')).toContain(code);
    await set({ address_form: 'short' });
  });

  test('names a box by its SSCC, where its own code is one', () => {
    const box = { code: '106901234567890128', gtin: part.gtin, level: 1 };
    expect(gs1Text(box)).toBe('(00)106901234567890128');
    expect(gs1Link(node.app, box)).toBe('https://q.example/00/106901234567890128');
    // A unit whose number merely looks like one is not a box; a box with another code has none.
    expect(gs1Text({ ...box, level: 0 })).toContain('(21)106901234567890128');
    expect(gs1Text({ code: '106901234567890129', gtin: '', level: 1 })).toBe('');
  });

  test('is signed where asked for; anyone verifies it with the published key alone', async () => {
    const { seq, code } = await make();
    await set({ is_signed: true, address_form: 'gs1' });
    type Keys = { keys: (JsonWebKey & { kid: string; issuer: string; revoked?: string })[] };
    const published = await fetch(`${node.base}/.well-known/suyuan-code-keys`);
    expect(published.headers.get('access-control-allow-origin')).toBe('*');
    const { keys } = (await published.json()) as Keys;
    /** As somebody outside does it: with the text of the code and the keys. */
    const verify = (named: string, value: string) => {
      const key = keys.find(({ kid, revoked }) => kid === value.slice(0, 4) && !revoked);
      if (!key) return false;
      const message = Buffer.from(`suyuan-code-1\n${named}`);
      const publicKey = createPublicKey({ key, format: 'jwk' });
      return verifySignature(null, message, publicKey, Buffer.from(value.slice(4), 'base64url'));
    };
    const gtin = part.gtin.padStart(14, '0');
    const gs1 = `(01)${gtin}(21)${code}`;
    const link = new URL((await linkOf(seq)).link);
    const signature = link.searchParams.get('8030')!;
    expect(signature).toMatch(/^[\w-]{90}$/);
    expect(verify(gs1, signature)).toBe(true);
    expect(verify(gs1.replace(code, `${code.slice(1)}A`), signature)).toBe(false);
    expect(verify(gs1, signature.slice(0, 50) + signature.slice(51) + 'A')).toBe(false);
    // Links, labels and files carry the same; all of them are read like unsigned ones.
    expect(
      (await fetch(node.base + link.pathname + link.search, { redirect: 'manual' })).status,
    ).toBe(307);
    const values = await transact(node.app.database.main, systemActor, (tx) =>
      labelValues(node.app, tx, 1, [seq], { number: 1, total: 1 }),
    );
    const label = values.get(seq)!;
    expect(label.gs1).toBe(`${gs1}(8030)${signature}`);
    expect(gs1Elements(label.gs1)).toMatchObject({ hasConflict: false });
    expect(await linesOf(seq, part.id)).toBe(`${code}\t${link.href}`);
    for (const text of [link.href, label.gs1])
      expect(await ask(text)).toMatchObject({
        verdict: expect.not.stringMatching(/MALFORMED|UNKNOWN/),
      });
    await set({ is_signed: true, address_form: 'short' });
    const short = new URL((await linkOf(seq)).link);
    expect(short.pathname).toBe(`/c/${code}`);
    expect(verify(code, short.searchParams.get('8030')!)).toBe(true);
    const [key] = (await demo.get('secretKey/index', { purpose: 'signature' })).data as {
      id: number;
      version: number;
    }[];
    const revoke = { id: key!.id, version: key!.version, reason: '泄露' };
    expect(await demo.post('secretKey/revoke', { ...revoke, keeps_shipped: true })).toMatchObject({
      status: 422,
    });
    expect(await demo.post('secretKey/revoke', revoke)).toMatchObject({ code: 0 });
    const now = (await (await fetch(`${second.base}/.well-known/suyuan-code-keys`)).json()) as Keys;
    expect(now.keys.map(({ revoked }) => revoked !== undefined)).toEqual([true, false]);
    await set({ is_signed: false });
    expect((await linkOf(seq)).link).toBe(`https://q.example/c/${code}`);
  });
});
