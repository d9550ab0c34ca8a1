import { beforeAll, describe, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { readKey, readNote, seenAt, signatureBy } from '#proof/note.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { leaves, makeLog } from './made-log.fixture.ts';
import { sizeType } from './submission.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
let admin: Awaited<ReturnType<TestNode['signIn']>>;
let witness: string;

const send = async (body: string, base = node.base, type?: string) => {
  const answer = await fetch(base + publicLog.addCheckpoint, {
    method: 'POST',
    body: new TextEncoder().encode(body),
    ...(type && { headers: { 'content-type': type } }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
};
const calm = () => owner.rows(`delete from throttle where subject like 'witness:%'`);

let names = 0;
/** A log that the platform's administrator has listed. */
async function listed(given: object = {}) {
  const log = makeLog(`log-${(names += 1)}.example`);
  const answer = await admin.post('witnessedLog/add', {
    name: log.origin,
    keys: [log.key],
    ...given,
  });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return { ...log, id: answer.data.id as number };
}
const rowOf = async (id: number) => (await admin.get('witnessedLog/info', { id })).data;

beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  const about = (await (await fetch(node.base + publicLog.about)).json()) as { witness: string };
  witness = about.witness;
});

describe('the installation as a witness', () => {
  test('signs the heads of a log that it knows, one after the other, and says when', async () => {
    const log = await listed();
    expect(await rowOf(log.id)).toMatchObject({ origin: log.origin, size: 0, state: 'new' });
    const key = readKey(witness)!;
    expect(key.kind).toBe('cosignature');
    for (const [old, size] of [
      [0, 1],
      [1, 7],
      [7, 8],
      [8, 8],
      [8, 1_000],
    ] as const) {
      const before = Math.floor(Date.now() / 1_000);
      const { status, text } = await send(log.submit(old, leaves(size)));
      expect(status).toBe(200);
      const note = readNote(log.head(leaves(size)) + text)!;
      const signature = signatureBy(note, key)!;
      expect(seenAt(signature)).toBeGreaterThanOrEqual(before);
      expect(seenAt(signature)).toBeLessThanOrEqual(Date.now() / 1_000);
    }
    expect(await rowOf(log.id)).toMatchObject({ size: 1_000, state: 'signed', error: '' });
  });

  test('takes the request as it comes, whatever it is called, with signatures of others under the head', async () => {
    const log = await listed();
    const other = makeLog('other.example').head(leaves(1)).split('\n').at(-2)!;
    for (const [at, type] of ['text/plain', 'application/octet-stream', undefined].entries())
      expect(
        await send(`${log.submit(at, leaves(at + 1))}${other}\n`, node.base, type),
      ).toMatchObject({
        status: 200,
      });
  });

  test('answers 400 to what is not written as it must be', async () => {
    await calm();
    const log = await listed();
    const good = log.submit(3, leaves(9));
    const [first, ...rest] = good.split('\n');
    const line = rest[0]!;
    const wrong = [
      '',
      'old 0',
      good.trimEnd(),
      good.replace('old 3', 'old 03'),
      good.replace('old 3', 'old -1'),
      good.replace('old 3', 'old'),
      good.replace('old 3', '3'),
      good.replace(line, line.slice(2)),
      good.replace(line, `${line} `),
      good.replace(/\n/g, '\r\n'),
      [first, ...Array.from({ length: 64 }, () => line), '', log.head(leaves(9))].join('\n'),
      `old 0\n\n${log.head(leaves(9)).replace('\n9\n', '\n09\n')}`,
      `old 0\n\n${log.head(leaves(9)).split('\n\n')[0]}\n\n`,
      // Larger than the new one.
      log.submit(9, leaves(9)).replace('old 9', 'old 10'),
    ];
    for (const body of wrong) expect(await send(body), body).toMatchObject({ status: 400 });
    expect(await rowOf(log.id)).toMatchObject({ size: 0, state: 'new' });
  });

  test('answers 404 to a log that it does not know or no longer witnesses, 403 to a key that it does not know', async () => {
    await calm();
    expect(await send(makeLog('nobody.example').submit(0, leaves(1)))).toMatchObject({
      status: 404,
    });
    const log = await listed();
    const forger = makeLog(log.origin, 'forger');
    expect(await send(forger.submit(0, leaves(1)))).toMatchObject({ status: 403 });
    const torn = log.submit(0, leaves(2)).replace('\n2\n', '\n3\n');
    expect(await send(torn)).toMatchObject({ status: 403 });
    const { version } = await rowOf(log.id);
    const edit = { id: log.id, version, name: log.origin, keys: [forger.key] };
    expect(await admin.post('witnessedLog/edit', edit)).toMatchObject({ code: 0 });
    expect(await send(forger.submit(0, leaves(1)))).toMatchObject({ status: 200 });
    await admin.post('witnessedLog/edit', { ...edit, version: version + 1, is_active: false });
    expect(await send(forger.submit(1, leaves(2)))).toMatchObject({ status: 404 });
  });

  test('answers 409 with the size that it knows, so that the log can go on from there', async () => {
    await calm();
    const log = await listed();
    await send(log.submit(0, leaves(5)));
    for (const old of [0, 3, 6])
      expect(await send(log.submit(old, leaves(9)))).toEqual({
        status: 409,
        type: sizeType,
        text: '5\n',
      });
    // It never goes back.
    expect(await send(log.submit(3, leaves(4)))).toMatchObject({ status: 409, text: '5\n' });
    expect(await send(log.submit(5, leaves(9)))).toMatchObject({ status: 200 });
  });

  test('answers 422 to a history that does not continue the one that it knows, and tells', async () => {
    await calm();
    const log = await listed();
    await send(log.submit(0, leaves(5)));
    expect(await send(log.submit(5, leaves(9, 'rewritten')))).toMatchObject({ status: 422 });
    const [first, , ...rest] = log.submit(5, leaves(9)).split('\n');
    expect(await send([first, ...rest].join('\n'))).toMatchObject({ status: 422 });
    expect(await rowOf(log.id)).toMatchObject({ size: 5, state: 'failed', error: 'notContinued' });
    expect(await send(log.submit(5, leaves(9)))).toMatchObject({ status: 200 });
    expect(await rowOf(log.id)).toMatchObject({ size: 9, state: 'signed', error: '' });
    // A proof where none belongs.
    const fresh = await listed();
    const proven = fresh.submit(0, leaves(2)).replace('old 0\n', `old 0\n${rest[0]}\n`);
    expect(await send(proven)).toMatchObject({ status: 422 });
  });

  test('keeps both heads where a log signs two of one size, whatever becomes of its entry', async () => {
    await calm();
    const log = await listed();
    await send(log.submit(0, leaves(5)));
    const { status, type } = await send(log.submit(5, leaves(5, 'rewritten')));
    expect({ status, type }).toMatchObject({
      status: 409,
      type: expect.stringMatching(/^text\/plain/),
    });
    expect(await rowOf(log.id)).toMatchObject({
      state: 'forked',
      size: 5,
      fork_known: log.head(leaves(5)),
      fork_note: log.head(leaves(5, 'rewritten')),
    });
    // It goes on with the history that it saw first.
    expect(await send(log.submit(5, leaves(6, 'rewritten')))).toMatchObject({ status: 422 });
    expect(await send(log.submit(5, leaves(6)))).toMatchObject({ status: 200 });
    // Taken off the list and put on it again, it is the same log.
    expect(await admin.post('witnessedLog/delete', { ids: [log.id] })).toMatchObject({ code: 0 });
    expect(await send(log.submit(6, leaves(7)))).toMatchObject({ status: 404 });
    const again = await admin.post('witnessedLog/add', { name: 'again', keys: [log.key] });
    expect(again.data).toMatchObject({ size: 6, state: 'forked' });
    expect(await send(log.submit(0, leaves(7, 'rewritten')))).toMatchObject({ status: 409 });
  });

  test('signs one of two histories that are handed in at the same time at different nodes', async () => {
    await calm();
    const log = await listed();
    await send(log.submit(0, leaves(4)));
    const histories = ['leaf', 'other', 'third', 'fourth'].map((kind) =>
      log.submit(4, [...leaves(4), ...leaves(3, kind)]),
    );
    const answers = await Promise.all(
      histories.flatMap((body, at) =>
        [node, second].map((one) => send(body, at % 2 ? one.base : node.base)),
      ),
    );
    const signed = answers.flatMap(({ status }, at) =>
      status === 200 ? [Math.floor(at / 2)] : [],
    );
    // The same history twice may be signed twice; never two.
    expect(new Set(signed).size).toBe(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await rowOf(log.id)).toMatchObject({ size: 7 });
  });

  test('holds back an address that asks too often, and what is too long', async () => {
    await calm();
    const log = await listed();
    const wrong = log.submit(3, leaves(9));
    const answers: number[] = [];
    for (let at = 0; at < 62; at += 1) answers.push((await send(wrong)).status);
    expect(answers.slice(0, 60).every((status) => status === 409)).toBe(true);
    expect(answers.at(-1)).toBe(429);
    await calm();
    const long = `${log.submit(0, leaves(1))}${`— a ${'A'.repeat(96)}\n`.repeat(300)}`;
    expect(await send(long)).toMatchObject({ status: 413 });
  });
});

describe('the list of witnessed logs', () => {
  test.each([
    ['without a key', { keys: [] }, 'keys'],
    ['with something else than a key', { keys: ['甲'] }, 'keys.0'],
    [
      'with a key whose id is not its own',
      { keys: ['a.example+00000000+AQsoNgUbcRaGp5FrPBrdckiWjCoNi+h+sMc6yYB1wYSc'] },
      'keys',
    ],
    ['with the key of a witness', { keys: () => [witness] }, 'keys'],
    [
      'with keys of two logs',
      { keys: [makeLog('one.example').key, makeLog('two.example').key] },
      'keys',
    ],
    ['with an address in our own house', { address: 'http://127.0.0.1/log/checkpoint' }, 'address'],
  ])('refuses one %s, and names the field', async (_name, given, field) => {
    const keys =
      'keys' in given
        ? typeof given.keys === 'function'
          ? given.keys()
          : given.keys
        : [makeLog('fine.example').key];
    expect(await admin.post('witnessedLog/add', { name: 'x', ...given, keys })).toMatchObject({
      status: 422,
      errors: [{ field }],
    });
  });

  test('refuses our own log and a log that is listed already', async () => {
    const about = (await (await fetch(node.base + publicLog.about)).json()) as { keys: string[] };
    expect(await admin.post('witnessedLog/add', { name: 'own', keys: about.keys })).toMatchObject({
      status: 422,
      errors: [{ field: 'keys' }],
    });
    const log = await listed();
    expect(await admin.post('witnessedLog/add', { name: 'twice', keys: [log.key] })).toMatchObject({
      status: 409,
      errors: [{ field: 'origin' }],
    });
  });

  test('names a log as it names itself, where that is not the name of its key', async () => {
    const log = makeLog('go.sum database tree');
    const key = makeLog('sum.example', 'go.sum database tree').key;
    await calm();
    await admin.post('witnessedLog/add', { name: 'sum', origin: log.origin, keys: [key] });
    const signed = makeLog('sum.example', 'go.sum database tree');
    expect(await send(signed.submit(0, leaves(1)))).toMatchObject({ status: 404 });
  });

  test('belongs to the platform, and within it to those with the right', async () => {
    const demo = await node.signIn('demo');
    expect(await demo.get('witnessedLog/index')).toMatchObject({ status: 404 });
    expect(await demo.get('historyLog/info')).toMatchObject({ status: 404 });
    await owner.rows(
      `update role set permissions = '{system:witnessedLog:view}' where code = 'platform'`,
    );
    const viewer = await node.signIn('admin', 'admin');
    expect(await viewer.get('witnessedLog/index')).toMatchObject({ status: 200 });
    for (const verb of ['add', 'edit', 'delete', 'look'])
      expect(await viewer.post(`witnessedLog/${verb}`), verb).toMatchObject({ status: 403 });
    expect(await viewer.get('historyLog/info')).toMatchObject({ status: 403 });
  });
});
