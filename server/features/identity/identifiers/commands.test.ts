import { beforeAll, describe, expect, test } from 'vitest';
import {
  identifierStates,
  mayMove,
  moves,
  stateNames,
  stateTexts,
  type IdentifierState,
} from '#contract/codes/states.ts';
import { identifierCommands } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { systemActor, transact } from '#server/database/database.ts';
import type { MovePayload } from '#server/identifiers/move-job.ts';
import type { User } from '#server/testing/batches.ts';
import { unitsIn } from '#server/testing/code-states.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Row = { id: number; code: string };
let demo: User;
let other: User;
let rule: number;
let rows: Row[];
let goods: MadeGoods;
const listed = async (pack: number): Promise<Row[]> =>
  (
    await demo.get('identifier/index', {
      pack_id: pack,
      limit: 100,
      sort_field: 'id',
      sort_by: 'asc',
    })
  ).data;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
  rule = await standardRuleOf(owner);
  goods = await makeGoods(node, owner);
  rows = await listed((await orderPack(demo, { rule_id: rule, quantity: 40 })).id);
});

/** Units that the calls of the product have brought to a state, as they are listed. */
const unitsAt = async (state: IdentifierState, quantity: number): Promise<Row[]> => {
  const codes = await unitsIn(goods, state, quantity);
  return Promise.all(codes.map(async (code) => (await goods.look(code)) as Row));
};
const stateOf = async (id: number) =>
  (await owner.row<{ state: number }>('select state from identifier where seq = $1', [id])).state;
const give = (name: string, chosen: object, user = demo) =>
  user.post(`identifier/${name}`, { reason: 'damaged', ...chosen });
const eventsAt = (id: number) =>
  owner.rows<{ kind: string; reason: string }>(
    `select e.kind, e.reason from trace_event e join trace_event_run r
       on r.company_id = e.company_id and r.event_id = e.id and r.record_time = e.record_time
     where $1::bigint between r.first_seq and r.last_seq order by e.id desc`,
    [id],
  );

describe('a command', () => {
  const every = identifierCommands.flatMap((name) =>
    stateNames.map((state) => [name, state] as const),
  );
  const standing = new Map<IdentifierState, Row[]>();
  beforeAll(async () => {
    for (const state of stateNames)
      standing.set(state, await unitsAt(state, identifierCommands.length));
  });
  test.each(every)('%s meets one that is %s as the table of states says', async (name, state) => {
    const { id, code } = standing.get(state)![identifierCommands.indexOf(name)]!;
    const answer = await give(name, { ids: [id] });
    const { to } = moves[name];
    if (mayMove(name, state)) {
      expect(answer).toMatchObject({ code: 0, data: { moved: 1, job_id: null } });
      const wanted = to === 'before' ? identifierStates.shipped : identifierStates[to];
      expect(await stateOf(id)).toBe(wanted);
      expect((await eventsAt(id))[0]).toMatchObject({ kind: name, reason: 'damaged' });
      return;
    }
    const isThere = to === 'before' ? mayMove('freeze', state) : to === state;
    if (isThere) expect(answer).toMatchObject({ code: 0, data: { moved: 0 } });
    else
      expect(answer).toMatchObject({
        status: 409,
        msg: expect.stringContaining(`“${code}”的状态是“${stateTexts[state].zh_CN}”`),
      });
    expect(await stateOf(id)).toBe(identifierStates[state]);
  });

  test('moves all or none, and says how many cannot be moved', async () => {
    const ids = (await unitsAt('encoded', 10)).map(({ id }) => id);
    const gone = await unitsAt('destroyed', 2);
    expect(await give('void', { ids: [...ids, ...gone.map(({ id }) => id)] })).toMatchObject({
      status: 409,
      msg: `有 2 个标识不能作废，例如“${gone[0]!.code}”的状态是“已销毁”`,
    });
    expect(await stateOf(ids[0]!)).toBe(identifierStates.encoded);
    expect(await give('void', { ids, remark: '版面错位' })).toMatchObject({ data: { moved: 10 } });
    expect(await give('void', { ids })).toMatchObject({ code: 0, data: { moved: 0 } });
    const { data } = await demo.get('identifier/info', { id: ids[0]! }, { lang: 'en' });
    expect(data).toMatchObject({ state: 'voided', reason: 'damaged' });
    expect(data.events[0]).toMatchObject({
      kind: 'void',
      reason: 'Damaged · 版面错位',
      quantity: 10,
    });
    expect(data.events.filter(({ kind }: { kind: string }) => kind === 'void')).toHaveLength(1);
  });

  test('takes codes, links, ranges and packs, each once', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 12 });
    const its = await listed(pack.id);
    expect(
      await give('freeze', {
        ids: [its[0]!.id],
        codes: [its[0]!.code, its[1]!.code.toLowerCase(), `https://x.example/c/${its[2]!.code}`],
        ranges: [{ first_code: its[2]!.code, last_code: its[5]!.code }],
      }),
    ).toMatchObject({ data: { moved: 6 } });
    expect(await give('freeze', { pack_id: pack.id })).toMatchObject({ data: { moved: 6 } });
    expect(await give('unfreeze', { pack_id: pack.id })).toMatchObject({ data: { moved: 12 } });
    expect(await stateOf(its[11]!.id)).toBe(identifierStates.unallocated);
  });

  test('refuses nothing, what is not there, ranges over two packs or backwards, and reasons nobody offers', async () => {
    const next = await listed((await orderPack(demo, { rule_id: rule, quantity: 3 })).id);
    const [first, last] = [rows[20]!.code, rows[25]!.code];
    for (const [chosen, field] of [
      [{}, 'ids'],
      [{ codes: ['NOTHING-OF-OURS'] }, 'codes'],
      [{ codes: [first.slice(0, 15)] }, 'codes'],
      [{ pack_id: 999_999 }, 'pack_id'],
      [{ ranges: [{ first_code: first, last_code: next[0]!.code }] }, 'ranges.0'],
      [{ ranges: [{ first_code: last, last_code: first }] }, 'ranges.0'],
      [{ ids: [rows[20]!.id], reason: 'because' }, 'reason'],
      [{ ids: [rows[20]!.id], reason: '' }, 'reason'],
      [{ ids: [0.5] }, 'ids.0'],
    ] as const)
      expect(await give('void', chosen), JSON.stringify(chosen)).toMatchObject({
        status: 422,
        errors: [{ field }],
      });
    expect(await give('void', { ids: [2 ** 40 - 1] })).toMatchObject({ status: 404 });
  });

  test('finds nothing of another company', async () => {
    const { id, code } = rows[20]!;
    for (const chosen of [
      { ids: [id] },
      { codes: [code] },
      { ranges: [{ first_code: code, last_code: code }] },
    ])
      expect([404, 422]).toContain((await give('void', chosen, other)).status);
    expect(await stateOf(id)).toBe(identifierStates.unallocated);
  });

  test('is for those who may', async () => {
    const sales = await node.signIn('sales');
    for (const name of identifierCommands)
      expect(await give(name, { ids: [rows[20]!.id] }, sales)).toMatchObject({ status: 403 });
  });

  test('given by ten at once is done once', async () => {
    const ids = rows.slice(20, 40).map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        give('freeze', { ids: at % 2 ? ids : ids.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(answers.reduce((sum, { data }) => sum + data.moved, 0)).toBe(20);
    expect((await eventsAt(ids[0]!)).filter(({ kind }) => kind === 'freeze')).toHaveLength(1);
  });

  test('over more than one breath is a job, and tells what it could not move', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 60_000 });
    const answer = await give('freeze', { pack_id: pack.id });
    expect(answer).toMatchObject({
      msg: '60000 个标识正在后台处理',
      data: { moved: 0, job_id: expect.any(Number) },
    });
    const job = () =>
      owner.row<{ state: string; subject: string }>(
        `select state, payload ->> 'subject' as subject from job where id = $1`,
        [answer.data.job_id],
      );
    await until('the job to end', async () => (await job()).state === 'done');
    expect((await job()).subject).toBe(pack.code);
    expect(
      await owner.row(
        `select count(*)::int as n from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq
         where p.id = $1 and i.state = 22`,
        [pack.id],
      ),
    ).toEqual({ n: 60_000 });
    const { data: notices } = await demo.get('notice/index', { type: 0 }, { lang: 'en' });
    expect(notices[0]).toMatchObject({
      title: 'Bulk action completed',
      content: '60000 identifiers processed.',
    });
  });

  test('that could not move all of them says how many it left', async () => {
    const [moving, left] = (await unitsAt('commissioned', 2)).map(({ id }) => id) as [
      number,
      number,
    ];
    await give('void', { ids: [left] });
    const { id } = await owner.row<{ id: number }>(
      `select id from account where username = 'demo' and login_type = 'web'`,
    );
    const payload: MovePayload = {
      moving: {
        companyId: 1,
        move: 'freeze',
        called: identifierTexts.commands.freeze,
        by: { id, name: '陈青山' },
      },
      runs: [{ first: Math.min(moving, left), last: Math.max(moving, left) }],
    };
    await transact(node.app.database.main, systemActor, (tx) =>
      node.app.jobs.add(tx, { kind: 'identifiers.move', payload }),
    );
    const told = async () =>
      (await demo.get('notice/index', { type: 0, limit: 1 })).data[0].content as string;
    await until('the notice', async () => (await told()).includes('另有'));
    expect(await told()).toBe('已处理 1 个标识，另有 1 个因状态已变化未处理。');
  });
});
