import { beforeAll, describe, expect, test } from 'vitest';
import { markInput, type MarkRow } from '#contract/features/setting/marks/contract.ts';
import { newRequestKey } from '#server/repairs/request-key.ts';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { editPart } from '#server/testing/parts.ts';
import { readPdf } from '#server/testing/pdf-text.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: 'loopback' } });
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let part: { id: number; name: string };
beforeAll(async () => {
  demo = await node.signIn('demo');
  part = await owner.row(
    `select id, name from part where company_id = 1 and state = 'active' and kind = 'product' and gtin <> '' order by id limit 1`,
  );
  part.name = '溪石手冲壶';
  await editPart(demo, part.id, { warranty_months: 12, model: 'QS-9', name: part.name });
  await set({ hotline: '400-820 1234', brand_name: '青山', brand_name_en: 'Greenhill' });
});

const set = async (given: Partial<MarkRow>) => {
  const now = (await demo.get('mark/info')).data as MarkRow;
  const kept = Object.fromEntries(
    Object.keys(markInput.shape).map((name) => [name, now[name as keyof MarkRow]]),
  );
  const answer = await demo.post('mark/edit', { version: now.version, ...kept, ...given });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
};
type State = 'sold' | 'recalled' | 'voided' | 'encoded' | 'frozen' | 'commissioned';
const make = async (state: State = 'sold') =>
  (await makeCodes(node, [{ count: 1, state }], { partId: part.id }))[0]!.code;
const open = async (path: string, on: TestNode = node) =>
  (await fetch(on.base + path, { headers: phone('page') })).text();
const pageOf = (code: string, language = 'zh_CN', on: TestNode = node) =>
  open(`/template?code=${code}&language=${language}`, on);
const verdictIn = (page: string) =>
  /<section class="card[^>]* b-result.*?<\/section>/s.exec(page)![0];

describe('the verdict', () => {
  test('comes with the company and the product, to be compared with what is at hand', async () => {
    const code = await make();
    const verdict = verdictIn(await pageOf(code));
    expect(verdict.indexOf('<h1>')).toBeLessThan(verdict.indexOf('青山'));
    expect(verdict).toContain(`<strong>${part.name}</strong>`);
    expect(verdict).toContain('QS-9');
    expect(verdict).toContain(code.replace(/(.{4})(?=.)/g, '$1 '));
    expect(verdict).not.toContain('tel:');
    expect(verdictIn(await pageOf(code, 'en'))).toContain('Greenhill');
  });

  test.each(['recalled', 'voided', 'encoded', 'frozen', 'commissioned'] as const)(
    'on a code that is %s names the company, whom to call and where to report, and offers nothing',
    async (state) => {
      const page = await pageOf(await make(state));
      const verdict = verdictIn(page);
      expect(verdict).toContain('青山');
      expect(verdict).toContain('href="tel:4008201234"');
      expect(verdict).toContain('致电 青山');
      expect(verdict).toContain('class="act is-report"');
      for (const offered of [
        '/repair',
        '/activation',
        '/warranty',
        '/points',
        '/reward',
        '<progress',
      ])
        expect(page).not.toContain(offered);
      expect(page.includes(part.name)).toBe(state !== 'voided' && state !== 'encoded');
    },
  );

  test('on a likely copy does the same', async () => {
    const code = await make();
    const ask = (agent: string, ip: string) =>
      fetch(`${node.base}/template?code=${code}&language=zh_CN`, {
        headers: phone(agent, { 'x-forwarded-for': ip }),
      });
    for (let n = 1; n <= 6; n += 1) await ask(`phone ${n}`, `203.0.113.${n}`);
    const page = await pageOf(code);
    const verdict = verdictIn(page);
    expect(verdict).toContain('疑似');
    expect(verdict).toContain('青山');
    expect(verdict).toContain('href="tel:4008201234"');
    expect(verdict).toContain('class="act is-report"');
    for (const offered of ['/repair', '/activation', '/warranty', '/points', 'b-result-line'])
      expect(page).not.toContain(offered);
  });

  test('on a code that nobody issued names nobody', async () => {
    const page = await pageOf('2222222222222222');
    expect(page).not.toContain('青山');
    expect(page).not.toContain('tel:');
    expect(page).not.toContain('--brand-light');
  });

  test('does not name a company that hides its name, but still tells whom to call', async () => {
    await set({ hidden: ['company'] });
    const page = await pageOf(await make('recalled'));
    expect(verdictIn(page)).not.toContain('青山');
    expect(verdictIn(page)).toContain('致电客服');
    await set({ hidden: [] });
  });
});

describe('the brand', () => {
  test('is a theme for all pages of the company, on every node, from the moment it is saved', async () => {
    const code = await make();
    // Both nodes have parts of this page in their caches.
    for (const on of [node, second, node, second])
      expect(await pageOf(code, 'zh_CN', on)).not.toContain('--brand-light');
    await set({ brand_color: '#1F5FA8', brand_radius: 'round', brand_spacing: 'wide' });
    for (const on of [node, second]) {
      const page = await pageOf(code, 'zh_CN', on);
      expect(page).toContain('--brand-light:rgb(31,95,168)');
      expect(page).toContain('--round:18px');
      expect(page).toContain('--gap:20px');
    }
    await set({ brand_color: '', brand_radius: 'soft', brand_spacing: 'normal' });
    expect(await pageOf(code, 'zh_CN', second)).not.toContain('--round');
  });

  test('heads the forms for activation, repairs and reports, too', async () => {
    const code = await make();
    await set({ brand_color: '#1F5FA8' });
    for (const path of [
      '/activation?sn=',
      '/repair?sn=',
      '/afterrecords?sn=',
      '/report?sn=',
      '/report/track?code=',
      '/warranty?sn=',
      '/points?sn=',
    ]) {
      const page = await open(`${path}${code}&language=en`);
      expect(page, path).toContain('<strong>Greenhill</strong>');
      expect(page, path).toContain('--brand-light:rgb(31,95,168)');
      expect(page, path).toContain('href="tel:4008201234"');
    }
    await set({ brand_color: '' });
  });

  test('darkens a colour that could not be read on white', async () => {
    await set({ brand_color: '#ffd700' });
    const [, red, green] = /--brand-light:rgb\((\d+),(\d+),/.exec(await pageOf(await make()))!;
    expect(Number(red)).toBeLessThan(160);
    expect(Number(green)).toBeLessThan(140);
    await set({ brand_color: '' });
  });

  test('takes only a colour, and a picture of the company’s own', async () => {
    const now = (await demo.get('mark/info')).data as MarkRow;
    const base = { version: now.version, hidden: [], carrier: 'qr', error_level: 'M' };
    const mark = { ...base, address_form: 'short' };
    for (const [field, value] of [
      ['brand_color', 'red'],
      ['brand_color', '#12345'],
      ['brand_radius', 'oval'],
      ['brand_logo', 'https://example.com/a.png'],
      ['brand_logo', `/api/picture/${'0'.repeat(64)}.webp`],
    ] as const)
      expect(await demo.post('mark/edit', { ...mark, [field]: value })).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
  });
});

describe('a part in other languages', () => {
  const attributes = [
    {
      name: '容量',
      value: '六百毫升',
      name_en: 'Volume',
      value_en: '600 ml',
      value_tw: '六百毫升整',
    },
  ];

  test('is shown in that of the page, and where it has none in Chinese', async () => {
    const named = { name_en: 'Gooseneck kettle', name_tw: '溪石手沖壺', model_en: 'QS nine' };
    const manuals = [
      { name: '说明书', url: 'https://help.example/q', name_en: 'User manual', name_tw: '' },
    ];
    await editPart(demo, part.id, { ...named, attributes, manuals });
    const code = await make();
    const english = await pageOf(code, 'en');
    for (const text of [
      'Gooseneck kettle',
      'QS nine',
      'Volume',
      '600 ml',
      'Greenhill',
      'User manual',
    ])
      expect(english).toContain(text);
    expect(english).not.toContain(part.name);
    expect(english).not.toContain('容量');
    expect(english).not.toContain('说明书');
    const traditional = await pageOf(code, 'zh_TW');
    for (const text of ['溪石手沖壺', 'QS-9', '容量', '六百毫升整', '说明书'])
      expect(traditional).toContain(text);
    const { result } = (
      await node.anyone().get('api/query', { code }, { ...phone('en'), lang: 'en' })
    ).data;
    expect(result).toMatchObject({ part_name: 'Gooseneck kettle', company_name: 'Greenhill' });
    expect(await pageOf(code)).toContain(part.name);
  });

  test('is called so in the forms and on the pages after them', async () => {
    const code = await make();
    const named = 'Gooseneck kettle';
    for (const path of [
      `/activation?sn=${code}&product_name=${part.name}`,
      `/repair?sn=${code}&part_name=${part.name}`,
    ]) {
      const page = await open(`${path}&language=en`);
      expect(page, path).toContain(`<strong>${named}</strong>`);
      expect(page, path).not.toContain(part.name);
    }
    const who = { name: 'Ann', phone: '13812345678', consent: 'p1' };
    const { data: repair } = await node.anyone().post('api/repair', {
      ...{ ...who, sn: code, fault_type: 'noise', content: 'It rattles' },
      key: newRequestKey(node.app),
    });
    const { data: report } = await node.anyone().post('api/report', {
      ...{ ...who, sn: code, content: 'It looks different' },
      key: /name="key" value="([^"]+)"/.exec(await open(`/report?code=${code}`))![1],
    });
    const { data: active } = await node.anyone().post('api/active', { ...who, sn: code });
    for (const path of [
      `/afterrecords?sn=${code}&request=${repair.link}`,
      `/report/track?code=${code}&report=${report.link}&sent=1`,
      `${active.link}?`,
    ]) {
      const english = await open(`${path}&language=en`);
      expect(english, path).toContain(named);
      expect(english, path).not.toContain(part.name);
      expect(await open(`${path}&language=zh_TW`), path).toContain('溪石手沖壺');
      expect(await open(`${path}&language=zh_CN`), path).toContain(part.name);
    }
    const track = await open(`/afterrecords?sn=${code}&request=${repair.link}&language=en`);
    expect(track).toMatch(/<dt>Product<\/dt>\s*<dd>Gooseneck kettle<\/dd>/);
    expect(await open(`${active.link}?language=en`)).toContain('QS nine');
    const paper = await fetch(`${node.base}${active.link}.pdf?language=en`);
    const words = (await readPdf(new Uint8Array(await paper.arrayBuffer()))).flat().join('\n');
    for (const word of [named, 'Greenhill', 'QS nine']) expect(words).toContain(word);
  });

  test('keeps a window title of ours in the language of the page', async () => {
    const page = await open(`/afterrecords?sn=${await make()}&title=申请维修&language=en`);
    expect(page).toContain('<title>Request a repair</title>');
  });

  test('is found by any of its names', async () => {
    const rows = await demo.get('part/index', { keyword: 'gooseneck' });
    expect(rows.data.map(({ id }: { id: number }) => id)).toContain(part.id);
  });

  test('makes no new revision where nothing was translated', async () => {
    const plain = await owner.row<{ id: number; revision: number }>(
      `select id, revision from part where company_id = 1 and jsonb_array_length(attributes) > 0
         and name_en = '' and id <> $1 limit 1`,
      [part.id],
    );
    await editPart(demo, plain.id, {});
    expect((await demo.get('part/info', { id: plain.id })).data.revision).toBe(plain.revision);
  });
});

describe('robots.txt', () => {
  test('keeps crawlers from opening codes, which would be scans', async () => {
    const answer = await fetch(`${node.base}/robots.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toMatch(/^User-agent: \*\n[\s\S]*Disallow: \/\n/);
  });
});

describe('[CO-7] the search for products of the brand', () => {
  const idOf = async (code: string) =>
    (await node.anyone().get('api/query', { code }, phone('search'))).data.result.id as string;
  const searchFor = (id: string, q: string) =>
    open(`/search?${new URLSearchParams({ id, q, language: 'zh_CN' }).toString()}`);

  test('finds active products by a part of their name, and leads to them', async () => {
    const id = await idOf(await make());
    const page = await searchFor(id, part.name.slice(1, 3));
    expect(page).toMatch(new RegExp(`<strong>\\s*${part.name}\\s*</strong`));
    expect(page).toMatch(/href="\/template\?gtin=\d{14}/);
    const none = await searchFor(id, '没有这样的东西');
    expect(none).toContain('没有名称或型号中含“没有这样的东西”的产品');
  });

  test('finds nothing of other companies, and nothing without a scan', async () => {
    const id = await idOf(await make());
    const other = await owner.row<{ name: string }>(
      `select name from part where company_id = 38 and state = 'active' and kind = 'product'
         and name not in (select name from part where company_id = 1) limit 1`,
    );
    expect(await searchFor(id, other.name)).not.toContain(`<strong>${other.name}`);
    const gone = await fetch(`${node.base}/search?id=x&q=a`);
    expect(gone.status).toBe(404);
  });

  test('leads to the product of this brand where another company has the same number', async () => {
    const { gtin } = await owner.row<{ gtin: string }>('select gtin from part where id = $1', [
      part.id,
    ]);
    const other = await node.signIn('other');
    const input = { code: 'SAME-GTIN', name: '同号牛奶', gtin };
    const { data: added } = await other.post('part/add', input);
    const codes = await makeCodes(node, [{ count: 1, state: 'sold' }], {
      companyId: 38,
      partId: added.id,
    });
    for (const [code, name] of [
      [codes[0]!.code, input.name],
      [await make(), part.name],
    ] as const) {
      const page = await searchFor(await idOf(code), name);
      const [, path] = /href="(\/template\?gtin=[^"]+)"/.exec(page)!;
      expect(await open(path!.replaceAll('&amp;', '&'))).toContain(`<h1>${name}</h1>`);
    }
  });

  test('checks a code that is typed into it', async () => {
    const code = await make();
    const answer = await fetch(`${node.base}/search?id=x&q=${code}&language=en`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/template?code=${code}&language=en`);
  });
});
