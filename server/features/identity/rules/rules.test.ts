import { beforeAll, describe, expect, test } from 'vitest';
import type { EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { createCompany } from '#server/people/accounts.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});
const { errors } = ruleTexts;

const constant = (text: string) => ({ kind: 'constant', text });
const sequence = (width: number, more: object = {}) => ({
  kind: 'sequence',
  width,
  radix: 10,
  ...more,
});
let made = 0;
const own = (prefix: string, more: object = {}) => ({
  name: `规则 ${(made += 1)}`,
  kind: 'own',
  segments: [constant(prefix), sequence(6)],
  ...more,
});
async function add(body: object, user = demo): Promise<EncodingRule> {
  const answer = await user.post('encodingRule/add', body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data as EncodingRule;
}
const command = (verb: string, ids: number[], user = demo) =>
  user.post(`encodingRule/${verb}`, { ids });
async function effective(prefix: string, user = demo): Promise<EncodingRule> {
  const rule = await add(own(prefix), user);
  const answer = await command('effect', [rule.id], user);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return rule;
}
const info = async (id: number, user = demo) =>
  (await user.get('encodingRule/info', { id })).data as EncodingRule;
const edit = ({ id, version }: EncodingRule, body: object) =>
  demo.post('encodingRule/edit', { id, version, ...body });

describe('a company', () => {
  test('begins with one effective standard rule, whenever it comes', async () => {
    const company = await transact(node.app.database.main, systemActor, (tx) =>
      createCompany(tx, node.app.secrets, { name: '后来企业', credit_code: 'RULES000000000001' }),
    );
    const rules = await owner.rows(
      'select kind, state, revision, series_id = id as first from encoding_rule where company_id = $1',
      [company],
    );
    expect(rules).toEqual([{ kind: 'standard', state: 'effective', revision: 1, first: true }]);
  });
});

describe('a rule of one’s own', () => {
  test('is kept as it was composed, in capitals, under a series of its own', async () => {
    const rule = await add(own('kept', { separator: '-' }));
    expect(rule).toMatchObject({
      state: 'draft',
      revision: 1,
      series_id: rule.id,
      separator: '-',
      effective_time: null,
      segments: [constant('KEPT'), { ...sequence(6), start: 1, reset: 'never' }],
    });
  });

  test.each([
    ['that begins with a number', { segments: [sequence(8)] }, 'segments'],
    ['without a number', { segments: [constant('NOSEQUENCE')] }, 'segments'],
    ['that is too short', { segments: [constant('AB'), sequence(3)] }, 'segments'],
    ['with another sign', { segments: [constant('A/B'), sequence(6)] }, 'segments.0.text'],
    [
      'past its end',
      { segments: [constant('AB'), sequence(4, { start: 1e5 })] },
      'segments.1.start',
    ],
    [
      'that would repeat itself each day',
      { segments: [constant('AB'), sequence(6, { reset: 'day' })] },
      'segments.1.reset',
    ],
  ])('%s is refused at its field', async (_how, wrong, field) => {
    const answer = await demo.post('encodingRule/add', own('XX', wrong));
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] });
  });

  test('does not take the name of another, but its own versions may keep it', async () => {
    const rule = await effective('NAMED');
    expect(await demo.post('encodingRule/add', own('NAMED2', { name: rule.name }))).toMatchObject({
      status: 409,
      errors: [{ field: 'name' }],
    });
    const { data } = await demo.post('encodingRule/revise', { id: rule.id });
    expect(data).toMatchObject({ name: rule.name, revision: 2 });
  });

  test('of the standard kind has nothing else', async () => {
    const rule = await add(own('STD', { kind: 'standard', separator: '-' }));
    expect(rule).toMatchObject({ kind: 'standard', segments: [], separator: '' });
  });
});

describe('a rule that could make the codes of another', () => {
  test('is not even drafted beside it, also when the other has ended', async () => {
    const rule = await effective('COLL');
    const same = own('COLL');
    const refused = { status: 409, errors: [{ field: 'segments' }] };
    expect(await demo.post('encodingRule/add', same)).toMatchObject(refused);
    await command('expire', [rule.id]);
    const answer = await demo.post('encodingRule/add', same);
    expect(answer).toMatchObject(refused);
    expect(answer.msg).toContain(rule.name);
  });

  test('does not come into effect when both were drafts, nor when both try at once', async () => {
    const drafts = [await add(own('PARA')), await add(own('PARA')), await add(own('PARA'))];
    const answers = await Promise.all(drafts.map(({ id }) => command('effect', [id])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const states = await Promise.all(drafts.map(async ({ id }) => (await info(id)).state));
    expect(states.toSorted()).toEqual(['draft', 'draft', 'effective']);
  });

  test('takes all others of the command down with it', async () => {
    const [good, bad] = [await add(own('BOTH')), await add(own('BOTH'))];
    expect(await command('effect', [good.id, bad.id])).toMatchObject({ status: 409 });
    expect((await info(good.id)).state).toBe('draft');
    expect(
      await owner.rows(`select from code_prefix where prefix = 'BOTH'`),
      'nothing is claimed',
    ).toEqual([]);
  });
});

describe('how codes begin', () => {
  test('belongs to one company, and the other is not told to whom', async () => {
    await effective('PRE');
    for (const prefix of ['PRE', 'PREFIX', 'PR']) {
      const rule = await add(own(prefix), other);
      const answer = await command('effect', [rule.id], other);
      expect(answer).toMatchObject({
        status: 409,
        msg: errors.prefixTaken.zh_CN.replace('{prefix}', prefix),
      });
      expect(JSON.stringify(answer)).not.toMatch(/青山|"company_id":1\b/);
      expect((await info(rule.id, other)).state).toBe('draft');
    }
    await effective('PX', other);
  });

  test('may be shared by rules of one company that differ otherwise', async () => {
    await effective('SHA');
    const longer = await add(own('SHA', { segments: [constant('SHA'), sequence(9)] }));
    expect(await command('effect', [longer.id])).toMatchObject({ code: 0 });
    await effective('SHARED');
  });

  test('is claimed by one of two companies that ask at once', async () => {
    const [mine, theirs] = [await add(own('RACE')), await add(own('RACER'), other)];
    const answers = await Promise.all([
      command('effect', [mine.id]),
      command('effect', [theirs.id], other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('from draft to its end', () => {
  test('an effective rule is neither edited nor deleted, and is told so', async () => {
    const rule = await effective('FIXED');
    const now = await info(rule.id);
    expect(now).toMatchObject({ state: 'effective', effective_time: expect.any(String) });
    const { name, kind, segments } = now;
    expect(await edit(now, { name: `${name}x`, kind, segments })).toMatchObject({
      status: 409,
      msg: errors.fixed.zh_CN,
    });
    expect(await command('delete', [rule.id])).toMatchObject({
      status: 409,
      msg: errors.notDeleted.zh_CN,
    });
    expect(await info(rule.id)).toEqual(now);
  });

  test('a draft is edited on its newest version, and deleted', async () => {
    const rule = await add(own('DRAFT'));
    const next = own('DRAFT', { name: rule.name, separator: '.' });
    expect((await edit(rule, next)).data).toMatchObject({ version: 2, separator: '.' });
    expect(await edit(rule, next)).toMatchObject({ status: 409 });
    expect(await command('delete', [rule.id])).toMatchObject({ code: 0 });
    expect(await demo.get('encodingRule/info', { id: rule.id })).toMatchObject({ status: 404 });
  });

  test('each step is taken once, in its order', async () => {
    const rule = await add(own('ORDER'));
    expect(await command('expire', [rule.id])).toMatchObject({ status: 409 });
    expect(await command('effect', [rule.id])).toMatchObject({ code: 0 });
    const first = await info(rule.id);
    expect(await command('effect', [rule.id])).toMatchObject({ code: 0 });
    expect(await info(rule.id)).toEqual(first);
    expect(await command('expire', [rule.id])).toMatchObject({ code: 0 });
    expect(await info(rule.id)).toMatchObject({
      state: 'expired',
      expire_time: expect.any(String),
    });
    expect(await command('effect', [rule.id])).toMatchObject({ status: 409 });
  });

  test('one that no longer holds is judged again before it comes into effect', async () => {
    const rule = await add(own('OLD'));
    // As an earlier version might have kept it: no call takes it any more.
    await owner.rows(
      `update encoding_rule set segments = '[{"kind":"line","width":9}]' where id = $1`,
      [rule.id],
    );
    const answer = await command('effect', [rule.id]);
    expect(answer).toMatchObject({ status: 409 });
    expect(answer.msg).toContain(rule.name);
  });
});

describe('a revision', () => {
  test('is one draft of the same series; effective, it ends the one before', async () => {
    const rule = await effective('REV');
    const revise = () => demo.post('encodingRule/revise', { id: rule.id });
    const tries = await Promise.all([revise(), revise(), revise()]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const draft = tries.find(({ status }) => status === 200)!.data as EncodingRule;
    expect(draft).toMatchObject({ state: 'draft', revision: 2, series_id: rule.id });
    expect(await demo.post('encodingRule/revise', { id: draft.id })).toMatchObject({ status: 409 });

    const longer = own('REV', {
      name: rule.name,
      segments: [constant('REV'), sequence(6), { kind: 'random', width: 6, alphabet: 'mixed' }],
    });
    expect(await edit(draft, longer)).toMatchObject({ code: 0 });
    expect(await command('effect', [draft.id])).toMatchObject({ code: 0 });
    expect((await info(rule.id)).state).toBe('expired');
    expect((await info(draft.id)).state).toBe('effective');
    const third = await demo.post('encodingRule/revise', { id: draft.id });
    expect(third.data).toMatchObject({ revision: 3, series_id: rule.id });
  });

  test('may keep its number where it stands, and not count otherwise at the same place', async () => {
    const rule = await effective('KEEP');
    const { data } = await demo.post('encodingRule/revise', { id: rule.id });
    const other = own('KEEP', {
      name: rule.name,
      segments: [constant('KEEP'), sequence(6, { radix: 16 })],
    });
    expect(await edit(data as EncodingRule, other)).toMatchObject({
      status: 409,
      errors: [{ field: 'segments' }],
    });
    expect(await command('effect', [data.id])).toMatchObject({ code: 0 });
  });
});

describe('who may', () => {
  test('another company’s rules are not there', async () => {
    const rule = await effective('MINE');
    expect(await other.get('encodingRule/info', { id: rule.id })).toMatchObject({ status: 404 });
    for (const verb of ['effect', 'expire', 'delete'])
      expect(await command(verb, [rule.id], other), verb).toMatchObject({ status: 404 });
    expect(await other.post('encodingRule/revise', { id: rule.id })).toMatchObject({ status: 404 });
    const { data } = await other.get('encodingRule/index', { keyword: rule.name });
    expect(data).toEqual([]);
  });

  test('who may not is refused each step', async () => {
    const sales = await node.signIn('sales');
    expect(await sales.get('encodingRule/index')).toMatchObject({ status: 403 });
    await owner.rows(
      `update role set permissions = '{identity:rule:view,identity:rule:add}' where company_id = 1 and code = 'procure'`,
    );
    const clerk = await node.signIn('procure');
    const draft = await add(own('CLERK'), clerk);
    for (const verb of ['effect', 'expire', 'delete'])
      expect(await command(verb, [draft.id], clerk), verb).toMatchObject({ status: 403 });
    expect(await clerk.get('encodingRule/export')).toMatchObject({ status: 403 });
  });

  test('each step stands in the operation log', async () => {
    const rule = await effective('LOGGED');
    await command('expire', [rule.id]);
    const rows = await owner.rows<{ path: string }>(
      `select path from operation_log where target_id = $1 order by id`,
      [String(rule.id)],
    );
    expect(rows.map(({ path }) => path)).toEqual([
      'encodingRule/add',
      'encodingRule/effect',
      'encodingRule/expire',
    ]);
  });
});
