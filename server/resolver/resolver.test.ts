import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { systemActor, transact } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const one = await owner.row<{
  seq: string;
  gtin: string;
  part_id: number;
  lot: string;
  manuals: { url: string }[];
}>(
  `select i.seq, p.gtin, i.part_id, b.code as lot, p.manuals from identifier i
   join part p on p.company_id = 1 and p.id = i.part_id join batch b on b.company_id = 1 and b.id = i.batch_id
   where i.company_id = 1 and i.code is null and p.gtin <> '' order by jsonb_array_length(p.manuals) desc, i.seq limit 1`,
);
const seq = Number(one.seq);
const serial = (
  await transact(node.app.database.main, systemActor, (tx) =>
    codeTexts(node.app, tx, 1, [{ seq, code: null }]),
  )
).get(seq)!;
const gtin = one.gtin.padStart(14, '0');
const unit = `/01/${gtin}/21/${serial}`;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(node.base + path, { redirect: 'manual', headers });
const ledTo = async (path: string, headers = {}) => {
  const answer = await ask(path, headers);
  expect(answer.status).toBe(307);
  return answer.headers.get('location');
};

describe('an address on a label', () => {
  test('leads to the page of the product', async () => {
    expect(await ledTo(`/c/${serial}`)).toBe(`/template?code=${serial}`);
    expect(await ledTo(unit)).toBe(`${node.base}/template?code=${serial}`);
    expect(
      await ledTo(`/01/${gtin}/10/${encodeURIComponent(one.lot)}/21/${serial}?17=271231`),
    ).toBe(`${node.base}/template?code=${serial}`);
    expect(await ledTo(`/01/${gtin}`)).toBe(`${node.base}/template?gtin=${gtin}`);
    expect(await ledTo(`/01/${gtin}/`)).toBe(`${node.base}/template?gtin=${gtin}`);
  });

  test('counts nothing by itself', async () => {
    const before = await owner.row(
      `select scans, (select count(*) from scan_log) as log from identifier where company_id = 1 and seq = $1`,
      [seq],
    );
    for (let time = 0; time < 5; time += 1) await ask(unit);
    expect(
      await owner.row(
        `select scans, (select count(*) from scan_log) as log from identifier where company_id = 1 and seq = $1`,
        [seq],
      ),
    ).toEqual(before);
  });

  test('is refused with 400 where its syntax is wrong', async () => {
    const wrong = [
      `/01/${gtin.slice(1)}`,
      `/01/${gtin.slice(0, 13)}${(Number(gtin[13]) + 1) % 10}`,
      `/01/${gtin}/21/`,
      `/01/${gtin}/21/%`,
      `/01/${gtin}/21/a%20b`,
      `/01/${gtin}/21/${serial}/10/A`,
      `/01/${gtin}/99/1`,
      `${unit}?17=991399`,
      '/00/123',
      '/8006/1',
    ];
    for (const path of wrong) expect([path, (await ask(path)).status]).toEqual([path, 400]);
  });

  test('is 404 where nothing of ours is meant', async () => {
    const other = await owner.row<{ gtin: string }>(
      `select gtin from part where company_id = 1 and gtin <> '' and gtin <> $1 limit 1`,
      [one.gtin],
    );
    const unknown = [
      '/01/09506000134352',
      `/01/09506000134352/21/${serial}`,
      `/01/${other.gtin.padStart(14, '0')}/21/${serial}`,
      `/01/${gtin}/21/${serial.slice(0, -1)}${serial.endsWith('A') ? 'B' : 'A'}`,
      `/01/${gtin}/10/no-such-lot`,
      '/00/952123450000000012',
      '/414/9521321000018/254/1',
    ];
    for (const path of unknown) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});

describe('an address that leads nowhere', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const refused: readonly [path: string, status: number, words: Record<string, string>][] = [
    [
      `/01/${gtin}/21/%`,
      400,
      { 'zh-CN': '无法识别这个链接', en: 'Couldn’t read this link', 'zh-TW': '無法識別這個連結' },
    ],
    [
      `/01/${gtin.slice(1)}`,
      400,
      { 'zh-CN': '无法识别这个链接', en: 'Couldn’t read this link', 'zh-TW': '無法識別這個連結' },
    ],
    [
      '/01/09506000134352',
      404,
      {
        'zh-CN': '没有找到这个产品',
        en: 'Product not found',
        'zh-TW': '沒有找到這個產品',
      },
    ],
    [
      `${unit}?linkType=gs1:recipeInfo`,
      404,
      {
        'zh-CN': '这个产品没有这类内容',
        en: 'The product has no content of this type',
        'zh-TW': '這個產品沒有這類內容',
      },
    ],
  ];

  test.each(refused)('%s is a page with status %i for a phone', async (path, status, words) => {
    for (const [tongue, sentence] of Object.entries(words)) {
      const answer = await ask(path, { accept: browser, 'accept-language': `${tongue},*;q=0.5` });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const text = await answer.text();
      expect(text).toContain(`<html lang="${tongue}">`);
      expect(text).toContain(`<h1>${sentence}</h1>`);
    }
    // Changing the language in the footer stays on the page.
    const chosen = `${path}${path.includes('?') ? '&' : '?'}language=en`;
    const english = await ask(chosen, { accept: browser, 'accept-language': 'zh-CN' });
    expect(english.status).toBe(status);
    expect(await english.text()).toContain(words.en!);
  });

  test.each(refused)('%s is data with status %i for a program', async (path, status) => {
    for (const accept of ['*/*', 'application/json', 'application/linkset+json']) {
      const answer = await ask(path, { accept });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ code: status });
    }
  });

  test('shows the way to the product where only the kind of link is missing', async () => {
    const answer = await ask(`${unit}?linkType=gs1:recipeInfo`, { accept: browser });
    expect(await answer.text()).toContain(`href="${node.base}/template?code=${serial}"`);
  });

  test('puts nothing of what was asked into its page as markup', async () => {
    const asked = '/01/x"><script>alert(1)</script>?a=<img src=x onerror=alert(2)>';
    const answer = await ask(asked, { accept: browser });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    // Our scripts are loaded by URL.
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<img src=x');
    expect(text).not.toContain('alert(1)</script>');
  });
});

describe('link types', () => {
  test('lead where they say, bare, with their prefix or as an address, and nowhere when there is none', async () => {
    for (const type of ['pip', 'gs1:pip', 'https://gs1.org/voc/pip', 'gs1:defaultLink'])
      expect(await ledTo(`${unit}?linkType=${encodeURIComponent(type)}`)).toContain(
        '/template?code=',
      );
    expect(await ledTo(`${unit}?linkType=gs1:verificationService`)).toContain(
      `/security?sn=${serial}`,
    );
    expect((await ask(`${unit}?linkType=gs1:recipeInfo`)).status).toBe(404);
    expect((await ask(`/01/${gtin}?linkType=gs1:verificationService`)).status).toBe(404);
  });

  test('are listed as a linkset (RFC 9264), by parameter or by what the caller accepts', async () => {
    const answers = [
      await ask(`${unit}?linkType=linkset`),
      await ask(`${unit}?linkType=all`),
      await ask(unit, { accept: 'application/linkset+json' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^application\/linkset\+json/);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const { linkset } = (await answer.json()) as {
        linkset: Record<string, { href: string }[]>[];
      };
      expect(linkset).toHaveLength(1);
      expect(linkset[0]!.anchor).toBe(`${node.base}${unit}`);
      expect(linkset[0]!['https://gs1.org/voc/pip']![0]).toMatchObject({
        href: `${node.base}/template?code=${serial}`,
        type: 'text/html',
        hreflang: ['zh-CN', 'en', 'zh-TW'],
      });
      const manuals = linkset[0]!['https://gs1.org/voc/instructions'] ?? [];
      expect(manuals).toHaveLength(one.manuals.length);
    }
  });

  test('stand in the Link header too', async () => {
    const link = (await ask(unit)).headers.get('link')!;
    expect(link).toContain(
      `<${node.base}${unit}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    );
    expect(link).toContain(`rel="https://gs1.org/voc/pip"`);
    // oxlint-disable-next-line no-control-regex -- a header has no others
    expect(/^[\x20-\x7e]*$/.test(link)).toBe(true);
  });
});

test('the resolver says what it can', async () => {
  const answer = await ask('/.well-known/gs1resolver');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    resolverRoot: node.base,
    supportedPrimaryKeys: expect.arrayContaining(['00', '01', '8006', '8018']),
    supportedLinkType: [{ namespace: 'https://gs1.org/voc/', prefix: 'gs1' }],
  });
});
