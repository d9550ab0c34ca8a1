import { describe, expect, test } from 'vitest';
import { asData, operator, pathOf, secrets, startPassports } from './passports.fixture.ts';

const { node, owner, demo, next, visit, read, add, publish, published, edit, share, accessOf } =
  await startPassports();

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
    const { data } = await demo.get('passport/versions', { id: made.id });
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
    expect(await demo.post('passport/delete', { ids: [made.id] })).toMatchObject({ status: 409 });
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
    const asked = { id: made.id, level: 'authority', name: '冒充' };
    expect(await stranger.post('passport/share', asked)).toMatchObject({ status: 404 });
    for (const list of ['versions', 'links', 'visits'])
      expect(await stranger.get(`passport/${list}`, { id: made.id })).toMatchObject({
        status: 404,
      });
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
    expect((await demo.get('passport/links', { id: made.id })).data).toMatchObject([
      { name: '汉堡海关', level: 'authority', is_open: true, open_count: 2 },
    ]);
    expect((await demo.get('passport/visits', { id: made.id })).data).toMatchObject([
      { name: '汉堡海关', as_data: true },
      { name: '汉堡海关', as_data: false },
    ]);
  });

  test('one that expired, was withdrawn or never existed leads to the same page, and is counted', async () => {
    next();
    const made = await published();
    const revoked = await share(made.id, 'business');
    const [{ id }] = (await demo.get('passport/links', { id: made.id })).data;
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
    const asked = { id: draft.id, level: 'business', name: '伙伴' };
    expect(await demo.post('passport/share', asked)).toMatchObject({ status: 409 });
    const made = await published();
    const wrong: [object, string][] = [
      [{ days: 0 }, 'days'],
      [{ days: 367 }, 'days'],
      [{ level: 'public' }, 'level'],
      [{ name: ' ' }, 'name'],
    ];
    for (const [body, field] of wrong)
      expect(await demo.post('passport/share', { ...asked, id: made.id, ...body })).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
  });
});

test('a preview shows the company what each would see, before anything is public', async () => {
  next();
  const made = await add({ ...secrets, access: await accessOf() });
  const { data } = await demo.get('passport/info', { id: made.id });
  const shown = async (level: string) => (await visit(`${data.preview}?level=${level}`)).text;
  expect(await shown('public')).not.toContain('partners only');
  expect(await shown('business')).toContain('partners only');
  expect(await shown('business')).not.toContain('authorities only');
  expect(await shown('authority')).toContain('authorities only');
  expect(await shown('authority')).not.toContain('nobody at all');
  expect((await visit(pathOf(made))).status).toBe(404);
  expect((await visit(`${data.preview.slice(0, -4)}aaaa`)).status).toBe(404);
});
