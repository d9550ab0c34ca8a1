import { beforeAll, describe, expect, test } from 'vitest';
import { passportCalls } from '#contract/features/product/passports/contract.ts';
import { passportContext } from '#server/passports/json-ld.ts';
import { unitAddress } from '#server/passports/item.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
});

/** Each test from an address of its own: guesses of one do not count in the next. */
let from = 0;
const next = () => {
  from += 1;
};
type Given = Record<string, string>;
const visit = async (path: string, headers: Given = {}) => {
  const answer = await fetch(node.base + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `36.141.0.${from}`, 'accept-language': 'en', ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const asData = { accept: 'application/ld+json' };
// Documents are looked into freely.
const read = async (path: string, headers: Given = {}): Promise<any> => {
  // oxlint-disable-line typescript/no-explicit-any
  const answer = await visit(path, { ...asData, ...headers });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/ld+json');
  return JSON.parse(answer.text);
};

/** One unit of a part that has a batch, with its serial number as it is printed. */
const known = await owner.row<{
  seq: string;
  gtin: string;
  part_id: number;
  lot: string;
  id: number;
}>(
  `select i.seq, p.gtin, p.id as part_id, b.code as lot, d.id
   from passport d join part p on p.company_id = 1 and p.id = d.part_id
     join identifier i on i.company_id = 1 and i.part_id = p.id and i.code is null
     join batch b on b.company_id = 1 and b.id = i.batch_id
   where d.company_id = 1 and exists (select from quality_record r where r.company_id = 1 and r.seq = i.seq)
   order by i.seq limit 1`,
);
const seq = Number(known.seq);
const serial = (
  await transact(node.app.database.main, systemActor, (tx) =>
    codeTexts(node.app, tx, 1, [{ seq, code: null }]),
  )
).get(seq)!;
const gtin = known.gtin.padStart(14, '0');

const operator = {
  operator_name: '欧洲代表',
  operator_address: 'Hamburg',
  operator_contact: 'dpp@example.com',
};
let parts = 0;
/** A passport of a new part, as its form sends it. */
const add = async (body: object = {}) => {
  parts += 1;
  const part = await demo.post('part/add', {
    name: `护照产品 ${parts}`,
    name_en: `Thing ${parts}`,
  });
  const answer = await demo.post('passport/add', { part_id: part.data.id, ...operator, ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as { id: number; version: number; part_id: number; url: string };
};
const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
const publish = (id: number, user = demo) => user.post('passport/publish', { ids: [id] });
const published = async (body: object = {}) => {
  const made = await add(body);
  const answer = await publish(made.id);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return made;
};
const edit = async (id: number, body: object) => {
  const { data } = await demo.get('passport/info', { id });
  const names = Object.keys(passportCalls.add.input.shape);
  const input = Object.fromEntries(names.map((name) => [name, data[name]]));
  const answer = await demo.post('passport/edit', { ...input, id, version: data.version, ...body });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
};
const share = async (passport_id: number, level: string, more: object = {}) => {
  const answer = await demo.post('passport/share', { passport_id, level, name: '海关', ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return new URL(answer.data.url as string).pathname;
};

/** A fact of each level, with words that occur nowhere else. */
const secrets = {
  disassembly: '只给伙伴的拆解',
  disassembly_en: 'partners only',
  safety: '只给监管的安全',
  safety_en: 'authorities only',
  care: '谁也不给的保养',
  care_en: 'nobody at all',
  recycling: '大家都能看的回收',
  recycling_en: 'everybody may',
  documents: [
    {
      kind: 'report',
      name: '秘密报告',
      name_en: 'secret report',
      url: 'https://a.example/r.pdf',
      level: 'authority',
    },
    {
      kind: 'conformity',
      name: '公开声明',
      name_en: 'open declaration',
      url: 'https://a.example/d.pdf',
    },
  ],
};
const levels = {
  ...Object.fromEntries([]),
  disassembly: 'business',
  safety: 'authority',
  care: 'none',
  end_of_life: 'public',
};
const accessOf = async () => {
  const fresh = await add();
  const { data } = await demo.get('passport/info', { id: fresh.id });
  return { ...data.access, ...levels };
};

describe('what a company writes', () => {
  test('is validated field by field', async () => {
    const { part_id: taken } = await add();
    const { data: part } = await demo.post('part/add', { name: '验证产品' });
    const wrong: [object, string, number][] = [
      [{ part_id: 999_999 }, 'part_id', 422],
      [{ part_id: taken }, 'part_id', 409],
      [{ commodity_code: '12' }, 'commodity_code', 422],
      [{ origin_country: 'China' }, 'origin_country', 422],
      [{ repairability: 11 }, 'repairability', 422],
      [{ carbon_footprint: -1 }, 'carbon_footprint', 422],
      [{ substances: [{ name: 'Pb', cas: '7439-92-2' }] }, 'substances.0.cas', 422],
      [
        {
          materials: [
            { name: 'A', share: 70 },
            { name: 'B', share: 40 },
          ],
        },
        'materials',
        422,
      ],
      [{ documents: [{ name: 'x', url: 'javascript:alert(1)' }] }, 'documents.0.url', 422],
      [{ documents: [{ name: 'x', url: `/api/file/${'a'.repeat(22)}` }] }, 'documents.0.url', 422],
      [{ access: { disassembly: 'everyone' } }, 'access.disassembly', 422],
    ];
    for (const [body, field, status] of wrong)
      expect(
        await demo.post('passport/add', { part_id: part.id, ...operator, ...body }),
        JSON.stringify(body),
      ).toMatchObject({ status, errors: [{ field }] });
  });

  test('is nobody’s business before it is published, and only as it was published after', async () => {
    next();
    const made = await add({ recycling: '第一版' });
    expect((await visit(pathOf(made))).status).toBe(404);
    expect(await publish(made.id)).toMatchObject({ code: 0 });
    expect((await read(pathOf(made))).circularityScorecard).toEqual({
      recyclingInformation: [{ '@value': '第一版', '@language': 'zh-CN' }],
    });
    await edit(made.id, { recycling: '第二版' });
    expect((await visit(pathOf(made))).text).toContain('第一版');
    expect((await demo.get('passport/info', { id: made.id })).data).toMatchObject({
      state: 'published',
      is_changed: true,
      number: 1,
    });
    await publish(made.id);
    const shown = await read(pathOf(made));
    expect(shown.version).toBe('2');
    expect(shown.circularityScorecard.recyclingInformation[0]['@value']).toBe('第二版');
    const { data } = await demo.get('passport/versions', { passport_id: made.id });
    expect(data).toMatchObject([{ number: 2, changed: ['end_of_life'] }, { number: 1 }]);
    expect(data[0].create_user).not.toBe('');
  });

  test('is published once, however often the button is pressed, and not without its operator', async () => {
    const made = await add();
    const answers = await Promise.all([publish(made.id), publish(made.id), publish(made.id)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await demo.get('passport/info', { id: made.id })).data).toMatchObject({ number: 1 });
    const empty = await add({ operator_name: '', operator_contact: '' });
    const refused = await publish(empty.id);
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.msg).toContain('责任经营者');
    expect((await demo.get('passport/info', { id: empty.id })).data).toMatchObject({
      state: 'draft',
      number: 0,
    });
  });

  test('is withdrawn at once, and deleted only then', async () => {
    next();
    const made = await published();
    const link = await share(made.id, 'business');
    expect(await demo.post('passport/delete', { ids: [made.id] })).toMatchObject({ status: 400 });
    expect((await visit(link)).status).toBe(200);
    expect(await demo.post('passport/withdraw', { ids: [made.id] })).toMatchObject({ code: 0 });
    expect((await visit(pathOf(made))).status).toBe(404);
    expect((await visit(link)).status).toBe(404);
    expect(await demo.post('passport/delete', { ids: [made.id] })).toMatchObject({ code: 0 });
  });

  test('is of its company only, and published and shared by those who may', async () => {
    const made = await published();
    const stranger = await node.signIn('other');
    expect(await stranger.get('passport/info', { id: made.id })).toMatchObject({ status: 404 });
    expect(await publish(made.id, stranger)).toMatchObject({ status: 404 });
    const asked = { passport_id: made.id, level: 'authority', name: '冒充' };
    expect(await stranger.post('passport/share', asked)).toMatchObject({ status: 404 });
    for (const list of ['versions', 'links', 'visits'])
      expect((await stranger.get(`passport/${list}`, { passport_id: made.id })).data).toEqual([]);
    const reader = await node.signIn('sales');
    expect(await reader.get('passport/info', { id: made.id })).toMatchObject({ code: 0 });
    expect(await reader.post('passport/share', asked)).toMatchObject({ status: 403 });
    expect(await publish(made.id, reader)).toMatchObject({ status: 403 });
  });
});

describe('who sees what', () => {
  const words = {
    public: ['everybody may', 'open declaration'],
    business: ['partners only'],
    authority: ['authorities only', 'secret report'],
    none: ['nobody at all'],
  };
  test('nobody sees a fact above their level, neither on the page nor in the data', async () => {
    next();
    const made = await published({ ...secrets, access: await accessOf() });
    const places = {
      public: pathOf(made),
      business: await share(made.id, 'business'),
      authority: await share(made.id, 'authority'),
    };
    const order = ['public', 'business', 'authority', 'none'] as const;
    for (const [level, path] of Object.entries(places)) {
      const rank = order.indexOf(level as 'public');
      for (const headers of [{}, asData]) {
        const { status, text } = await visit(path, headers);
        expect(status).toBe(200);
        for (const [at, other] of order.entries())
          for (const word of words[other])
            expect(text.includes(word), `${level} ${other} ${word}`).toBe(at <= rank);
      }
    }
  });

  test('a link is told once, kept as a hash, counted and listed', async () => {
    next();
    const made = await published();
    const path = await share(made.id, 'authority', { name: '汉堡海关', days: 7 });
    const token = path.split('/').at(-1)!;
    expect(token).toMatch(/^[\w-]{32}$/);
    const page = await visit(path);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    await read(path);
    for (const table of [
      'passport_link',
      'passport_visit',
      'operation_log',
      'idempotency',
      'throttle',
    ])
      expect(
        JSON.stringify(await owner.rows(`select t.*::text as row from ${table} t`)),
        table,
      ).not.toContain(token);
    expect((await demo.get('passport/links', { passport_id: made.id })).data).toMatchObject([
      { name: '汉堡海关', level: 'authority', is_open: true, open_count: 2 },
    ]);
    expect((await demo.get('passport/visits', { passport_id: made.id })).data).toMatchObject([
      { name: '汉堡海关', as_data: true },
      { name: '汉堡海关', as_data: false },
    ]);
  });

  test('one that expired, was withdrawn or never existed leads to the same page, and is counted', async () => {
    next();
    const made = await published();
    const revoked = await share(made.id, 'business');
    const [{ id }] = (await demo.get('passport/links', { passport_id: made.id })).data;
    const stranger = await node.signIn('other');
    expect(await stranger.post('passport/unshare', { id })).toMatchObject({ status: 404 });
    expect((await visit(revoked)).status).toBe(200);
    expect(await demo.post('passport/unshare', { id })).toMatchObject({ code: 0 });
    expect(await demo.post('passport/unshare', { id })).toMatchObject({ code: 0 });
    const expired = await share(made.id, 'business');
    await owner.rows(
      `update passport_link set expires_time = now() - interval '1 second'
       where passport_id = $1 and revoke_time is null`,
      [made.id],
    );
    const invented = `/dpp/access/${'A'.repeat(32)}`;
    const pages = [];
    for (const path of [revoked, expired, invented]) {
      const { status, text } = await visit(path);
      expect(status).toBe(404);
      pages.push(text.replaceAll(path, ''));
    }
    expect(new Set(pages).size).toBe(1);
    // Whoever tries many is held back, also from what there is.
    let last = 404;
    for (let at = 0; at < 60 && last !== 429; at += 1)
      last = (await visit(`/dpp/access/${'B'.repeat(30)}${String(at).padStart(2, '0')}`)).status;
    expect(last).toBe(429);
    expect((await visit(pathOf(made))).status).toBe(429);
  });

  test('a token in a header opens the passport of the address, and no other', async () => {
    next();
    const [one, other] = [await published(secrets), await published()];
    const token = (await share(one.id, 'business')).split('/').at(-1)!;
    const headers = { authorization: `Bearer ${token}` };
    expect((await read(pathOf(one), headers)).accessLevel).toBe('business');
    expect((await visit(pathOf(other), { ...asData, ...headers })).status).toBe(404);
  });

  test('links are made of public passports, for 1 to 366 days', async () => {
    const draft = await add();
    const asked = { passport_id: draft.id, level: 'business', name: '伙伴' };
    expect(await demo.post('passport/share', asked)).toMatchObject({ status: 409 });
    const made = await published();
    const wrong: [object, string][] = [
      [{ days: 0 }, 'days'],
      [{ days: 367 }, 'days'],
      [{ level: 'public' }, 'level'],
      [{ name: ' ' }, 'name'],
    ];
    for (const [body, field] of wrong)
      expect(
        await demo.post('passport/share', { ...asked, passport_id: made.id, ...body }),
      ).toMatchObject({ status: 422, errors: [{ field }] });
  });
});

describe('the passport of a unit', () => {
  const level = async (of: string) => share(known.id, of, { name: of });

  test('is not told to who only has a number: a real and an invented one get the same', async () => {
    next();
    const { public_id: id } = await owner.row<{ public_id: string }>(
      'select public_id from passport where id = $1',
      [known.id],
    );
    const bare = (text: string) => text.replaceAll(serial, '').replaceAll('7QK4M2XWPA9TDN3H', '');
    for (const headers of [{}, asData]) {
      const real = await visit(`/dpp/${id}?serial=${serial}`, headers);
      const invented = await visit(`/dpp/${id}?serial=7QK4M2XWPA9TDN3H`, headers);
      expect(real.status).toBe(200);
      expect(bare(real.text)).toBe(bare(invented.text));
      expect(real.text).not.toContain(known.lot);
    }
  });

  test('is shown to who has just scanned it: batch and day, but nothing above the public level', async () => {
    next();
    const path = unitAddress(node.app, { company: 1, passport: known.id, seq, code: serial });
    const shown = await read(path);
    expect(shown.product).toMatchObject({ serialNumber: serial, batchNumber: known.lot });
    expect(shown.product.id).toContain(`/01/${gtin}/21/${serial}`);
    expect(shown).not.toHaveProperty('inspections');
    expect(shown).not.toHaveProperty('traceabilityInformation');
    expect(shown.product).not.toHaveProperty('producedAtFacility');
    expect((await visit(path)).text).toContain(known.lot);
    expect((await visit(`${path.slice(0, -3)}abc`)).status).toBe(404);
  });

  test('is shown by level to who has a link; a number that is not there is counted', async () => {
    next();
    const partner = await level('business');
    const customs = await level('authority');
    expect((await read(`${partner}?serial=${serial}`)).product).toHaveProperty(
      'batchNumber',
      known.lot,
    );
    const whole = await read(`${customs}?serial=${serial}`);
    expect(whole.inspections.length).toBeGreaterThan(0);
    expect(whole.traceabilityInformation.eventCount).toBeGreaterThan(0);
    expect(whole.traceabilityInformation.digest).toMatch(/^[\da-f]{64}$/);
    expect((await visit(`${customs}?serial=7QK4M2XWPA9TDN3H`, asData)).status).toBe(404);
    const page = await visit(`${customs}?serial=7QK4M2XWPA9TDN3H`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('no such unit');
    const { data } = await demo.get('passport/visits', { passport_id: known.id });
    expect(data.map((one: { serial_number: string }) => one.serial_number)).toContain(serial);
  });
});

describe('as linked data', () => {
  test('every name means something, and page and data are of one value', async () => {
    next();
    const customs = await share(known.id, 'authority');
    const shown = await read(`${customs}?serial=${serial}`);
    const names = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, one] of Object.entries(value)) {
        if (name !== '@context') {
          names.add(name);
          walk(one);
        }
      }
    };
    walk(shown);
    const meant = new Set([...Object.keys(passportContext), '@value', '@language']);
    expect([...names].filter((name) => !meant.has(name))).toEqual([]);
    expect(shown.materialsProvenance[0]).toMatchObject({
      massFraction: 0.46,
      recycledMassFraction: 0.6,
    });
    const { text } = await visit(`${customs}?serial=${serial}`);
    for (const word of [
      'Stainless steel 304',
      'Declaration of conformity',
      '7439-92-1',
      '21.4 kg CO₂e per unit',
    ])
      expect(text, word).toContain(word);
  });

  test('is found by the Digital Link of the product and of the unit', async () => {
    next();
    const voc = 'https://ref.gs1.org/voc/dpp';
    for (const path of [`/01/${gtin}`, `/01/${gtin}/21/${serial}`]) {
      const answer = await visit(`${path}?linkType=gs1:dpp`);
      expect(answer.status).toBe(307);
      const to = answer.headers.get('location')!;
      expect(to).toMatch(/^\/dpp\/[\da-f]{32}\?/);
      expect((await read(to)).product.gtin).toBe(gtin);
      const linkset = JSON.parse((await visit(`${path}?linkType=linkset`)).text);
      expect(linkset.linkset[0][voc]).toMatchObject([
        { type: 'text/html' },
        { type: 'application/ld+json' },
      ]);
    }
    const [{ gtin: other }] = await owner.rows<{ gtin: string }>(
      `select p.gtin from part p where p.company_id = 1 and p.gtin <> ''
       and not exists (select from passport d where d.company_id = 1 and d.part_id = p.id) limit 1`,
    );
    expect((await visit(`/01/${other.padStart(14, '0')}?linkType=gs1:dpp`)).status).toBe(404);
  });

  test('speaks three languages', async () => {
    next();
    const { public_id: id } = await owner.row<{ public_id: string }>(
      'select public_id from passport where id = $1',
      [known.id],
    );
    const words = { zh_CN: '产品护照', en: 'Product passport', zh_TW: '產品護照' };
    for (const [language, word] of Object.entries(words)) {
      const { text, status } = await visit(`/dpp/${id}?language=${language}`);
      expect(status).toBe(200);
      expect(text).toContain(word);
    }
    const { text } = await visit(`/dpp/${id}?language=zh_TW`);
    expect(text).toContain('不鏽鋼 304');
  });
});
