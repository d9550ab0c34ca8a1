import { beforeAll, expect, test } from 'vitest';
import { readDocument } from '#contract/epcis/events.ts';
import { isValue } from '#contract/gs1/values.ts';
import { makeGoods, type MadeGoods } from '../testing/goods.ts';
import { startTestNode } from '../testing/node.ts';
import { openOwner } from '../testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;
beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const place = (gln: string) => `https://id.gs1.org/414/${gln}`;
const root = 'https://id.gs1.org';

/** The events that a query of the standard finds. */
async function ask(search: Record<string, string>) {
  const answer = await fetch(`${node.base}/epcis/events?${new URLSearchParams(search)}`, {
    headers: { authorization: `Bearer ${goods.user.token}` },
  });
  const read = readDocument(await answer.json());
  if (!('document' in read)) throw new Error(JSON.stringify(read.faults));
  return read.document.events as Record<string, unknown>[];
}
const about = async (code: string, step: string) => {
  const { id } = await goods.look(code);
  return ask({ MATCH_anyEPC: `urn:suyuan:id:${String(id)}`, EQ_bizStep: step });
};
/** Gives a dealer its GLN, by the form. */
async function locate(id: number, gln: string) {
  const { data } = await goods.user.get('dealer/info', { id });
  const { version, code, name, level, parent_id: parent, contact, mobile, territories } = data;
  const given = { version, code, name, level, parent_id: parent, contact, mobile, gln };
  const places = (territories as Record<string, unknown>[]).map(
    ({ province, city, from_day, until_day }) => ({ province, city, from_day, until_day }),
  );
  return goods.user.post('dealer/edit', { id, ...given, territories: places });
}

test('a place is told by the GLN of the dealer or customer, sent or received', async () => {
  const [dealers, customers] = ['6900001000013', '6900038000017'];
  expect(await locate(1, '6900001000014')).toMatchObject({ errors: [{ field: 'gln' }] });
  expect(await locate(1, dealers)).toMatchObject({ code: 0, data: { gln: dealers } });
  expect(await locate(2, dealers)).toMatchObject({ status: 409, errors: [{ field: 'gln' }] });
  const [sent, other, sold] = await goods.units(3);
  await goods.shipTo({ dealer_id: 1 }, [sent!]);
  const to = [
    { type: 'possessing_party', destination: 'urn:suyuan:dealer:1:1' },
    { type: 'location', destination: place(dealers) },
  ];
  const [shipped] = await about(sent!, 'shipping');
  expect(shipped).toMatchObject({ destinationList: to });
  expect(shipped).not.toHaveProperty('readPoint');
  const [received] = await about(sent!, 'receiving');
  expect(received).toMatchObject({
    readPoint: { id: place(dealers) },
    bizLocation: { id: place(dealers) },
  });
  // Who has none is told by a name of ours alone, as before.
  await goods.shipTo({ dealer_id: 2 }, [other!], false);
  expect(await about(other!, 'shipping')).toMatchObject([{ destinationList: [{}] }]);
  const customer = await goods.post('customer/add', { name: '有码客户', gln: customers });
  await goods.shipTo({ customer_id: customer.id as number }, [sold!]);
  const urn = 'urn:epc:id:sgln:6900038.00001.0';
  expect(await ask({ EQ_destination_location: urn })).toMatchObject([{ bizStep: 'shipping' }]);
  expect(
    (await goods.user.get('customer/index', { keyword: customers })).data as unknown[],
  ).toHaveLength(1);
});

test('the company is told by its own GLN, where goods leave from it and come back', async () => {
  const gln = '6900002000012';
  const { data } = await goods.user.get('company/info');
  const { version, name, credit_code, contact, mobile } = data;
  const { short_name, legal_person, email, address, introduction } = data;
  const form = { name, credit_code, contact, mobile, short_name, legal_person, email, address };
  const edit = (own: string, at: number) =>
    goods.user.post('company/edit', { ...form, introduction, version: at, gln: own });
  expect(await edit('6900002000013', version)).toMatchObject({ errors: [{ field: 'gln' }] });
  const saved = await edit(gln, version);
  // It is not part of what was verified.
  expect(saved).toMatchObject({ code: 0, data: { gln, verify_status: 3 } });
  const [unit] = await goods.units(1);
  await goods.shipTo({ dealer_id: 2 }, [unit!], false);
  expect(await about(unit!, 'shipping')).toMatchObject([
    {
      readPoint: { id: place(gln) },
      sourceList: [
        { type: 'possessing_party', source: 'urn:suyuan:company:1' },
        { type: 'location', source: place(gln) },
      ],
    },
  ]);
  expect(await ask({ EQ_source_location: 'urn:epc:id:sgln:6900002.00001.0' })).toHaveLength(1);
  expect(await edit('', saved.data.version)).toMatchObject({ code: 0, data: { gln: '' } });
});

test('boxes are numbered by SSCC, read from every symbol, and events and links name them by it', async () => {
  const rule = await goods.post('encodingRule/add', {
    name: 'SSCC',
    kind: 'own',
    segments: [
      { kind: 'constant', text: '3690000100' },
      { kind: 'sequence', width: 7, radix: 10 },
      { kind: 'check', method: 'mod10' },
    ],
  });
  await goods.post('encodingRule/effect', { ids: [rule.id] });
  const boxes = await goods.order(12, { rule_id: rule.id, level: 'box' });
  expect(boxes.map((box) => isValue('00', box))).toEqual(boxes.map(() => true));
  const [box] = boxes;
  const codes = await goods.units(2);
  // A scanner sends it as its symbol has it.
  await goods.post('packing/pack', { parent: `]C100${box}`, codes });
  const [packed] = await ask({ MATCH_parentID: `${root}/00/${box}` });
  expect(packed).toMatchObject({ bizStep: 'packing', parentID: `${root}/00/${box}` });
  expect(packed).toMatchObject({ 'suyuan:parent': (await goods.look(box!)).id });
  const [pallet] = await goods.order(1, { rule_id: rule.id, level: 'pallet' });
  await goods.post('packing/pack', { parent: `(00)${pallet}`, codes: [`${root}/00/${box}`] });
  expect(await ask({ MATCH_parentID: `${root}/00/${pallet}` })).toHaveLength(1);
  const led = await fetch(`${node.base}/00/${box}`, { redirect: 'manual' });
  expect(led.status).toBe(307);

  // Shipped whole, it is named by the pallet; what lies in it is reached over what was packed, and finds the event too.
  const [loose] = await goods.units(1);
  await goods.shipTo({ dealer_id: 2 }, [pallet!, loose!], false);
  const whole = `${root}/00/${pallet}`;
  const [shipped] = await about(codes[0]!, 'shipping');
  const [unpacked] = await about(loose!, 'shipping');
  expect(unpacked).toEqual(shipped);
  const names = shipped!.epcList as string[];
  expect(names).toHaveLength(2);
  expect(names).toContain(whole);
  expect(shipped).not.toHaveProperty('quantityList');
  for (const thing of [whole, `${root}/00/${box}`])
    expect(await ask({ MATCH_anyEPC: thing, EQ_bizStep: 'shipping' })).toEqual([shipped]);
  const [stacked] = await ask({ MATCH_parentID: whole });
  expect(stacked!.childEPCs).toEqual([`${root}/00/${box}`]);
  const numbers = await Promise.all(
    [...codes, loose!].map(async (code) => (await goods.look(code)).id),
  );
  const told = (shipped!['suyuan:numbers'] as string).split(',').flatMap((run) => {
    const [first, last = first] = run.split('-').map(Number) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_one, at) => first + at);
  });
  expect(new Set(told)).toEqual(new Set(numbers));
});
