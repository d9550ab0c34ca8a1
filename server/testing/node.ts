import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Failure, FieldError } from '#contract/envelope.ts';
import { callPath, type LoginType } from '#contract/login-types.ts';
import { systemActor, transact } from '../database/database.ts';
import type { App } from '../app.ts';
import { startNode, type Node } from '../start.ts';
import { atEnd } from './end.ts';
import { demoPassword, template, testSettings } from './settings.ts';

export type Reply = {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  // Tests look into answers freely; the contract's schemas are checked where they matter.
  data: any; // oxlint-disable-line typescript/no-explicit-any
  count?: number;
  errors?: FieldError[];
  request_id?: string;
};
type Body = Failure & { count?: number };
type Extras = Parameters<typeof startNode>[2] & { settings?: Record<string, string> };

/** A database of its own, copied from the template that holds the demo; dropped after the test file. */
export async function copyDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asOwner(url.href, async (client) => {
    // Two copies of one template at once are refused by PostgreSQL: take turns.
    await client.query('select pg_advisory_lock(1)');
    // By the kernel itself: half the time of the usual way, which writes every page to the log.
    await client.query('set file_copy_method = clone');
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  atEnd(() => dropDatabase(name));
  url.pathname = `/${name}`;
  // What every node begins with was done when the template was made: it counts as done just now.
  await asOwner(url.href, async (client) => {
    await client.query(`update job set end_time = now() where state = 'done'`);
    await client.query(`update clock_watch set seen_time = now(), steady_since = 'epoch'`);
  });
  return url.href;
}

/** The database and the role that servers on it took, with any connections left. */
const dropDatabase = (name: string): Promise<void> =>
  asOwner(inject('databaseUrl'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${name}_app`);
  });

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** A whole server on a real database; ended after the test file. */
export async function startTestNode(extras: Extras = {}, ownerUrl?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-node-'));
  const url = ownerUrl ?? (await copyDatabase());
  // A few small files; a copy keeps whatever a test does to them to itself.
  cpSync(inject('storageFolder'), path.join(folder, 'storage'), { recursive: true });
  const node = await startNode(testSettings({ DATA_DIR: folder, ...extras.settings }), url, extras);
  const stop = once(async () => {
    await node.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  atEnd(stop);
  return { ...makeClient(node), node, app: node.app, ownerUrl: url, folder, stop };
}
export type TestNode = Awaited<ReturnType<typeof startTestNode>>;

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}

function makeClient(node: Node) {
  const base = `http://127.0.0.1:${node.port}`;

  async function request(
    method: string,
    url: string,
    init: { body?: unknown; headers?: Record<string, string> },
  ): Promise<Reply> {
    const answer = await fetch(base + url, {
      method,
      headers: {
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(init.body === undefined
        ? {}
        : { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    // A file is taken to its end, so that its connection is free again, and not looked into.
    const body: Body = isJson
      ? ((await answer.json()) as Body)
      : { code: 0, msg: '', data: await answer.arrayBuffer() };
    return { status: answer.status, headers: answer.headers, ...body } as Reply;
  }

  /** Calls as nobody, or with a token. */
  function caller(type: LoginType, token?: string) {
    const auth: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return {
      token: token ?? '',
      type,
      get: (
        path: string,
        query: Record<string, string | number> = {},
        headers: Record<string, string> = {},
      ) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]) => [name, String(value)]),
        ).toString();
        return request('GET', callPath(type, path) + (search ? `?${search}` : ''), {
          headers: { ...auth, ...headers },
        });
      },
      post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
        request('POST', callPath(type, path), { body, headers: { ...auth, ...headers } }),
    };
  }

  return {
    base,
    request,
    anyone: (type: LoginType = 'web') => caller(type),
    withToken: (type: LoginType, token: string) => caller(type, token),
    /** Signs an account in without its password, which takes a while to compare. */
    signIn: async (username: string, type: LoginType = 'web') =>
      caller(type, await openSession(node.app, username, type)),
    /** Signs an account in as a person does. */
    signInAtDoor: async (username: string, type: LoginType = 'web', password = demoPassword) => {
      const answer = await caller(type).post('login/login', { username, password });
      if (answer.code !== 0) throw new Error(`${username} cannot sign in: ${answer.msg}`);
      return caller(type, answer.data.access_token as string);
    },
  };
}

const openSession = (app: App, username: string, type: LoginType): Promise<string> =>
  transact(app.database.main, systemActor, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'login_type', 'company_id'])
      .where('login_type', '=', type)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return app.sessions.open(tx, { ...account, remember: false, ip: '127.0.0.1', userAgent: '' });
  });

/** The codes sent to a number, newest last, read from the outbox. */
/** Mail sent to an address, from the outbox. */
export function sentMail(folder: string, email: string): { subject: string; text: string }[] {
  const file = path.join(folder, 'outbox', 'mail.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { email: string; subject: string; text: string })
    .filter((mail) => mail.email === email);
}

export function sentCodes(folder: string, mobile: string): string[] {
  const file = path.join(folder, 'outbox', 'sms.jsonl');
  if (!existsSync(file)) return [];
  return (
    readFileSync(file, 'utf8')
      .split('\n')
      // The last piece is empty, or a line that is still being written.
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { mobile: string; text: string })
      .filter((sms) => sms.mobile === mobile)
      .map((sms) => /\d{6}/.exec(sms.text)![0])
  );
}
