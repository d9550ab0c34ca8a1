import { afterEach, describe, expect, test, vi } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { notify } from '#server/messages/notices.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { openSocket } from '#server/testing/socket.ts';
import { until } from '#server/testing/wait.ts';

const a = await startTestNode();
const b = await startTestNode({}, a.ownerUrl);
const owner = await openOwner(a.ownerUrl);
const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});
const open = async (...given: Parameters<typeof openSocket>) => {
  const socket = await openSocket(...given);
  opened.push(socket);
  return socket;
};
const openSockets = async () => (await a.app.metrics.sockets.get()).values[0]?.value;
const demoId = 10;
const announce = (title: string, account = demoId, node = a) =>
  transact(node.app.database.main, systemActor, (tx) =>
    notify(tx, node.app.cluster, systemActor, {
      to: { account },
      type: 0,
      sentence: 'announcement',
      params: { title, content: title },
    }),
  );

describe('[CAL-10] the handshake', () => {
  test('lets the owner of a token in', async () => {
    const { token } = await a.signIn('demo');
    expect((await open(a.base, { token, userId: demoId, app: 'web' })).status).toBe(101);
    expect((await open(a.base, { token, userId: demoId, app: 'web', origin: a.base })).status).toBe(
      101,
    );
  });

  test('refuses a missing or wrong token, another user and another login type', async () => {
    const { token } = await a.signIn('demo');
    expect((await open(a.base, { userId: demoId, app: 'web' })).status).toBe(401);
    expect((await open(a.base, { token: 'wrong', userId: demoId, app: 'web' })).status).toBe(401);
    expect((await open(a.base, { token, userId: 11, app: 'web' })).status).toBe(401);
    expect((await open(a.base, { token, userId: demoId, app: 'admin' })).status).toBe(401);
    expect((await open(a.base, { token, userId: demoId, app: 'dealer' })).status).toBe(401);
  });

  test('refuses a page of another origin', async () => {
    const { token } = await a.signIn('demo');
    for (const origin of [
      'https://evil.example',
      'null',
      'http://127.0.0.1:1',
      `${a.base}.evil.example`,
    ])
      expect((await open(a.base, { token, userId: demoId, app: 'web', origin })).status).toBe(403);
  });

  test('refuses a token that was signed out', async () => {
    const demo = await a.signIn('demo');
    await demo.get('login/logout');
    expect((await open(b.base, { token: demo.token, userId: demoId, app: 'web' })).status).toBe(
      401,
    );
  });

  test('is no ordinary page', async () => {
    const { token } = await a.signIn('demo');
    const answer = await fetch(`${a.base}/api/socket?user_id=${demoId}&app=web`, {
      headers: { 'sec-websocket-protocol': `suyuan, ${token}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404 });
  });
});

test('the sockets of one account are bounded: the oldest gives way, and is told so', async () => {
  const { token } = await a.signIn('demo');
  const wish = { token, userId: demoId, app: 'web' } as const;
  const sockets = [];
  for (let at = 0; at < 32; at += 1) sockets.push(await open(a.base, wish));
  expect(await sockets[0]!.closed()).toBe(4429);
  expect(await sockets[1]!.closed()).toBe(4429);
  expect(sockets.filter((one) => one.isOpen())).toHaveLength(30);
  const other = await a.signIn('product');
  const theirs = await open(a.base, { token: other.token, userId: 11, app: 'web' });
  expect(theirs.isOpen()).toBe(true);
  expect(sockets.filter((one) => one.isOpen())).toHaveLength(30);
});

describe('[CAL-10] messages', () => {
  test('a ping is answered by a pong', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(a.base, { token, userId: demoId, app: 'web' });
    socket.send({ type: 'ping', contentText: 'ping' });
    expect(await socket.next('pong')).toEqual({ type: 'pong', content: 'pong' });
  });

  test('who asks without end and never reads is cut off', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(a.base, { token, userId: demoId, app: 'web' });
    socket.stopReading();
    await until('the end of its patience', async () => {
      for (let sent = 0; sent < 5_000; sent += 1) socket.send({ type: 'ping' });
      await new Promise((resolve) => setImmediate(resolve));
      return (await openSockets()) === 0;
    });
  });

  test('nonsense is ignored and ends nothing', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(a.base, { token, userId: demoId, app: 'web' });
    for (const nonsense of [
      '',
      'x',
      'null',
      '[]',
      '{"type":',
      '{"type":"notice","content":"fake"}',
    ])
      socket.send(nonsense);
    socket.send({ type: 'ping' });
    await socket.next('pong');
    expect(socket.messages).toHaveLength(1);
  });

  test('a notice reaches its reader on whichever node they sit, in their language, and nobody else', async () => {
    const { token } = await a.signIn('demo');
    const other = await a.signIn('other');
    const here = await open(a.base, { token, userId: demoId, app: 'web' });
    const there = await open(b.base, { token, userId: demoId, app: 'web', language: 'en' });
    const stranger = await open(b.base, { token: other.token, userId: 16, app: 'web' });
    await transact(a.app.database.main, systemActor, (tx) =>
      notify(tx, a.app.cluster, systemActor, {
        to: { account: demoId },
        type: 0,
        sentence: 'passwordChanged',
      }),
    );
    expect(await here.next('notice')).toMatchObject({
      type: 'notice',
      content: '密码已修改',
      id: expect.any(Number),
    });
    expect(await there.next('notice')).toMatchObject({ content: 'Password changed' });
    // When the other node answers its own ping, it has handled everything sent before.
    stranger.send({ type: 'ping' });
    await stranger.next('pong');
    expect(stranger.messages.map(({ type }) => type)).toEqual(['pong']);
  });

  test('a notice whose cause was taken back reaches nobody', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(a.base, { token, userId: demoId, app: 'web' });
    await transact(a.app.database.main, systemActor, async (tx) => {
      await notify(tx, a.app.cluster, systemActor, {
        to: { account: demoId },
        type: 0,
        sentence: 'passwordChanged',
      });
      throw new Error('taken back');
    }).catch(() => undefined);
    await announce('danach');
    expect(await socket.next('notice')).toMatchObject({ content: 'danach' });
    expect(socket.messages).toHaveLength(1);
  });
});

describe('who has a page open', () => {
  type People = { type: string; page: number; people: { name: string; block: string }[] };
  const enter = async (username: string, node: typeof a) => {
    const user = await node.signIn(username);
    const { id } = await owner.row<{ id: number }>('select id from account where username = $1', [
      username,
    ]);
    const socket = await open(node.base, { token: user.token, userId: id, app: 'web' });
    const seen = () =>
      (socket.messages as unknown as People[]).filter((one) => one.type === 'people');
    return {
      ...socket,
      user,
      here: (page: number, block: string | null) => socket.send({ type: 'here', page, block }),
      /** The last list of this page, once it is as wanted. */
      sees: (page: number, wanted: string[]) =>
        until(`${username} to see ${wanted.join()}`, () => {
          const last = seen().findLast((one) => one.page === page);
          const told = last?.people.map(({ name, block }) => `${name}:${block}`);
          return last && told?.toSorted().join() === wanted.toSorted().join();
        }),
      seen,
    };
  };
  const nameOf = async (username: string) =>
    (
      await owner.row<{ name: string }>(
        'select realname as name from account where username = $1',
        [username],
      )
    ).name;

  test('is told to the others who have it open, on whichever node, with the block, until they leave', async () => {
    const [demo, product] = [await enter('demo', a), await enter('product', b)];
    const [demoName, productName] = [await nameOf('demo'), await nameOf('product')];
    demo.here(5, '');
    await demo.sees(5, []);
    product.here(5, 'b1');
    await demo.sees(5, [`${productName}:b1`]);
    await product.sees(5, [`${demoName}:`]);
    // Of many at once the last one counts.
    for (const block of ['b2', 'b3', 'b4']) product.here(5, block);
    await demo.sees(5, [`${productName}:b4`]);
    product.here(5, null);
    await demo.sees(5, []);
    product.here(5, 'b1');
    await demo.sees(5, [`${productName}:b1`]);
    product.close();
    await demo.sees(5, []);
    demo.close();
  });

  test('is told to nobody of another company, and to nobody who may not see pages', async () => {
    const [demo, other, sales] = [
      await enter('demo', a),
      await enter('other', a),
      await enter('sales', b),
    ];
    for (const one of [other, sales]) one.here(6, 'b1');
    demo.here(6, 'b2');
    await demo.sees(6, []);
    await other.sees(6, []);
    sales.send({ type: 'ping' });
    await sales.next('pong');
    expect(sales.seen()).toEqual([]);
    for (const one of [demo, other, sales]) one.close();
  });

  test('they are told that it was saved, and with which version', async () => {
    const demo = await enter('demo', a);
    const product = await enter('product', b);
    const { data } = await demo.user.post('pageTemplate/add', { name: `同时 ${Math.random()}` });
    const { id } = data as { id: number };
    product.here(id, '');
    await product.sees(id, []);
    const document = { schema: 1, setup: { details: '甲' }, order: [], blocks: {} };
    await demo.user.post('pageTemplate/save', { id, version: 1, document });
    expect(await product.next('page')).toEqual({ type: 'page', page: id, version: 2 });
    for (const one of [demo, product]) one.close();
  });
});

describe('a socket ends with its sign-in', () => {
  test('after logout on another node', async () => {
    const demo = await a.signIn('demo');
    const socket = await open(b.base, { token: demo.token, userId: demoId, app: 'web' });
    await demo.get('login/logout');
    expect(await socket.closed()).toBe(4401);
  });

  test('and only with its own: other devices stay', async () => {
    const first = await a.signIn('demo');
    const second = await a.signIn('demo');
    const ended = await open(b.base, { token: first.token, userId: demoId, app: 'web' });
    const stays = await open(b.base, { token: second.token, userId: demoId, app: 'web' });
    await first.get('login/logout');
    await ended.closed();
    stays.send({ type: 'ping' });
    await stays.next('pong');
    expect(stays.isOpen()).toBe(true);
  });

  test('after the session has run out', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(a.base, { token, userId: demoId, app: 'web' });
    await owner.rows(
      `update session set expire_time = now() - interval '1 second' where account_id = $1`,
      [demoId],
    );
    await transact(a.app.database.main, systemActor, (tx) =>
      a.app.cluster.tell(tx, { topic: 'access', account: demoId }),
    );
    expect(await socket.closed()).toBe(4401);
  });
});

test('a socket that nobody uses ends when its sign-in runs out by the clock', async () => {
  const { token } = await a.signIn('demo');
  const socket = await open(a.base, { token, userId: demoId, app: 'web' });
  await owner.rows(
    `update session set expire_time = now() - interval '1 second' where account_id = 10`,
  );
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => new Date().getTime() + 13 * 3_600_000);
  try {
    expect(await socket.closed()).toBe(4401);
  } finally {
    clock.mockRestore();
  }
});

describe('nothing is missed', () => {
  test('while a node has lost its line to the database', async () => {
    const { token } = await a.signIn('demo');
    const socket = await open(b.base, { token, userId: demoId, app: 'web' });
    await announce('before');
    await socket.next('notice');
    await owner.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'suyuan-listen' and datname = current_database()`,
    );
    await until('the line to be cut', () => !b.app.cluster.isListening());
    await announce('during');
    await until('the notice', () => socket.messages.find(({ content }) => content === 'during'));
    await announce('after');
    await until('the next notice', () =>
      socket.messages.find(({ content }) => content === 'after'),
    );
    expect(socket.messages.map(({ content }) => content).filter((one) => one !== 'access')).toEqual(
      ['before', 'during', 'after'],
    );
  });

  test('by a client that comes back: what it did not see is unread in its list', async () => {
    const demo = await a.signIn('demo');
    const socket = await open(a.base, { token: demo.token, userId: demoId, app: 'web' });
    socket.close();
    await announce('while away');
    await open(a.base, { token: demo.token, userId: demoId, app: 'web' });
    const { data } = await demo.get('notice/index', { is_read: 0, limit: 1 });
    expect(data[0]).toMatchObject({ title: 'while away' });
  });
});
