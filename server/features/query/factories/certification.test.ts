import { beforeAll, describe, expect, test } from 'vitest';
import { queryResult } from '#contract/features/consumer/contract.ts';
import type { Factory } from '#contract/features/query/factories/contract.ts';
import { giveMove } from '#server/testing/batches.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { keepSmall } from '#server/testing/uploads.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
  // The page that ships is shown.
  await owner.rows('delete from page_use where company_id = 1');
});

const dayFrom = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const certificate = () =>
  keepSmall(node.app, {
    company: 1,
    kind: 'manual',
    name: '证书.pdf',
    bytes: Buffer.from('%PDF-'),
  });
let last = 0;
/** A factory with everything that certifying needs. */
const addFactory = async (body: object = {}): Promise<Factory> =>
  goods.post('factory/add', {
    name: '认证一厂',
    code: `F-${(last += 1)}`,
    url: 'https://cert.example.com/f',
    certificate: await certificate(),
    valid_from: dayFrom(-10),
    valid_to: dayFrom(10),
    ...body,
  });
const certify = (id: number) => goods.user.post('factory/certify', { ids: [id] });
const withdraw = (id: number, reason = '审核未通过') =>
  goods.user.post('factory/withdraw', { ids: [id], reason });
const read = async (id: number): Promise<Factory> =>
  (await goods.user.get('factory/info', { id })).data;
const edit = ({ id, version }: Factory, body: object) =>
  goods.user.post('factory/edit', { id, version, ...body });
const inputOf = (one: Factory) => {
  const { name, code, gln, address, certificate: file, valid_from, valid_to, url } = one;
  return { name, code, gln, address, certificate: file, valid_from, valid_to, url };
};
/** Its certificate ended yesterday. */
const expire = (id: number) =>
  owner.rows(`update factory set valid_to = $2 where company_id = 1 and id = $1`, [
    id,
    dayFrom(-1),
  ]);

/** A shipped code of a batch that names this factory. */
async function shippedFrom(factory: number): Promise<string> {
  const batch = await goods.add({ factory_id: factory, product_date: dayFrom(-3) });
  for (const move of ['release', 'start'] as const) await giveMove(goods.user, move, [batch.id]);
  const [code] = await goods.units(1, batch.id);
  await goods.shipTo({ dealer_id: 1 }, [code!]);
  return code!;
}
const ask = async (code: string) => (await goods.anyone.get('api/query', { code })).data;
const pageOf = async (code: string, language = 'zh_CN') =>
  (await fetch(`${node.base}/template?code=${code}&language=${language}`)).text();

describe('certifying', () => {
  test('asks for a certificate and a validity that is not over, and names what is missing', async () => {
    for (const [missing, field] of [
      [{ certificate: '' }, 'certificate'],
      [{ valid_from: null }, 'valid_from'],
      [{ valid_to: null }, 'valid_to'],
      [{ valid_to: dayFrom(-1) }, 'valid_to'],
    ] as const) {
      const { id } = await addFactory(missing);
      expect(await certify(id)).toMatchObject({ status: 409, errors: [{ field }] });
      expect((await read(id)).state).toBe('draft');
    }
  });

  test('fixes what was certified until it is withdrawn; a reason says why', async () => {
    const { id } = await addFactory();
    expect(await certify(id)).toMatchObject({ code: 0 });
    expect(await certify(id)).toMatchObject({ code: 0, msg: expect.stringContaining(' 0 ') });
    const certified = await read(id);
    expect(certified).toMatchObject({ state: 'certified', certificate_name: '证书.pdf' });
    const given = inputOf(certified);
    for (const [field, value] of [
      ['code', 'F-other'],
      ['certificate', ''],
      ['valid_to', dayFrom(400)],
      ['url', ''],
    ] as const)
      expect(await edit(certified, { ...given, [field]: value }), field).toMatchObject({
        status: 409,
        errors: [{ field }],
      });
    expect(await edit(certified, { ...given, address: '新地址' })).toMatchObject({ code: 0 });
    expect(await goods.user.post('factory/withdraw', { ids: [id], reason: ' ' })).toMatchObject({
      status: 422,
      errors: [{ field: 'reason' }],
    });
    expect(await withdraw(id)).toMatchObject({ code: 0 });
    const after = await read(id);
    expect(after).toMatchObject({ state: 'withdrawn', reason: '审核未通过' });
    expect(await edit(after, { ...given, valid_to: dayFrom(400) })).toMatchObject({ code: 0 });
    expect(await certify(id)).toMatchObject({ code: 0 });
  });

  test('ends by itself with the last day; once it was changed it needs a new certification', async () => {
    const { id } = await addFactory();
    await certify(id);
    await expire(id);
    const over = await read(id);
    expect(over.state).toBe('expired');
    const found = (await goods.user.get('factory/index', { state: 'expired' })).data as Factory[];
    expect(found.map((one) => one.id)).toEqual([id]);
    expect(await edit(over, { ...inputOf(over), valid_to: dayFrom(30) })).toMatchObject({
      data: { state: 'draft' },
    });
    expect(await certify(id)).toMatchObject({ code: 0 });
  });

  test('takes its own right, and is nobody else’s business', async () => {
    const { id } = await addFactory();
    const product = await node.signIn('product');
    expect(await product.get('factory/info', { id })).toMatchObject({ code: 0 });
    for (const move of ['certify', 'withdraw'])
      expect(await product.post(`factory/${move}`, { ids: [id], reason: 'x' })).toMatchObject({
        status: 403,
      });
    const other = await node.signIn('other');
    expect(await other.post('factory/certify', { ids: [id] })).toMatchObject({ status: 404 });
    expect(await other.get('factory/info', { id })).toMatchObject({ status: 404 });
  });
});

describe('a batch', () => {
  test('names a factory of its company, is found by it, and follows when it is renamed', async () => {
    const factory = await addFactory();
    const batch = await goods.add({ factory_id: factory.id, factory: '别的名字' });
    expect(batch).toMatchObject({
      factory_id: factory.id,
      factory: '认证一厂',
      factory_code: factory.code,
    });
    expect(
      await goods.user.post('batch/add', { part_id: goods.part, quantity: 1, factory_id: 999_999 }),
    ).toMatchObject({ status: 422, errors: [{ field: 'factory_id' }] });
    await edit(await read(factory.id), { ...inputOf(factory), name: '认证新厂' });
    const found = (await goods.user.get('batch/index', { factory_id: factory.id })).data;
    expect(found).toMatchObject([{ id: batch.id, factory: '认证新厂' }]);
    expect((await read(factory.id)).batches).toBe(1);
    expect(await goods.user.post('factory/delete', { ids: [factory.id] })).toMatchObject({
      status: 409,
      msg: '已被其他记录使用，不能删除',
    });
  });

  test('puts the location number of its factory into the events of its products', async () => {
    const gln = '6901234000016';
    const { id } = await addFactory({ gln });
    const code = await shippedFrom(id);
    const { body } = await owner.row<{ body: Record<string, unknown> }>(
      `select body from trace_event where kind = 'bind' and batch_id = (select max(id) from batch where factory_id = $1)`,
      [id],
    );
    const place = { id: `https://id.gs1.org/414/${gln}` };
    expect(body).toMatchObject({ bizStep: 'commissioning', readPoint: place, bizLocation: place });
    expect(code).not.toBe('');
  });
});

describe('[MNU-35] the badge of the factory', () => {
  test('stands on the page and in the answer while it is certified and valid today, and no longer', async () => {
    const factory = await addFactory();
    const { id, code: name } = factory;
    const code = await shippedFrom(id);
    const nothing = { factory_code: '', factory_url: '', factory_name: '', factory_valid_to: '' };
    expect((await ask(code)).result).toMatchObject(nothing);
    expect(await pageOf(code)).not.toContain('b-result-factory');
    await certify(id);
    const badge = {
      factory_code: name,
      factory_url: 'https://cert.example.com/f',
      factory_name: '认证一厂',
      factory_valid_to: dayFrom(10),
    };
    expect((await ask(code)).result).toMatchObject(badge);
    const page = await pageOf(code, 'en');
    for (const shown of ['Certified factory', name, '认证一厂', `Valid until ${dayFrom(10)}`])
      expect(page).toContain(shown);
    expect(page).toContain('href="https://cert.example.com/f"');
    await withdraw(id);
    expect((await ask(code)).result).toMatchObject(nothing);
    expect(await pageOf(code)).not.toContain('b-result-factory');
  });

  test('and the way of the product name the factory in the language of the page', async () => {
    const names = { name: '译名厂', name_en: 'Plant One', name_tw: '譯名廠' };
    const { id } = await addFactory(names);
    const code = await shippedFrom(id);
    // The badge asks for a certificate, the way does not.
    const made = /<li>(?:(?!<\/li>).)*Made.*?<\/li>/s;
    expect(made.exec(await pageOf(code, 'en'))![0]).toContain('Plant One');
    await certify(id);
    for (const [language, name] of [
      ['zh_CN', names.name],
      ['en', names.name_en],
      ['zh_TW', names.name_tw],
    ] as const) {
      const page = await pageOf(code, language);
      expect(page.split(name)).toHaveLength(3);
      for (const other of Object.values(names).filter((one) => one !== name))
        expect(page).not.toContain(other);
    }
    const certified = await read(id);
    const given = { ...inputOf(certified), name_en: 'Plant Two', name_tw: names.name_tw };
    expect(await edit(certified, given)).toMatchObject({
      status: 409,
      errors: [{ field: 'name_en' }],
    });
  });

  test('goes at once when its batch names another factory', async () => {
    const [one, other] = [await addFactory(), await addFactory()];
    await certify(one.id);
    const code = await shippedFrom(one.id);
    expect((await ask(code)).result).toMatchObject({ factory_code: one.code });
    const [batch] = (await goods.user.get('batch/index', { factory_id: one.id })).data as {
      id: number;
      version: number;
    }[];
    const {
      id,
      version,
      part_id,
      quantity,
      code: number,
    } = (await goods.user.get('batch/info', { id: batch!.id })).data;
    expect(
      await goods.user.post('batch/edit', {
        ...{ id, version, part_id, quantity, code: number },
        ...{ factory_id: other.id, product_date: dayFrom(-3) },
      }),
    ).toMatchObject({ code: 0 });
    expect((await ask(code)).result).toMatchObject({ factory_code: '', factory_url: '' });
  });

  test('is not shown before its first day', async () => {
    const { id } = await addFactory({ valid_from: dayFrom(1) });
    const code = await shippedFrom(id);
    await certify(id);
    expect((await ask(code)).result).toMatchObject({ factory_code: '', factory_url: '' });
  });
});

test('[CON-3] the query result of a sold and activated product has every field, with real data', async () => {
  const { id, code: factoryCode } = await addFactory();
  await certify(id);
  const part = await goods.post('part/add', {
    name: '恒温水壶',
    model: 'HW-1',
    warranty_months: 12,
    manuals: [{ name: '说明书', url: 'https://example.com/manual.pdf' }],
  });
  const batch = await goods.add({
    part_id: part.id,
    factory_id: id,
    product_date: dayFrom(-3),
  });
  for (const move of ['release', 'start'] as const) await giveMove(goods.user, move, [batch.id]);
  const [code] = await goods.order(1);
  await goods.post('binding/add', { part_id: part.id, batch_id: batch.id, codes: [code] });
  await goods.shipTo({ dealer_id: 1 }, [code!]);
  expect((await ask(code!)).result).toMatchObject({ sale_time: '', expire_time: 0 });
  const soldAt = new Date(Date.now() - 86_400_000).toISOString();
  await goods.done(goods.dealer, 'saleRecord/add', {
    codes: [code],
    sold_at: soldAt,
    store: '一店',
  });
  expect(
    await goods.anyone.post('api/active', { name: '张三', phone: '13700099001', sn: code }),
  ).toMatchObject({ code: 0 });
  const { result } = await ask(code!);
  expect(Object.keys(result).toSorted()).toEqual(Object.keys(queryResult.shape).toSorted());
  expect(result).toMatchObject({
    query_time: expect.any(Number),
    part_model: 'HW-1',
    serial_number: code,
    factory_url: 'https://cert.example.com/f',
    factory_code: factoryCode,
    expire_month: 12,
    part_name: '恒温水壶',
    partId: part.id,
    company_id: 1,
    product_time: dayFrom(-3),
    sale_time: soldAt,
    instruction: [{ name: '说明书', url: 'https://example.com/manual.pdf' }],
  });
  expect(result.query_time).toBeGreaterThan(0);
  expect(Date.parse(result.first_verify_time)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(result.expire_time)).toBeGreaterThan(Date.now());
  expect(result.expire_day).toBeGreaterThanOrEqual(365);
  expect(result.expire_remain_day).toBeGreaterThan(360);
});
