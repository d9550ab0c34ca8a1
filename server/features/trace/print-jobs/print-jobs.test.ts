import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClaimAnswer, PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';
import { labelDocument } from '#contract/labels/document.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
let template: number;

const label = {
  width_mm: 40,
  height_mm: 30,
  elements: [
    { id: 'q', kind: 'qr', x: 2, y: 2, width: 20, height: 20, content: '{link}' },
    {
      id: 't',
      kind: 'text',
      x: 2,
      y: 24,
      width: 36,
      height: 4,
      content: '{code} {number}/{total}',
    },
  ],
};
const addTemplate = async (document: object = label, state = 'published', company = 1) => {
  const whole = JSON.stringify(labelDocument.parse(document));
  const [made] = await owner.rows(
    `insert into label_template (company_id, name, state, width_mm, height_mm, document, published)
     values ($1, $2, $3, 40, 30, $4::jsonb, $4::jsonb) returning id`,
    [company, `标签${Math.random()}`, state, whole],
  );
  return (made as { id: number }).id;
};

beforeAll(async () => {
  goods = await makeGoods(node, owner);
  template = await addTemplate();
});

const add = (body: object) => goods.user.post('printJob/add', { template_id: template, ...body });
const made = async (body: object): Promise<PrintJobInfo> =>
  goods.post('printJob/add', { template_id: template, driver: 'service', ...body });
const info = async (id: number): Promise<PrintJobInfo> =>
  (await goods.user.get('printJob/info', { id })).data;
const claim = async (id: number, limit = 50, claimId: string = randomUUID(), more: object = {}) => {
  const body = { id, station: '一号线', claim_id: claimId, limit, format: 'zpl', ...more };
  return (await goods.post('printJob/claim', body)) as ClaimAnswer;
};
const numbersIn = ({ pieces }: ClaimAnswer) =>
  pieces.flatMap(({ labels }) => labels.map(({ number }) => number));
const codesIn = ({ pieces }: ClaimAnswer) =>
  pieces.flatMap(({ labels }) => labels.map(({ code }) => code));
const ack = (id: number, body: object) => goods.user.post('printJob/ack', { id, ...body });
const addsUp = ({ ledger }: PrintJobInfo) =>
  expect(
    ledger.good + ledger.spoiled + ledger.sampled + ledger.unused + ledger.open,
    JSON.stringify(ledger),
  ).toBe(ledger.ordered);

describe('[WH-2] labels of codes', () => {
  test('are printed as often as their template says, unless the job says otherwise', async () => {
    const codes = await goods.order(2);
    const twice = await addTemplate({ ...label, copies: 2 });
    const usual = { template_id: twice, codes: codes.slice(0, 1) };
    expect(await made(usual)).toMatchObject({ copies: 2 });
    expect(await made({ ...usual, codes: codes.slice(1), copies: 3 })).toMatchObject({ copies: 3 });
  });
  test('are handed out once, confirmed, and their codes are encoded', async () => {
    const codes = await goods.order(5);
    const job = await made({ codes });
    expect(job.code).toMatch(/^DY\d{11}$/);
    expect(job).toMatchObject({ state: 'queued', ledger: { ordered: 5, open: 5, good: 0 } });
    const first = await claim(job.id, 3);
    expect(first).toMatchObject({ state: 'printing', left: 2 });
    expect(codesIn(first)).toEqual(codes.slice(0, 3));
    const zpl = Buffer.from(first.pieces[0]!.data, 'base64').toString();
    expect(zpl).toMatch(/^\^XA.*\^PQ1\^XZ\n$/s);
    // The same claim again: the same labels.
    expect(numbersIn(await claim(job.id, 3, first.claim_id))).toEqual([1, 2, 3]);
    expect(await ack(job.id, { codes: codes.slice(0, 3), result: 'good' })).toMatchObject({
      code: 0,
    });
    expect(await ack(job.id, { codes: codes.slice(0, 3), result: 'good' })).toMatchObject({
      code: 0,
    });
    const second = await claim(job.id);
    expect(numbersIn(second)).toEqual([4, 5]);
    await ack(job.id, { numbers: [4, 5], result: 'good' });
    const after = await info(job.id);
    expect(after).toMatchObject({ state: 'done', ledger: { good: 5, open: 0 }, claimed: 0 });
    expect(await goods.states(codes)).toEqual(codes.map(() => 'encoded'));
    const { events } = await goods.info(codes[0]!);
    expect(events.filter(({ kind }: { kind: string }) => kind === 'print')).toHaveLength(1);
    expect(await claim(job.id)).toMatchObject({ state: 'done', pieces: [], left: 0 });
  });

  test('that are spoiled are printed again or their codes voided', async () => {
    const codes = await goods.order(3);
    const job = await made({ codes });
    await claim(job.id);
    await ack(job.id, { numbers: [1], result: 'spoiled' });
    await ack(job.id, { numbers: [2], result: 'spoiled', remedy: 'void' });
    await ack(job.id, { numbers: [3], result: 'good' });
    // Told again, and told otherwise.
    expect(await ack(job.id, { codes: [codes[0]], result: 'spoiled' })).toMatchObject({ code: 0 });
    expect(await ack(job.id, { codes: [codes[0]], result: 'good' })).toMatchObject({
      code: 409,
      errors: [{ field: 'codes', code: codes[0], state: 'spoiled' }],
    });
    expect(await info(job.id)).toMatchObject({
      state: 'printing',
      ledger: { ordered: 4, good: 1, spoiled: 2, open: 1 },
    });
    const again = await claim(job.id);
    expect(again.pieces.flatMap(({ labels }) => labels)).toMatchObject([
      { number: 4, code: codes[0] },
    ]);
    await ack(job.id, { numbers: [4], result: 'good' });
    expect(await info(job.id)).toMatchObject({ state: 'partial', ledger: { good: 2, spoiled: 2 } });
    expect(await goods.states(codes)).toEqual(['encoded', 'voided', 'encoded']);
  });

  test('are printed again by right and reason, and once when asked twice', async () => {
    const codes = await goods.order(2);
    const job = await made({ codes });
    await claim(job.id);
    const body = { id: job.id, codes: [codes[0]], reason: '贴坏了' };
    expect(await goods.user.post('printJob/reprint', body)).toMatchObject({ code: 409 });
    await ack(job.id, { codes, result: 'good' });
    expect(await goods.user.post('printJob/reprint', { ...body, reason: ' ' })).toMatchObject({
      code: 422,
      errors: [{ field: 'reason' }],
    });
    const data = await node.signIn('data');
    expect(await data.post('printJob/reprint', body)).toMatchObject({ code: 403 });
    await goods.post('printJob/reprint', body);
    await goods.post('printJob/reprint', body);
    expect(await info(job.id)).toMatchObject({
      state: 'printing',
      ledger: { ordered: 3, open: 1 },
    });
    expect(codesIn(await claim(job.id))).toEqual([codes[0]]);
    await ack(job.id, { numbers: [3], result: 'good' });
    expect(await info(job.id)).toMatchObject({ state: 'done', ledger: { ordered: 3, good: 3 } });
    const { data: rows } = await goods.user.get('printJob/labels', {
      id: job.id,
      label_state: 'good',
    });
    expect(rows[2]).toMatchObject({
      number: 3,
      is_reprint: true,
      reason: '贴坏了',
      code: codes[0],
    });
  });

  test('are in one job only, told at the code; those taken can be left out', async () => {
    const codes = await goods.order(4);
    const job = await made({ codes: codes.slice(0, 2) });
    const twice = await add({ codes });
    expect(twice).toMatchObject({ code: 409, data: { count: 2 } });
    expect(twice.errors).toHaveLength(2);
    expect(twice.errors![0]).toMatchObject({
      field: 'codes',
      code: codes[0],
      state: 'unallocated',
    });
    expect(twice.errors![0]!.msg).toContain(job.code);
    expect(await made({ codes, skips_taken: true })).toMatchObject({ ledger: { ordered: 2 } });
    await goods.post('printJob/cancel', { id: job.id });
    await goods.post('printJob/cancel', { id: job.id });
    expect(await info(job.id)).toMatchObject({
      state: 'cancelled',
      ledger: { unused: 2, open: 0 },
    });
    expect(await made({ codes: codes.slice(0, 2) })).toMatchObject({ ledger: { ordered: 2 } });
  });

  test('that were handed out are answered for, also after a pause and a cancel', async () => {
    const codes = await goods.order(4);
    const job = await made({ codes });
    const held = await claim(job.id, 2);
    await goods.post('printJob/pause', { id: job.id });
    expect(await claim(job.id)).toMatchObject({ state: 'paused', pieces: [] });
    await goods.post('printJob/resume', { id: job.id });
    expect(numbersIn(await claim(job.id, 2, held.claim_id))).toEqual([1, 2]);
    // The person says that the second was never printed.
    await goods.post('printJob/release', { id: job.id, numbers: [2] });
    await goods.post('printJob/release', { id: job.id, numbers: [2] });
    expect(await info(job.id)).toMatchObject({
      claimed: 1,
      stations: [{ station: '一号线', claimed: 1 }],
    });
    // The old claim gets no other label for it.
    expect(numbersIn(await claim(job.id, 2, held.claim_id))).toEqual([1]);
    await goods.post('printJob/cancel', { id: job.id, reason: '换标签' });
    expect(await info(job.id)).toMatchObject({
      state: 'cancelled',
      reason: '换标签',
      ledger: { ordered: 4, unused: 3, open: 1 },
    });
    await ack(job.id, { numbers: [1], result: 'good' });
    const after = await info(job.id);
    expect(after).toMatchObject({ state: 'cancelled', ledger: { good: 1, unused: 3, open: 0 } });
    addsUp(after);
  });

  test('are answered for by the claim that has them now', async () => {
    const job = await made({ codes: await goods.order(3) });
    const early = await claim(job.id);
    await goods.post('printJob/release', { id: job.id, numbers: [1, 2, 3] });
    const now = await claim(job.id, 2);
    // The first station comes back and knows nothing of it.
    const late = { claim_id: early.claim_id };
    await goods.post('printJob/release', { id: job.id, numbers: [1, 2, 3], ...late });
    expect(await info(job.id)).toMatchObject({ claimed: 2 });
    expect(await ack(job.id, { numbers: [1], result: 'good', ...late })).toMatchObject({
      code: 409,
      errors: [{ field: 'codes', msg: expect.stringContaining('不再属于这次领取') }],
    });
    const holder = { claim_id: now.claim_id };
    await goods.post('printJob/ack', { id: job.id, numbers: [1, 2], result: 'good', ...holder });
    await goods.post('printJob/ack', { id: job.id, numbers: [1, 2], result: 'good', ...holder });
    expect(await info(job.id)).toMatchObject({ ledger: { good: 2, open: 1 } });
  });

  test('are not answered for by another program, nor by a person who has not seen them', async () => {
    const { key } = await goods.post('apiKey/add', {
      name: '打印程序',
      permissions: ['trace:printJob:claim'],
      expires_at: null,
    });
    const program = node.withToken('web', key as string);
    const job = await made({ codes: await goods.order(4) });
    const first = await claim(job.id, 2);
    const { stations } = await info(job.id);
    // Another station begins after the person has looked.
    const second = await claim(job.id, 2);
    const all = { id: job.id, range: { from: 1, to: 4 } };
    for (const [path, more] of [
      ['ack', { result: 'good' }],
      ['release', {}],
    ] as const)
      expect(await program.post(`printJob/${path}`, { ...all, ...more })).toMatchObject({
        code: 422,
        errors: [{ field: 'claim_id' }],
      });
    await ack(job.id, { ...all, until: stations[0]!.claim_time, result: 'good' });
    expect(await info(job.id)).toMatchObject({ ledger: { good: 2 }, claimed: 2 });
    const own = { ...all, claim_id: second.claim_id, numbers: [3, 4], range: null };
    expect(await program.post('printJob/ack', { ...own, result: 'good' })).toMatchObject({
      code: 0,
    });
    expect(numbersIn(first)).toEqual([1, 2]);
    expect(await info(job.id)).toMatchObject({ ledger: { good: 4 } });
  });

  test('whose codes are stopped meanwhile are left out, and not printed again', async () => {
    const codes = await goods.order(6);
    const job = await made({ codes });
    const filed = await made({ codes: await goods.order(2), driver: 'zpl' });
    await goods.post('identifier/void', { codes: [codes[0]], reason: 'misprint' });
    await goods.post('identifier/freeze', { codes: [codes[3]], reason: 'other' });
    const first = await claim(job.id, 2);
    expect(codesIn(first)).toEqual([codes[1], codes[2]]);
    const after = await info(job.id);
    expect(after).toMatchObject({ ledger: { ordered: 6, unused: 2, open: 4 } });
    addsUp(after);
    // A label that is spoiled is replaced only while its code may be used.
    await ack(job.id, { codes: [codes[1]], result: 'spoiled' });
    await ack(job.id, { codes: [codes[2]], result: 'good' });
    await goods.post('identifier/void', { codes: [codes[1]], reason: 'misprint' });
    await goods.post('identifier/freeze', { codes: [codes[2]], reason: 'other' });
    const second = await claim(job.id);
    expect(codesIn(second)).toEqual([codes[4], codes[5]]);
    await ack(job.id, { codes: [codes[4], codes[5]], result: 'good' });
    const end = await info(job.id);
    expect(end).toMatchObject({ state: 'partial', ledger: { ordered: 7, good: 3, unused: 3 } });
    addsUp(end);
    const again = { id: job.id, codes: [codes[2]], reason: '丢失' };
    expect(await goods.user.post('printJob/reprint', again)).toMatchObject({ code: 409 });
    expect(await info(job.id)).toMatchObject({ ledger: { ordered: 7 } });

    const [stopped] = (await goods.user.get('printJob/labels', { id: filed.id })).data;
    await goods.post('identifier/void', { codes: [stopped.code], reason: 'misprint' });
    await goods.user.get('printJob/file', { id: filed.id });
    expect(await info(filed.id)).toMatchObject({ claimed: 1, ledger: { unused: 1, open: 1 } });
    expect(
      await goods.user.get('printJob/file', { id: filed.id, part: 2_147_483_647 }),
    ).toMatchObject({ code: 422, errors: [{ field: 'part' }] });
  });

  test('that were replaced are not told to be void', async () => {
    const job = await made({ codes: await goods.order(1) });
    await claim(job.id);
    await ack(job.id, { numbers: [1], result: 'spoiled' });
    expect(await ack(job.id, { numbers: [1], result: 'spoiled' })).toMatchObject({ code: 0 });
    const voided = { numbers: [1], result: 'spoiled', remedy: 'void' };
    expect(await ack(job.id, voided)).toMatchObject({ code: 409 });
  });

  test('are taken as samples, and their codes are not used', async () => {
    const codes = await goods.order(2);
    const job = await made({ codes });
    await claim(job.id);
    await ack(job.id, { codes, result: 'good' });
    await goods.post('printJob/sample', { id: job.id, codes: [codes[0]] });
    await goods.post('printJob/sample', { id: job.id, codes: [codes[0]] });
    expect(await info(job.id)).toMatchObject({ state: 'done', ledger: { good: 1, sampled: 1 } });
    expect(await goods.states(codes)).toEqual(['sampled', 'encoded']);
  });

  test('come as files in parts, PDF and ZPL', async () => {
    const { id: pack } = await orderPack(goods.user, {
      rule_id: await standardRuleOf(owner),
      quantity: 1_005,
    });
    const job = await made({ pack_id: pack, from: 1, to: 1_002, driver: 'zpl' });
    expect(job.parts).toMatchObject([
      { part: 1, from: 1, to: 1_000, open: 1_000 },
      { part: 2, from: 1_001, to: 1_002, open: 2 },
    ]);
    expect(await ack(job.id, { numbers: [1_001], result: 'good' })).toMatchObject({ code: 409 });
    const { data } = await goods.user.get('printJob/file', { id: job.id, part: 2 });
    expect(
      Buffer.from(data as ArrayBuffer)
        .toString()
        .match(/\^XA/g),
    ).toHaveLength(2);
    expect(await claim(job.id).catch((error: Error) => error.message)).toContain('409');
    await ack(job.id, { range: { from: 1, to: 1_002 }, result: 'good' });
    expect(await info(job.id)).toMatchObject({ ledger: { good: 2, open: 1_000 } });
    expect(await goods.user.get('printJob/file', { id: job.id, part: 2 })).toMatchObject({
      code: 409,
    });
    await goods.user.get('printJob/file', { id: job.id, part: 1 });
    await ack(job.id, { range: { from: 1, to: 1_000 }, result: 'good' });
    expect(await info(job.id)).toMatchObject({ state: 'done', ledger: { good: 1_002 } });
    const rest = await made({ pack_id: pack, from: 1_003, driver: 'pdf' });
    expect(rest.ledger.ordered).toBe(3);
    const pdf = Buffer.from((await goods.user.get('printJob/file', { id: rest.id })).data);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(3);
  });

  test('of a batch and of a box', async () => {
    const batch = await goods.addBatch();
    const units = await goods.units(3, batch.id);
    const job = await made({ batch_id: batch.id, from: 2, to: 3 });
    expect(codesIn(await claim(job.id))).toEqual(units.slice(1));
    // Already further: it keeps its state.
    await ack(job.id, { codes: units.slice(1), result: 'good' });
    expect(await goods.states(units)).toEqual(['commissioned', 'commissioned', 'commissioned']);
    const { box, codes } = await goods.box(2);
    const alone = await made({ codes: [box] });
    expect(codesIn(await claim(alone.id))).toEqual([box]);
    const inside = await made({ codes: [box], with_contents: true, skips_taken: true });
    expect(codesIn(await claim(inside.id))).toEqual(codes);
  });

  test('of one sheet come as one page', async () => {
    const sheet = { kind: 'page', columns: 2, rows: 3, top: 10, left: 10 };
    const page = await addTemplate({ ...label, sheet });
    const job = await made({ codes: await goods.order(8), template_id: page });
    const slice = await claim(job.id, 7, randomUUID(), { format: 'pdf' });
    expect(slice.pieces.map(({ labels }) => labels.length)).toEqual([6]);
    expect(slice.left).toBe(2);
    const rest = await claim(job.id, 7, randomUUID(), { format: 'pdf' });
    expect(rest.pieces.map(({ labels }) => labels.length)).toEqual([2]);
  });
});

describe('what is refused', () => {
  test('templates that are not published, or whose codes could not be read', async () => {
    const codes = await goods.order(1);
    const draft = await addTemplate(label, 'draft');
    expect(await add({ codes, template_id: draft })).toMatchObject({
      code: 422,
      errors: [{ field: 'template_id' }],
    });
    const gs1 = { id: 'g', kind: 'datamatrix', x: 2, y: 2, width: 20, height: 20, is_gs1: true };
    const needsGtin = await addTemplate({ ...label, elements: [{ ...gs1, content: '{gs1}' }] });
    expect(await add({ codes, template_id: needsGtin })).toMatchObject({
      code: 409,
      errors: [{ code: codes[0] }],
    });
  });

  test.each([
    ['nothing to print', {}, 422, 'codes'],
    ['two sources', { codes: ['x'], pack_id: 1 }, 422, 'codes'],
    ['an unknown code', { codes: ['NOCODE12'] }, 404, 'codes'],
    ['an unknown pack', { pack_id: 999_999 }, 422, 'pack_id'],
    ['an unknown batch', { batch_id: 999_999 }, 422, 'batch_id'],
    ['too many copies', { codes: ['x'], copies: 11 }, 422, 'copies'],
    ['another driver', { codes: ['x'], driver: 'lpr' }, 422, 'driver'],
  ])('%s', async (_, body, code, field) => {
    expect(await add(body)).toMatchObject({ code, errors: [{ field }] });
  });

  test('codes that are void, and the whole job with them', async () => {
    const codes = await goods.order(2);
    const { id } = await goods.look(codes[1]!);
    await goods.post('identifier/void', { ids: [id], reason: 'lost' });
    expect(await add({ codes })).toMatchObject({
      code: 409,
      data: { count: 1 },
      errors: [{ field: 'codes', code: codes[1], state: 'voided' }],
    });
    expect(await made({ codes, skips_taken: true })).toMatchObject({ ledger: { ordered: 1 } });
  });

  test('other companies and other roles', async () => {
    const codes = await goods.order(1);
    const job = await made({ codes });
    const other = await node.signIn('other');
    const body = { id: job.id, station: 'x', claim_id: randomUUID(), format: 'zpl' };
    for (const answer of [
      await other.get('printJob/info', { id: job.id }),
      await other.get('printJob/labels', { id: job.id }),
      await other.get('printJob/file', { id: job.id }),
      await other.post('printJob/claim', body),
      await other.post('printJob/ack', { id: job.id, numbers: [1], result: 'good' }),
      await other.post('printJob/cancel', { id: job.id }),
    ])
      expect(answer).toMatchObject({ code: 404 });
    const sales = await node.signIn('sales');
    expect(await sales.post('printJob/claim', body)).toMatchObject({ code: 403 });
    expect(await sales.post('printJob/add', { codes })).toMatchObject({ code: 403 });
    const product = await node.signIn('product');
    expect(await product.get('printJob/info', { id: job.id })).toMatchObject({ code: 0 });
    expect(await product.post('printJob/claim', body)).toMatchObject({ code: 403 });
  });
});

test('two stations at once, claims repeated and confirmations doubled: 10,000 labels, each once', async () => {
  const { id: pack } = await orderPack(goods.user, {
    rule_id: await standardRuleOf(owner),
    quantity: 10_000,
  });
  const tiny = await addTemplate({
    width_mm: 20,
    height_mm: 10,
    elements: [{ id: 't', kind: 'text', x: 1, y: 1, width: 18, height: 4, content: '{number}' }],
  });
  const job = await made({ pack_id: pack, template_id: tiny });
  const handed: number[] = [];
  const station = async (random: number) => {
    for (let turn = random; ; turn += 1) {
      const slice = await claim(job.id, 500);
      if (slice.pieces.length === 0) return;
      const numbers = numbersIn(slice);
      handed.push(...numbers);
      // The answer was lost: the same claim, also twice at once.
      if (turn % 3 === 0) {
        const again = await Promise.all([
          claim(job.id, 500, slice.claim_id),
          claim(job.id, 500, slice.claim_id),
        ]);
        for (const one of again) expect(numbersIn(one)).toEqual(numbers);
      }
      const told = { numbers, result: 'good' };
      const answers = await Promise.all([
        ack(job.id, told),
        ...(turn % 2 ? [ack(job.id, told)] : []),
      ]);
      for (const answer of answers) expect(answer.code).toBe(0);
    }
  };
  await Promise.all([station(0), station(1)]);
  expect(handed).toHaveLength(10_000);
  expect(new Set(handed).size).toBe(10_000);
  const after = await info(job.id);
  expect(after).toMatchObject({
    state: 'done',
    ledger: { ordered: 10_000, good: 10_000, open: 0 },
  });
  const [row] = await owner.rows(
    `select count(*)::int as n from identifier i join identifier_pack p on p.company_id = i.company_id
       and i.seq between p.first_seq and p.last_seq where p.company_id = 1 and p.id = $1 and i.state = 2`,
    [pack],
  );
  expect(row).toEqual({ n: 10_000 });
}, 120_000);

test('a job of 100,000 labels is made, confirmed and cancelled at once', async () => {
  const { id: pack } = await orderPack(goods.user, {
    rule_id: await standardRuleOf(owner),
    quantity: 100_000,
  });
  const job = await made({ pack_id: pack, driver: 'zpl' });
  expect(job.ledger.ordered).toBe(100_000);
  await owner.rows(
    `update print_label set state = 'claimed' where company_id = 1 and job_id = $1 and number <= 60000`,
    [job.id],
  );
  await ack(job.id, { range: { from: 1, to: 60_000 }, result: 'good' });
  await goods.post('printJob/cancel', { id: job.id });
  const after = await info(job.id);
  expect(after.ledger).toMatchObject({ good: 60_000, unused: 40_000, open: 0 });
});

test('the ledger adds up after any commands', async () => {
  const number = fc.integer({ min: 1, max: 14 });
  const command = fc.oneof(
    fc.record({ is: fc.constant('claim' as const), limit: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      is: fc.constant('ack' as const),
      numbers: fc.uniqueArray(number, { minLength: 1, maxLength: 4 }),
      result: fc.constantFrom('good', 'spoiled'),
      remedy: fc.constantFrom('replace', 'void', 'leave'),
    }),
    fc.record({
      is: fc.constantFrom('release' as const, 'sample' as const, 'reprint' as const),
      numbers: fc.uniqueArray(number, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ is: fc.constantFrom('pause' as const, 'resume' as const) }),
    fc.record({ is: fc.constant('cancel' as const), rare: fc.constant(true) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 14 }), async (commands) => {
      const job = await made({ codes: await goods.order(8) });
      for (const { is, ...body } of commands) {
        const { limit = 1 } = body as { limit?: number };
        if (is === 'claim')
          await goods.user.post('printJob/claim', {
            id: job.id,
            station: 'A',
            claim_id: randomUUID(),
            limit,
            format: 'zpl',
          });
        else {
          const { rare: _, ...rest } = body as { rare?: boolean };
          const reason = is === 'reprint' ? { reason: '补' } : {};
          await goods.user.post(`printJob/${is}`, { id: job.id, ...rest, ...reason });
        }
        const now = await info(job.id);
        addsUp(now);
        const rows = await owner.rows(
          `select state, count(*)::int as n from print_label where company_id = 1 and job_id = $1 group by 1`,
          [job.id],
        );
        const counts = Object.fromEntries(
          (rows as { state: string; n: number }[]).map(({ state, n }) => [state, n]),
        );
        const { good, spoiled, sampled, unused, open } = now.ledger;
        expect({ good, spoiled, sampled, unused, open }).toEqual({
          good: counts.good ?? 0,
          spoiled: counts.spoiled ?? 0,
          sampled: counts.sampled ?? 0,
          unused: counts.unused ?? 0,
          open: (counts.open ?? 0) + (counts.claimed ?? 0),
        });
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);
