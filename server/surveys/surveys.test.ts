import { describe, expect, test } from 'vitest';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { survey } from '#blocks/survey/spec.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

// So few connections that holding one while waiting for another would deadlock.
const node = await startTestNode({ settings: { DATABASE_POOL: '4' } });
const owner = await openOwner(node.ownerUrl);
const [demo, other, sales] = await Promise.all(
  ['demo', 'other', 'sales'].map((name) => node.signIn(name)),
);
const { id: partId } = await owner.row<{ id: number }>(
  'select id from part where company_id = 1 order by id desc limit 1',
);

const item = { name: '', type: 0, value: '', value1: '', value2: '', required: false } as const;
const document = pageOf(
  [
    newBlock(survey, {
      title: '满意度调查',
      jsonData: [
        { ...item, name: { zh_CN: '您的建议', en: 'What would you change?' } },
        {
          ...item,
          name: { zh_CN: '满意吗', en: 'Are you content?' },
          type: 2,
          value1: { zh_CN: '满意#一般', en: 'Yes#Somewhat' },
          required: true,
        },
        { ...item, name: '喜欢什么', type: 3, value1: '外观#手感#价格' },
      ],
    }),
  ],
  { details: '调查' },
);

/** A published page with a survey for one part, and a scanned product of it. */
async function publish() {
  const name = `调查 ${Math.random()}`;
  const added = await demo!.post('pageTemplate/add', { name, kind: 'trace', document, remark: '' });
  const id = added.data.id as number;
  await demo!.post('pageTemplate/publish', { id, version: 1, note: '' });
  const uses = [{ target: 'part', target_id: partId }];
  expect(await demo!.post('pageTemplate/assign', { id, version: 2, uses })).toMatchObject({
    code: 0,
  });
  return { id, name };
}
const page = await publish();

async function look() {
  const [made] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId });
  const { data } = await node.anyone().get('api/query', { code: made!.code });
  return { code: made!.code, id: (data.result as { id: string }).id };
}
const send = (id: string, answers: object, more: object = {}) =>
  node.anyone().post('api/survey', { id, block: 'b1', answers, ...more });
const kept = (code: string) =>
  owner.rows<{ answers: unknown; words: string; page_name: string; version: number }>(
    'select answers, words, page_name, version from survey where serial_number = $1',
    [code],
  );

describe('[BLK-27] answers to the questions on a page', () => {
  test('are kept in the words they were asked in, and found in the back office', async () => {
    const { code, id } = await look();
    expect(await send(id, { q0: ['少些噪音'], q1: ['0'], q2: ['0', '2'] })).toMatchObject({
      code: 0,
      msg: '感谢您的回答，已提交',
    });
    const { data } = await demo!.get('survey/index', { keyword: '少些噪音' });
    expect(data).toMatchObject([
      {
        title: '满意度调查',
        serial_number: code,
        part_id: partId,
        page_id: page.id,
        page_name: page.name,
        number: 1,
        answers: [
          { name: '您的建议', type: 0, value: ['少些噪音'] },
          { name: '满意吗', type: 2, value: ['满意'] },
          { name: '喜欢什么', type: 3, value: ['外观', '价格'] },
        ],
        words: '您的建议：少些噪音\n满意吗：满意\n喜欢什么：外观、价格',
      },
    ]);
    const { data: filtered } = await demo!.get('survey/index', {
      page_id: page.id,
      part_id: partId,
    });
    expect(filtered).toContainEqual(expect.objectContaining({ serial_number: code }));
  });

  test('sent again from the same phone take the place of the first', async () => {
    const { code, id } = await look();
    await Promise.all([send(id, { q1: ['0'] }), send(id, { q1: ['0'] })]);
    await send(id, { q1: ['1'] });
    expect(await kept(code)).toMatchObject([{ words: '满意吗：一般' }]);
  });

  test('many at once do not wait for each other', async () => {
    const { id } = await look();
    const many = Array.from({ length: 24 }, (_, at) =>
      send(at % 2 === 0 ? id : 'invented', { q1: ['0'] }),
    );
    const codes = (await Promise.all(many)).map(({ status }) => status);
    expect(codes.filter((status) => status === 200)).toHaveLength(12);
    expect(codes.filter((status) => status === 409)).toHaveLength(12);
  });

  test('name what is wrong, and change nothing', async () => {
    const { code, id } = await look();
    const answer = await send(id, { q0: ['长'.repeat(501)], q2: ['9'] });
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([
      { field: 'answers.q0', msg: '“您的建议”的回答不能超过 500 个字' },
      { field: 'answers.q1', msg: '请回答“满意吗”' },
      { field: 'answers.q2', msg: '“喜欢什么”没有这个选项' },
    ]);
    expect((await send(id, { drop: ['x'] })).status).toBe(422);
    expect(await kept(code)).toEqual([]);
  });

  test('are taken from a page without a script, which comes back with what is to be mended', async () => {
    const { code } = await look();
    const shown = await (await fetch(`${node.base}/template?code=${code}`)).text();
    const action = /action="(\/survey[^"]*)"/.exec(shown)![1]!.replaceAll('&amp;', '&');
    const fill = (body: string[][]) =>
      fetch(node.base + action, { method: 'POST', body: new URLSearchParams(body) });
    const back = await fill([
      ['q0', '写了一半'],
      ['q2', '0'],
      ['q2', '1'],
      ['consent', 'p1'],
    ]);
    expect(back.status).toBe(422);
    const markup = await back.text();
    expect(markup).toContain('请回答“满意吗”');
    expect(markup).toContain('写了一半');
    const unread = await fill([['q1', '0']]);
    expect(unread.status).toBe(422);
    expect(await unread.text()).toContain('请阅读隐私说明并勾选同意');
    expect(markup.match(/checked=""/g)).toHaveLength(3);
    expect(await kept(code)).toEqual([]);
    // Its address, opened in another language, leads to the questions.
    const elsewhere = await fetch(node.base + action.replace('zh_CN', 'en'));
    expect(new URL(elsewhere.url).pathname).toBe('/template');
    expect(await elsewhere.text()).toMatch(/<html lang="en"[^]*action="\/survey/);
    const agreed = [
      ['q1', '0'],
      ['consent', 'p1'],
    ];
    const done = await (await fill(agreed)).text();
    expect(done).toContain('感谢您的回答，已提交');
    expect(done).toContain(`/template?code=${code}`);
    expect(await kept(code)).toMatchObject([{ words: '满意吗：满意' }]);
    const { data } = await demo!.get('survey/index', { keyword: code });
    expect(data).toMatchObject([{ consent: { text: 'p1', language: 'zh_CN' } }]);
  });

  test('are asked for, mended and thanked for on pages with the company’s hotline, where it has one', async () => {
    const { code } = await look();
    const shown = await (await fetch(`${node.base}/template?code=${code}`)).text();
    const action = /action="(\/survey[^"]*)"/.exec(shown)![1]!.replaceAll('&amp;', '&');
    const thanked = async (hotline: string) => {
      const { data } = await demo!.get('mark/info');
      const { version, hidden, carrier, error_level, address_form } = data;
      const mark = { version, hidden, carrier, error_level, address_form, hotline };
      expect(await demo!.post('mark/edit', mark)).toMatchObject({ code: 0 });
      const body = new URLSearchParams({ q1: '0', consent: 'p1' });
      return (await fetch(node.base + action, { method: 'POST', body })).text();
    };
    const page = await thanked('400 820-1234');
    expect(page).toContain('感谢您的回答，已提交');
    const call = '<a class="act svc-call" href="tel:4008201234"';
    expect(page).toContain(call);
    const form = await (await fetch(`${node.base}/template?code=${code}&language=en`)).text();
    expect(form).toMatch(/<\/form><a class="act" href="tel:4008201234">Call /);
    const body = new URLSearchParams({ q1: '0' });
    const mended = await (await fetch(node.base + action, { method: 'POST', body })).text();
    expect(mended.match(/tel:4008201234/g)).toHaveLength(1);
    expect(mended.indexOf(call)).toBeLessThan(mended.indexOf('<form'));
    expect(await thanked('')).not.toContain('class="act svc-call"');
  });

  test('belong to a product that was looked at and a form that is there', async () => {
    const { id } = await look();
    for (const [reference, more] of [
      ['invented', {}],
      [id, { block: 'b2' }],
      [`${id.startsWith('A') ? 'B' : 'A'}${id.slice(1)}`, {}],
    ] as const)
      expect(await send(reference, { q1: ['0'] }, more)).toMatchObject({
        status: 409,
        msg: '页面已更新，请重新打开后再提交',
      });
  });

  test('are of one company, and of those who may see them', async () => {
    expect((await other!.get('survey/index', { page_id: page.id })).data).toEqual([]);
    expect(await sales!.get('survey/index')).toMatchObject({ code: 403 });
  });

  test('stay when their page goes', async () => {
    const { code, id } = await look();
    await send(id, { q1: ['0'] });
    const { data } = await demo!.get('pageTemplate/info', { id: page.id });
    await demo!.post('pageTemplate/assign', { id: page.id, version: data.version, uses: [] });
    await demo!.post('pageTemplate/delete', { ids: [page.id] });
    expect(await kept(code)).toMatchObject([{ page_name: page.name }]);
    expect(await send(id, { q1: ['1'] })).toMatchObject({ status: 409 });
  });
});
