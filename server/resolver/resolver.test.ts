import { get } from 'node:http';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { parseDigitalLink } from '#contract/gs1/digital-link.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { systemActor, transact } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { findItem } from '../identifiers/find-item.ts';

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
    expect(await ledTo(unit)).toBe(`/template?code=${serial}`);
    expect(
      await ledTo(`/01/${gtin}/10/${encodeURIComponent(one.lot)}/21/${serial}?17=271231`),
    ).toBe(`/template?code=${serial}&17=271231`);
    expect(await ledTo(`/01/${gtin}`)).toBe(`/template?gtin=${gtin}`);
    expect(await ledTo(`/01/${gtin}/`)).toBe(`/template?gtin=${gtin}`);
  });

  test('passes on what is asked beside it, but for what the page itself needs', async () => {
    expect(await ledTo(`${unit}?foo=bar&code=other&language=en&a=%26%23x`)).toBe(
      `/template?code=${serial}&foo=bar&language=en&a=%26%23x`,
    );
    expect(await ledTo(`/01/${gtin}?linkType=gs1:pip&foo=bar`)).toBe(
      `/template?gtin=${gtin}&linkType=gs1%3Apip&foo=bar`,
    );
  });

  test('a batch that nobody knows leads to its product', async () => {
    expect(await ledTo(`/01/${gtin}/10/no-such-lot`)).toBe(`/template?gtin=${gtin}`);
  });

  test('a compressed link is like its long form, which stands in a header', async () => {
    const { gtin: other } = await owner.row<{ gtin: string }>(
      `update part set gtin = '05412345000013' where company_id = 1 and id = $1 returning gtin`,
      [one.part_id],
    );
    try {
      const long = `/01/${other}/10/ABC%26%2B123?7003=1903061658`;
      const to = await ledTo(long);
      expect(to).toBe(`/template?gtin=${other}&7003=1903061658`);
      for (const path of ['/AQnYUc1gmiERBhQ0ytiyZuAGOLc1TQ', '/AQnYUc1gmiERBhQ0ytiyZuAGOLc1TQ/']) {
        const answer = await ask(path);
        expect(answer.headers.get('location')).toBe(to);
        expect(answer.headers.get('link')).toContain(
          `<http://localhost:0${long}>; rel="owl:sameAs"`,
        );
      }
    } finally {
      await owner.rows(`update part set gtin = $2 where company_id = 1 and id = $1`, [
        one.part_id,
        one.gtin,
      ]);
    }
    expect((await ask('/ARHKVAdpQg')).status).toBe(404);
    // What is no link stays with the app, as other unknown addresses do.
    expect((await ask('/no-such-page-here')).status).toBe((await ask('/nothing')).status);
  });

  test('a box is found by its SSCC', async () => {
    const sscc = '106901234567890128';
    expect((await ask(`/00/${sscc}`)).status).toBe(404);
    const demo = await node.signIn('demo');
    const prefix = sscc.slice(0, 10);
    expect(await demo.post('codePrefix/add', { prefix, issuer: 'own' })).toMatchObject({ code: 0 });
    await expect.poll(async () => (await ask(`/00/${sscc}`)).status).toBe(307);
    expect(await ledTo(`/00/${sscc}`)).toBe(`/template?code=${sscc}`);
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
    const unknown = [
      '/01/09506000134352',
      `/01/09506000134352/21/${serial}`,
      '/00/952123450000000012',
      '/414/9521321000018/254/1',
    ];
    for (const path of unknown) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });
});

describe('an invented serial number', () => {
  const invented = `${serial.slice(0, -1)}${serial.endsWith('A') ? 'B' : 'A'}`;
  const answerTo = async (item: string, headers: Record<string, string> = {}, more = '') => {
    const answer = await ask(`/01/${gtin}/21/${item}${more}`, headers);
    const told = {
      status: answer.status,
      headers: Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
        ),
      ),
      body: await answer.text(),
    };
    // Alike but for the number itself.
    return JSON.parse(JSON.stringify(told).replaceAll(item, 'SERIAL')) as typeof told;
  };

  test('is answered like a real one: it leads to the page, which says that nobody has it and counts the guess', async () => {
    const linkset = { accept: 'application/linkset+json' };
    for (const item of [invented, 'NOBODY-HAS-IT'])
      for (const [headers, more] of [
        [{}, ''],
        [linkset, ''],
        [{}, '?linkType=gs1:verificationService'],
        [{}, '?linkType=gs1:recipeInfo'],
      ] as const)
        expect(await answerTo(item, headers, more)).toEqual(await answerTo(serial, headers, more));
    const page = await ledTo(`/01/${gtin}/21/${invented}`);
    expect(await (await fetch(new URL(page!, node.base))).text()).toContain('没有找到该码');
  });

  test('takes the same statements', async () => {
    const noted = new AsyncLocalStorage<string[]>();
    const driver = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
    const { query } = driver;
    driver.query = function count(this: unknown, ...given: unknown[]) {
      const asked = given[0] as string | { text: string };
      noted.getStore()?.push(typeof asked === 'string' ? asked : asked.text);
      return query.apply(this, given);
    };
    try {
      // With a batch in the link, what is cached of the product is not enough.
      const statementsOf = async (item: string, batch = '') => {
        const statements: string[] = [];
        await noted.run(statements, () =>
          findItem(node.app, parseDigitalLink(`/01/${gtin}${batch}/21/${item}`, '')!),
        );
        return statements;
      };
      await statementsOf(serial);
      for (const path of ['', `/10/${encodeURIComponent(one.lot)}`]) {
        const real = await statementsOf(serial, path);
        expect(real.join().includes('from part p')).toBe(path !== '');
        for (const item of [invented, 'NOBODY-HAS-IT'])
          expect(await statementsOf(item, path)).toEqual(real);
      }
    } finally {
      driver.query = query;
    }
  });
});

test('an address that asks for products that nobody has is stopped like one that guesses codes', async () => {
  const behind = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } }, node.ownerUrl);
  const ask = async (path: string, ip: string) =>
    (
      await fetch(behind.base + path, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': ip },
      })
    ).status;
  // By the resolver, and on the page that it leads to.
  for (const [path, ip] of [
    ['/01/09506000134352', '36.130.0.1'],
    ['/template?gtin=09506000134352', '36.130.0.2'],
  ] as const) {
    const seen = [];
    for (let at = 0; at < 22; at += 1) seen.push(await ask(path, ip));
    expect(seen).toEqual([...Array<number>(20).fill(404), 429, 429]);
    expect(await ask(unit, ip)).toBe(429);
    expect(await ask(`/template?gtin=${gtin}`, ip)).toBe(429);
  }
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
    expect(await answer.text()).toContain(`href="/template?code=${serial}"`);
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
    for (const type of [
      'pip',
      'gs1:pip',
      'https://gs1.org/voc/pip',
      'https://ref.gs1.org/voc/pip',
      'gs1:defaultLink',
    ])
      expect(await ledTo(`${unit}?linkType=${encodeURIComponent(type)}`)).toContain(
        '/template?code=',
      );
    expect(await ledTo(`${unit}?linkType=gs1:verificationService`)).toContain(
      `/security?sn=${serial}`,
    );
    expect((await ask(`${unit}?linkType=gs1:recipeInfo`)).status).toBe(404);
    expect((await ask(`/01/${gtin}?linkType=gs1:verificationService`)).status).toBe(404);
  });

  test.each([
    ['application/linkset+json', 200],
    ['application/linkset+json, */*;q=0.1', 200],
    ['text/html;q=0.5, application/linkset+json', 200],
    ['text/html, application/linkset+json;q=0.5', 307],
    ['application/linkset+json;q=0', 307],
    ['*/*', 307],
  ])('are listed where they are wanted more than a page: %s', async (accept, status) => {
    expect((await ask(unit, { accept })).status).toBe(status);
  });

  test('a linkset has every level up to the product, each with a bare default link', async () => {
    type Context = Record<string, unknown>;
    const linksetOf = async (path: string) =>
      ((await (await ask(`${path}?linkType=linkset`)).json()) as { linkset: Context[] }).linkset;
    const lot = `/01/${gtin}/10/${encodeURIComponent(one.lot)}`;
    const root = 'http://localhost:0';
    const levels = await linksetOf(`${lot}/21/${serial}`);
    expect(levels.map(({ anchor }) => anchor)).toEqual([
      `${root}${lot}/21/${serial}`,
      root + lot,
      `${root}/01/${gtin}`,
    ]);
    for (const level of levels) {
      expect(level.itemDescription).toEqual(expect.stringMatching(/./));
      const [target] = level['https://ref.gs1.org/voc/defaultLink'] as Context[];
      expect(Object.keys(target!)).toEqual(['href', 'title']);
      expect(target!.href).toMatch(/^http/);
    }
    expect(levels[0]).toHaveProperty(['https://ref.gs1.org/voc/verificationService']);
    expect(levels[1]).not.toHaveProperty(['https://ref.gs1.org/voc/verificationService']);
    expect((await linksetOf(`/01/${gtin}/10/no-such-lot`)).map(({ anchor }) => anchor)).toEqual([
      `${root}/01/${gtin}`,
    ]);
  });

  test('of the product serve its items too', async () => {
    expect(one.manuals.length).toBeGreaterThan(0);
    expect(await ledTo(`${unit}?linkType=gs1:instructions`)).toContain(one.manuals[0]!.url);
  });

  test('may be read by other sites, which may ask how', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const answer = await fetch(node.base + unit, { method, redirect: 'manual' });
      expect([method, answer.status]).toEqual([method, method === 'OPTIONS' ? 204 : 307]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    }
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
      expect(linkset).toHaveLength(2);
      expect(linkset[0]!.anchor).toBe(`http://localhost:0${unit}`);
      expect(linkset[0]!['https://ref.gs1.org/voc/pip']![0]).toMatchObject({
        href: `http://localhost:0/template?code=${serial}`,
        type: 'text/html',
        hreflang: ['zh-CN', 'en', 'zh-TW'],
      });
      const manuals = linkset[1]!['https://ref.gs1.org/voc/instructions'] ?? [];
      expect(manuals).toHaveLength(one.manuals.length);
    }
  });

  test('stand in the Link header too', async () => {
    const link = (await ask(unit)).headers.get('link')!;
    expect(link).toContain(
      `<http://localhost:0${unit}?linkType=linkset>; rel="linkset"; type="application/linkset+json"; title="`,
    );
    expect(link).toContain(`rel="https://ref.gs1.org/voc/pip"`);
    expect(link).toContain(`title="pip"; title*=UTF-8''`);
    // oxlint-disable-next-line no-control-regex -- a header has no others
    expect(/^[\x20-\x7e]*$/.test(link)).toBe(true);
  });
});

test('the resolver says what it can', async () => {
  const answer = await ask('/.well-known/gs1resolver');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    resolverRoot: 'http://localhost:0',
    supportedPrimaryKeys: ['00', '01'],
    supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
  });
});

test('nothing repeats the host that a caller names', async () => {
  const asHost = (path: string, accept = '*/*') =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(node.base);
      get({ port, path, headers: { host: 'evil.example', accept } }, (answer) => {
        let text = JSON.stringify(answer.headers);
        answer.on('data', (piece) => (text += String(piece))).on('end', () => resolve(text));
      }).on('error', reject);
    });
  for (const path of [
    '/.well-known/gs1resolver',
    unit,
    `${unit}?linkType=linkset`,
    `${unit}?linkType=gs1:recipeInfo`,
    `/01/${gtin}/21/unknown`,
    `/c/${serial}`,
    `/template?code=${serial}`,
    '/login',
    '/help',
    '/api/openapi.json',
    '/nothing',
    '/nothing/',
    '/scan',
  ])
    for (const accept of ['*/*', 'text/html'])
      expect(await asHost(path, accept), path).not.toContain('evil.example');
});

test('with PUBLIC_URL every link is whole', async () => {
  const settings = { PUBLIC_URL: 'https://our.example' };
  const other = await startTestNode({ settings }, node.ownerUrl);
  const answer = await fetch(other.base + unit, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`https://our.example/template?code=${serial}`);
  expect(answer.headers.get('link')).toContain(`<https://our.example${unit}?linkType=linkset>`);
  const { headers } = await fetch(`${other.base}/login`);
  const policy = headers.get('content-security-policy')!;
  expect(/connect-src ([^;]*)/.exec(policy)![1]).toBe(
    "'self' data: blob: http://127.0.0.1:17653 wss://our.example",
  );
});

test('pages connect to their own host and to the print control of the same computer only', async () => {
  const { headers } = await fetch(`${node.base}/login`);
  const policy = headers.get('content-security-policy')!;
  expect(/connect-src ([^;]*)/.exec(policy)![1]).toBe("'self' data: blob: http://127.0.0.1:17653");
});
