import { beforeAll, describe, expect, test } from 'vitest';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { until } from '#server/testing/wait.ts';
import { makeBatches, type Batches, type User } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Row = { id: number; code: string; state: string; batch_id: number | null };
let demo: User;
let other: User;
let rule: number;
let made: Batches;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  rule = await standardRuleOf(owner);
  made = await makeBatches(demo, owner);
});

const freshCodes = async (quantity: number, body: object = {}) => {
  const pack = await orderPack(demo, { rule_id: rule, quantity, ...body });
  const query = { pack_id: pack.id, limit: 100, sort_field: 'id', sort_by: 'asc' };
  const rows = (await demo.get('identifier/index', query)).data as Row[];
  return { pack, rows, codes: rows.map(({ code }) => code) };
};
const bind = (batch: number, chosen: object, user = demo) =>
  user.post('binding/add', { part_id: made.part, batch_id: batch, ...chosen });
const readOne = async (id: number) => (await demo.get('identifier/info', { id })).data;
const bound = async (batch: number) =>
  (
    await owner.row<{ n: number }>(
      `select coalesce(sum(n), 0)::int as n from code_tally where metric = 'bound' and batch_id = $1`,
      [batch],
    )
  ).n;

describe('binding', () => {
  test('puts identifiers on the products of a batch, counted and written down, and once', async () => {
    const batch = await made.addIn('producing');
    const { rows, codes } = await freshCodes(10);
    const chosen = {
      codes: codes.slice(0, 3),
      ranges: [{ first_code: codes[5], last_code: codes[9] }],
    };
    expect(await bind(batch.id, chosen)).toMatchObject({
      msg: '已绑定 8 个标识',
      data: { moved: 8, job_id: null },
    });
    expect(await bind(batch.id, chosen)).toMatchObject({ data: { moved: 0 } });
    expect(await readOne(rows[6]!.id)).toMatchObject({
      state: 'commissioned',
      part_id: made.part,
      batch_id: batch.id,
      events: [{ kind: 'bind', quantity: 8, create_user: '陈青山' }, { kind: 'generate' }],
    });
    expect(await readOne(rows[4]!.id)).toMatchObject({ state: 'unallocated', batch_id: null });
    expect(await bound(batch.id)).toBe(8);
    expect(await demo.get('binding/index', { batch_id: batch.id })).toMatchObject({
      count: 1,
      data: [{ kind: 'bind', quantity: 8, first_code: codes[0], last_code: codes[9] }],
    });
  });

  test.each(['released', 'producing', 'completed'] as const)(
    'is possible while a batch is %s',
    async (state) => {
      const batch = await made.addIn(state);
      const { codes } = await freshCodes(1);
      expect(await bind(batch.id, { codes })).toMatchObject({ data: { moved: 1 } });
    },
  );
  test.each(['planned', 'held', 'closed', 'recalled'] as const)(
    'is refused while a batch is %s',
    async (state) => {
      const batch = await made.addIn(state);
      const { codes } = await freshCodes(1);
      expect(await bind(batch.id, { codes })).toMatchObject({
        status: 422,
        errors: [{ field: 'batch_id' }],
      });
    },
  );

  test('refuses another part, another company’s batch and codes, and what is bound elsewhere', async () => {
    const [batch, second] = [await made.addIn('producing'), await made.addIn('producing')];
    const { codes } = await freshCodes(2);
    expect(
      await demo.post('binding/add', { part_id: await made.addPart(), batch_id: batch.id, codes }),
    ).toMatchObject({ status: 422, errors: [{ field: 'batch_id' }] });
    expect(await bind(batch.id, { codes }, other)).toMatchObject({ status: 422 });
    const theirs = await owner.row<{ id: number; part_id: number }>(
      `select id, part_id from batch where company_id = 38 and state = 'producing'`,
    );
    expect(
      await other.post('binding/add', { part_id: theirs.part_id, batch_id: theirs.id, codes }),
    ).toMatchObject({ status: 422, errors: [{ field: 'codes' }] });
    await bind(batch.id, { codes });
    expect(await bind(second.id, { codes })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('有 2 个标识不能绑定'),
    });
    const meant = await freshCodes(2, { part_id: await made.addPart() });
    expect(await bind(batch.id, { codes: meant.codes })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('是为另一个物料生成的'),
    });
  });

  test('is checked first: how many fit, and which do not, as they were typed', async () => {
    const batch = await made.addIn('producing');
    const { rows, codes } = await freshCodes(6);
    await demo.post('identifier/void', { ids: [rows[1]!.id], reason: 'damaged' });
    const typed = [codes[0]!, codes[1]!.toLowerCase(), 'WHO-KNOWS-99'];
    expect(await demo.post('binding/check', { codes: typed })).toMatchObject({
      data: {
        count: 3,
        refused: 2,
        examples: [
          { code: 'WHO-KNOWS-99', state: 'unknown' },
          { code: codes[1]!.toLowerCase(), state: 'voided' },
        ],
      },
    });
    const meant = await freshCodes(1, { part_id: await made.addPart() });
    expect(
      await demo.post('binding/check', { codes: meant.codes, batch_id: batch.id }),
    ).toMatchObject({ data: { refused: 1, examples: [{ state: 'otherPart' }] } });
    expect(await readOne(rows[0]!.id)).toMatchObject({ state: 'unallocated' });
    expect(await demo.post('binding/check', { codes: ['WHO-KNOWS-99'] })).toMatchObject({
      data: { count: 1, refused: 1 },
    });
  });
});

describe('undoing', () => {
  test('frees what was chosen, back to what its pack was ordered for', async () => {
    const batch = await made.addIn('producing');
    const { rows, codes } = await freshCodes(4, { part_id: made.part });
    await bind(batch.id, { codes });
    expect(
      await demo.post('binding/undo', { codes: codes.slice(0, 1), reason: '贴错' }),
    ).toMatchObject({ data: { moved: 1 } });
    expect(await readOne(rows[0]!.id)).toMatchObject({
      state: 'encoded',
      part_id: made.part,
      batch_id: null,
      events: [{ kind: 'unbind', reason: '贴错', batch_code: batch.code }, {}, {}],
    });
    expect(await bound(batch.id)).toBe(3);
  });

  test('frees what one binding bound and is bound still, and nothing else', async () => {
    const [batch, second] = [await made.addIn('producing'), await made.addIn('producing')];
    const { rows, codes } = await freshCodes(6);
    await bind(batch.id, { codes: [codes[0], codes[2], codes[4]] });
    const event = (await demo.get('binding/index', { batch_id: batch.id })).data[0].id as number;
    await bind(second.id, { codes: [codes[1]] });
    await demo.post('binding/undo', { codes: [codes[2]], reason: 'x' });
    await bind(second.id, { codes: [codes[2]] });
    expect(await other.post('binding/undo', { event_id: event, reason: 'x' })).toMatchObject({
      status: 404,
    });
    expect(await demo.post('binding/undo', { event_id: event, reason: '整批撤销' })).toMatchObject({
      data: { moved: 2 },
    });
    for (const [at, state] of [
      [0, 'encoded'],
      [1, 'commissioned'],
      [2, 'commissioned'],
      [4, 'encoded'],
    ] as const)
      expect(await readOne(rows[at]!.id)).toMatchObject({ state });
    expect(await demo.post('binding/undo', { event_id: event, reason: 'x' })).toMatchObject({
      data: { moved: 0 },
    });
  });

  test('takes nothing out of a batch that is recalled', async () => {
    const batch = await made.addIn('completed');
    const { rows, codes } = await freshCodes(2);
    await bind(batch.id, { codes });
    const event = (await demo.get('binding/index', { batch_id: batch.id })).data[0].id as number;
    // Between the recall and its job, which takes the products along: no call stops there.
    await owner.rows(`update batch set state = 'recalled' where id = $1`, [batch.id]);
    expect(await demo.post('binding/undo', { codes, reason: 'x' })).toMatchObject({
      status: 409,
      msg: `有 2 个标识的批次已召回，不能解除绑定，例如“${codes[0]}”`,
    });
    expect(await demo.post('binding/undo', { event_id: event, reason: 'x' })).toMatchObject({
      data: { moved: 0 },
    });
    expect(await readOne(rows[0]!.id)).toMatchObject({ state: 'commissioned', batch_id: batch.id });
  });

  test('and binding are for those who may', async () => {
    const sales = await node.signIn('sales');
    expect(await sales.get('binding/index')).toMatchObject({ status: 403 });
    expect(await bind(1, { ids: [1] }, sales)).toMatchObject({ status: 403 });
    expect(await sales.post('binding/undo', { ids: [1], reason: 'x' })).toMatchObject({
      status: 403,
    });
  });
});

test('a long binding ends where its batch is recalled', async () => {
  const batch = await made.addIn('completed');
  const { rows } = await freshCodes(3);
  const moving = {
    companyId: 1,
    move: 'bind' as const,
    called: bindingTexts.commands.bind,
    by: { id: 10, name: '陈青山' },
    part: made.part,
    batch: batch.id,
  };
  await demo.post('batch/recall', { ids: [batch.id], reason: '密封圈不良' });
  const job = await transact(node.app.database.main, systemActor, (tx) =>
    node.app.jobs.add(tx, {
      kind: 'identifiers.move',
      payload: { moving, runs: [{ first: rows[0]!.id, last: rows[2]!.id }] },
      companyId: 1,
    }),
  );
  await until('the job', async () => {
    const { state } = await owner.row<{ state: string }>('select state from job where id = $1', [
      job,
    ]);
    return state === 'done';
  });
  for (const { id } of rows)
    expect(await readOne(id)).toMatchObject({ state: 'unallocated', batch_id: null });
});
