import { describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { setUpRepairs } from '#server/repairs/repairs.fixture.ts';

const node = await startTestNode();
const { owner, demo, sales, product, warranted, asked, askFor, info, move, edit, answer } =
  await setUpRepairs(node);
const price = (id: number, cents: number) =>
  edit(id, { price: cents, payer: 'customer', parts: [] });
/** A repair for which the customer was asked to pay so much. */
async function quoted(cents: number) {
  const repair = await asked();
  await move(repair.id, 'accept', 'diagnose');
  await price(repair.id, cents);
  expect(await move(repair.id, 'quote')).toMatchObject({ code: 0 });
  return repair;
}

describe('a customer', () => {
  test('is asked again when the price rises while the product is tested', async () => {
    const { id, link } = await quoted(5_000);
    await answer(link, 5_000);
    expect(await move(id, 'repair', 'test')).toMatchObject({ code: 0 });
    expect(await price(id, 9_000)).toMatchObject({ code: 0 });
    expect(await move(id, 'complete')).toMatchObject({ status: 409 });
    expect(await move(id, 'requote')).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'quoted', quote: 'asked' });
    expect(await answer(link, 9_000)).toMatchObject({ code: 0 });
    expect(await move(id, 'repair', 'test', 'complete')).toMatchObject({ code: 0 });
  });

  test('answers the price that was seen, not the one that was sent meanwhile', async () => {
    const { id, link } = await quoted(5_000);
    const url = `/afterrecords?language=zh_CN&request=${encodeURIComponent(link)}`;
    const seen = await (await fetch(node.base + url)).text();
    expect(seen).toContain('name="total" value="5000"');
    await price(id, 80_000);
    await move(id, 'requote');
    for (const accept of [true, false])
      expect(await answer(link, 5_000, accept)).toMatchObject({
        status: 409,
        msg: '价格已变更，请看过新的价格再答复',
      });
    expect(await info(id)).toMatchObject({ quote: 'asked' });
    expect(
      (await node.anyone().post('api/repairQuote', { request: link, accept: true })).status,
    ).toBe(422);
    // Colleagues also record what was agreed on.
    expect(
      await sales.post('repair/acceptQuote', { id, note: '电话同意', total: 5_000 }),
    ).toMatchObject({ status: 409 });
    expect(await answer(link, 80_000)).toMatchObject({ code: 0 });
  });

  test('no longer agrees to what was rejected', async () => {
    const { id, link } = await quoted(5_000);
    await answer(link, 5_000, false);
    await sales.post('repair/reject', { id, reply: '不维修' });
    expect(await sales.post('repair/acceptQuote', { id, note: '改主意' })).toMatchObject({
      status: 409,
    });
    expect(await info(id)).toMatchObject({ quote: 'declined' });
  });

  test('cannot be asked for more than money can be counted', async () => {
    const { id } = await asked();
    const line = { part_id: product, quantity: '999999999999', price: 99_999_999_999 };
    for (const parts of [[line], Array.from({ length: 100 }, () => line)])
      expect(await edit(id, { price: 0, payer: 'customer', parts })).toMatchObject({
        status: 422,
        errors: [{ field: 'parts' }],
      });
  });
});

describe('a replacement', () => {
  const fresh = async (count = 1) =>
    makeCodes(node, [{ count, state: 'shipped' }], { partId: warranted });
  const replace = (id: number, sn: string) =>
    sales.post('repair/replace', { id, replacement_sn: sn });
  const begun = async (sn: string) => {
    const repair = await askFor(sn);
    await move(repair.id, 'accept', 'diagnose');
    return repair.id;
  };

  test('of a product whose warranty is void inherits nothing', async () => {
    const { id, seq } = await asked('activated');
    await move(id, 'accept', 'diagnose');
    expect(await sales.post('warranty/void', { id: seq, reason: '进水' })).toMatchObject({
      code: 0,
    });
    const [next] = await fresh();
    expect(await replace(id, next!.code)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'replaced', replacement_id: next!.seq });
    expect((await demo.get('warranty/index', { keyword: next!.code })).data).toEqual([]);
    // It is a new product: its warranty begins with its activation.
    expect(
      await node
        .anyone()
        .post('api/active', { name: '王芳', phone: '13800138001', sn: next!.code }),
    ).toMatchObject({ code: 0 });
    const [{ state }] = (await demo.get('warranty/index', { keyword: next!.code })).data;
    expect(state).toBe('valid');
    const { data } = await demo.get('warranty/info', { id: seq });
    expect(data).toMatchObject({ state: 'void', replaced_by_code: '' });
  });

  test('is one product for one product, also without a warranty', async () => {
    const [one, two] = [await asked(), await asked()];
    for (const { id } of [one, two]) await move(id, 'accept', 'diagnose');
    const [next, another] = await fresh(2);
    const answers = await Promise.all([one, two].map(({ id }) => replace(id, next!.code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      errors: [{ field: 'replacement_sn' }],
    });
    const done = answers[0]!.status === 200 ? one : two;
    const again = await begun(done.sn);
    expect(await replace(again, another!.code)).toMatchObject({ status: 409 });
    const { n } = await owner.row<{ n: number }>(
      'select count(*)::int as n from repair where company_id = 1 and replacement_seq = any($1)',
      [[next!.seq, another!.seq]],
    );
    expect(n).toBe(1);
  });

  test('[MNU-24] is in the story of both products, also without a warranty', async () => {
    const { id, sn, code } = await asked();
    await move(id, 'accept', 'diagnose');
    const [next] = await fresh();
    expect(await replace(id, next!.code)).toMatchObject({ code: 0 });
    const knownOf = async (text: string) => (await demo.post('traceQuery/find', { text })).data;
    const [before, after] = [await knownOf(sn), await knownOf(next!.code)];
    expect(before.identifier.events[0]).toMatchObject({
      kind: 'return',
      reason: `换新为 ${next!.code}`,
    });
    const told = { id, code, state: 'replaced' };
    expect(before.story.repairs).toMatchObject([
      { ...told, replaces_code: '', replaced_by_code: next!.code },
    ]);
    expect(after.story.repairs).toMatchObject([
      { ...told, replaces_code: sn, replaced_by_code: '' },
    ]);
    // A repair of its own follows, and is not about what it replaced.
    const own = await askFor(next!.code);
    expect((await knownOf(next!.code)).story.repairs).toMatchObject([
      { id: own.id, replaces_code: '', replaced_by_code: '' },
      { id, replaces_code: sn },
    ]);
  });

  test('is told by its code, however it was scanned', async () => {
    const { id } = await asked();
    await move(id, 'accept', 'diagnose');
    const [next] = await fresh();
    expect(await replace(id, `https://id.example.com/c/${next!.code}`)).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ replacement_sn: next!.code });
  });
});
