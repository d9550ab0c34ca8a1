import { beforeAll, describe, expect, test } from 'vitest';
import { prepareQuality, type Prepared } from '#server/quality/quality.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { writeDigits } from '../security/covert-codes.mjs';
import { openSeed } from '../security/make.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Prepared;
const by = { emp_name: '王师傅' };
const processes = ['备料', '装配', '老化', '包装'];
const tests = ['耐压', '噪声', '功率', '温升', '寿命'];
const steps = [
  ...processes.map((name) => ({ kind: 'process', name, is_public: true, is_required: false })),
  { kind: 'qc', name: '外观', is_public: true, is_required: false, std: '无划伤' },
  { kind: 'qc', name: '内部抽检', is_public: false, is_required: false },
  ...tests.map((name) => ({
    kind: 'test',
    name,
    is_public: true,
    is_required: false,
    unit: 'kV',
    max: 5,
    std: '≤ 5 kV',
  })),
];

beforeAll(async () => {
  made = await prepareQuality(node, owner);
  // The page that ships is shown.
  await owner.rows('delete from page_use where company_id = 1');
});

/** A unit of a part of its own with a plan and records, shipped. */
async function shippedUnit(plan: object = {}, last: object = { value: 3.5 }) {
  const { id: part } = (await made.post('part/add', { name: `样品${Math.random()}` })) as {
    id: number;
  };
  await made.publishPlan({ part_id: part, steps, ...plan });
  const [unit] = await made.units(1, part);
  for (const name of processes)
    await made.record('process', unit!, name, { content: `${name}完成`, ...by });
  await made.record('qc', unit!, '外观', { result: 'pass', ...by });
  await made.record('qc', unit!, '内部抽检', { content: '不公开的内容', result: 'pass' });
  for (const name of tests) await made.record('test', unit!, name, { value: 1.25, ...by });
  await made.record('test', unit!, '耐压', { ...last, ...by });
  await made.send([unit!]);
  return unit!;
}
const open = async (path: string) => (await fetch(`${node.base}${path}`)).text();
/** The markup of one block. */
const blockIn = (page: string, type: string) =>
  page.split(`data-type="${type}">`)[1]?.split('data-type=')[0] ?? '';
/** The same without what stands behind it. */
const sectionIn = (page: string, type: string) => blockIn(page, type).split('</section>')[0]!;

describe('what a company publishes about how a product was made', () => {
  let unit: string;
  let page: string;
  beforeAll(async () => {
    unit = await shippedUnit();
    page = await open(`/template?code=${unit}`);
  });

  test('[BLK-16] [CON-4] shows the process steps as a timeline: three, then more', () => {
    const block = blockIn(page, 'productionRecord');
    for (const name of processes) expect(block).toContain(`${name}完成`);
    const [first, rest] = block.split('<details');
    expect(first!.match(/<li/g)).toHaveLength(3);
    expect(rest).toContain('包装完成');
  });

  test('[BLK-17] shows the inspections with requirement and result, and none that is not public', () => {
    const block = blockIn(page, 'qualityInfo');
    expect(block).toContain('外观');
    expect(block).toContain('无划伤');
    expect(block).toContain('合格');
    expect(page).not.toContain('不公开的内容');
    expect(page).not.toContain('内部抽检');
  });

  test('[BLK-18] [CON-4] shows the newest test values: three, then more', () => {
    const block = blockIn(page, 'testData');
    expect(block).toContain('3.5 kV');
    const [first, rest] = block.split('<details');
    expect(first!.match(/<li/g)).toHaveLength(3);
    expect(rest).toContain('寿命');
  });

  test('[CON-2] stands on the page of a security code as on the page of the scan', async () => {
    const [row] = (await made.demo.get('identifier/index', { keyword: unit })).data as {
      pack_id: number;
    }[];
    const identity = await node.signIn('identity');
    const { data } = await identity.post('securityPack/add', {
      kind: 'bound',
      pack_id: row!.pack_id,
    });
    await until(
      'the codes are made',
      async () => (await identity.get('securityPack/info', { id: data.id })).data.state === 'ready',
    );
    // Covert codes are shown to nobody: they are derived from the sealed seed, as a printer's file is.
    const { seed, at } = await owner.row<{ seed: Buffer; at: number }>(
      `select s.seed_sealed as seed, (i.seq - p.first_seq)::int as at
       from security_pack s join identifier_pack p on p.company_id = s.company_id and p.id = s.pack_id
       join identifier i on i.company_id = p.company_id and i.seq between p.first_seq and p.last_seq
       where s.id = $1 and i.part_id is not null order by i.seq limit 1`,
      [data.id],
    );
    const code = writeDigits(openSeed(node.app, 1, seed), 'bound', at, 1).toString();
    const answer = await fetch(`${node.base}/security`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code, sn: unit }).toString(),
    });
    const checked = await answer.text();
    expect(checked).toContain('正品');
    for (const type of ['productionRecord', 'qualityInfo', 'testData']) {
      expect(sectionIn(checked, type)).toContain('<li');
      expect(sectionIn(checked, type)).toBe(sectionIn(page, type));
    }
    expect(checked).not.toContain('不公开的内容');
  });

  test('[CO-3] marks what passed and what failed by a sign and a word, with the limits of measured values', async () => {
    const plain = (text: string) =>
      text
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    expect(plain(sectionIn(page, 'qualityInfo'))).toContain('外观 ✓ 合格');
    expect(plain(sectionIn(page, 'testData'))).toContain('耐压 ✓ 合格');
    const limited = steps.map((step) => (step.kind === 'test' ? { ...step, std: '' } : step));
    const failed = await shippedUnit({ steps: limited }, { value: 6 });
    const other = await open(`/template?code=${failed}&language=en`);
    const figures = plain(sectionIn(other, 'testData'));
    expect(figures).toContain('耐压 ✗ Failed');
    expect(figures).toContain('Limits ≤ 5 kV');
    expect(figures).toContain('6 kV');
    // The two have looks of their own.
    expect(sectionIn(page, 'qualityInfo')).toContain('is-checks');
    expect(sectionIn(page, 'testData')).toContain('is-figures');
  });

  test('[CO-3] the way of the product tells that it was tested, unless a test failed or the company hides the step', async () => {
    const wayIn = (text: string) =>
      [...blockIn(text, 'circulationRecord').matchAll(/<h3>([^<]+)<\/h3>/g)].map(
        ([, step]) => step,
      );
    expect(wayIn(page)).toContain('检验');
    expect(blockIn(page, 'circulationRecord')).toContain('6 项');
    const failed = await shippedUnit({}, { value: 6 });
    expect(wayIn(await open(`/template?code=${failed}`))).not.toContain('检验');
    const setHidden = async (hidden: string[]) => {
      const { version, carrier, error_level, address_form } = (await made.demo.get('mark/info'))
        .data as Record<string, string>;
      const mark = { version, carrier, error_level, address_form, hidden };
      expect(await made.demo.post('mark/edit', mark)).toMatchObject({ code: 0 });
    };
    await setHidden(['step_tested', 'step_made']);
    const rest = wayIn(await open(`/template?code=${unit}`));
    expect(rest).not.toContain('检验');
    expect(rest).not.toContain('生产');
    expect(rest).toContain('发货');
    await setHidden(['step_shipped']);
    expect(wayIn(await open(`/template?code=${unit}`))).not.toContain('发货');
    await setHidden(['circulation']);
    expect(wayIn(await open(`/template?code=${unit}`))).toEqual([]);
    await setHidden([]);
  });

  test('names nobody unless the company publishes names', async () => {
    expect(page).not.toContain('王师傅');
    const named = await shippedUnit({ is_emp_public: true });
    expect(await open(`/template?code=${named}`)).toContain('王师傅');
  });

  test('says nothing about a part without public steps, nor in another language than asked', async () => {
    const bare = await shippedUnit({ steps: steps.map((step) => ({ ...step, is_public: false })) });
    expect(await open(`/template?code=${bare}`)).not.toContain('备料完成');
    const english = await open(`/template?code=${unit}&language=en`);
    expect(blockIn(english, 'qualityInfo')).toContain('Pass');
  });
});
