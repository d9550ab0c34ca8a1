import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The program as it is downloaded. */
export function bundleProgram(folder: string): string {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bundle-print.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return path.join(folder, 'suyuan-print.mjs');
}

export async function freePort(): Promise<number> {
  const server = createNetServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export type Status = {
  version: string;
  pairing: { server: string; station: string; company: string; isRefused: boolean } | null;
  printers: { id: string; name: string; kind: string }[];
  jobs: { id: number; state: string; printed: number; left: number | null; problem: unknown }[];
  questions: { job: number; numbers: number[]; codes: string[] }[];
};

/** A computer with the program on it, which can be killed and started again. */
export async function makeComputer(program: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-print-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const env = { ...process.env, SUYUAN_PRINT_DIR: folder, SUYUAN_PRINT_PORT: String(port) };

  async function start(): Promise<void> {
    child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout!, 'data');
  }
  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const mine = child;
    child = null;
    if (!mine || mine.exitCode !== null || mine.signalCode !== null) return;
    const gone = once(mine, 'exit');
    mine.kill(signal);
    await gone;
  }
  async function ask<T = unknown>(route: string, body?: object): Promise<T> {
    const answer = await fetch(base + route, {
      ...(body
        ? {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }
        : {}),
    });
    const said = (await answer.json()) as { data: T; msg?: string };
    if (!answer.ok) throw new Error(`${answer.status} ${said.msg}`);
    return said.data;
  }
  return {
    folder,
    port,
    base,
    start,
    kill,
    ask,
    status: () => ask<Status>('/status'),
    /** The program in the terminal. */
    run: async (...args: string[]) => {
      const started = spawn(process.execPath, [program, ...args], { env });
      let out = '';
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part: Buffer) => (out += part.toString()));
      const [status] = (await once(started, 'close')) as [number];
      return { status, out };
    },
    addPrinter: (printer: object) => ask<{ id: string }>('/printers', printer),
    end: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Computer = Awaited<ReturnType<typeof makeComputer>>;

/** A request with any headers, also those that `fetch` does not let through. */
export function rawRequest(
  port: number,
  route: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: '127.0.0.1', port, path: route, method, headers, setHost: false },
      (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () =>
          resolve({ status: answer.statusCode!, headers: answer.headers, text }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

type LabelState = 'open' | 'claimed' | 'good' | 'spoiled' | 'unused';
type Given = {
  id: number;
  code: string;
  numbers?: number[];
  claim_id: string;
  limit: number;
  result: 'good' | 'spoiled';
};
type Label = { number: number; code: string; state: LabelState; claim: string | null };

/** A small server with one job, which keeps to the calls of the real one. */
export async function makeServer(count: number) {
  const key = 'sk_a-secret-that-nobody-else-may-see-0123456789';
  const labels: Label[] = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    code: `CODE${String(at + 1).padStart(6, '0')}`,
    state: 'open',
    claim: null,
  }));
  const job = { id: 7, state: 'printing' };
  const fake = {
    labels,
    job,
    key,
    isOffline: false,
    isRevoked: false,
    /** Labels that are not handed out yet, so that a job cannot end before its time. */
    keptBack: 0,
    takesAcks: true,
    acks: 0,
    contradictions: 0,
    perPiece: 1,
    url: '',
    close: () => server.close(),
  };
  const codes = new Set(['ABCDEFGH', 'HGFEDCBA']);

  function claim({ claim_id: id, limit }: { claim_id: string; limit: number }) {
    if (job.state !== 'printing') return [];
    let slice = labels.filter((one) => one.claim === id);
    if (slice.length === 0) {
      const given = labels.slice(0, labels.length - fake.keptBack);
      slice = given.filter(({ state }) => state === 'open').slice(0, limit);
      for (const one of slice) Object.assign(one, { state: 'claimed', claim: id });
    }
    const pieces = [];
    for (let at = 0; at < slice.length; at += fake.perPiece) {
      const part = slice.slice(at, at + fake.perPiece);
      const text = part.map(({ code }) => `^XA^FD${code}^FS^XZ\n`).join('');
      pieces.push({
        labels: part.map(({ number, code, state }) => ({ number, code, state })),
        data: Buffer.from(text).toString('base64'),
      });
    }
    return pieces;
  }

  function answer(path: string, body: Given): [number, unknown] {
    if (path === 'printStation/pair') {
      if (!codes.delete(body.code)) return [422, null];
      // A new key is a good one.
      fake.isRevoked = false;
      return [200, { key, station_id: 1, station_name: '一号线', company_name: '青山' }];
    }
    if (path === 'printStation/report')
      return [200, { station_name: '一号线', company_name: '青山' }];
    if (body.id !== job.id) return [404, null];
    const numbers = new Set<number>(body.numbers);
    const chosen = labels.filter(({ number }) => numbers.has(number));
    if (path === 'printJob/claim') {
      const pieces = claim(body);
      const left = labels.filter(({ state }) => state === 'open').length;
      return [200, { claim_id: body.claim_id, state: job.state, left, pieces }];
    }
    if (path === 'printJob/ack') {
      if (!fake.takesAcks) return [503, null];
      fake.acks += 1;
      const wrong = chosen.filter(
        ({ state, claim: holder }) =>
          holder !== body.claim_id || (state !== 'claimed' && state !== body.result),
      );
      if (wrong.length > 0) {
        fake.contradictions += 1;
        return [409, null];
      }
      for (const one of chosen) one.state = body.result;
      if (labels.every(({ state }) => ['good', 'spoiled'].includes(state))) job.state = 'done';
      return [200, null];
    }
    if (path === 'printJob/release') {
      for (const one of chosen)
        if (one.state === 'claimed' && one.claim === body.claim_id)
          Object.assign(one, { state: job.state === 'cancelled' ? 'unused' : 'open', claim: null });
      return [200, null];
    }
    return [404, null];
  }

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      if (fake.isOffline) {
        response.destroy();
        return;
      }
      const path = request.url!.replace('/api/web/', '');
      const isAllowed =
        path === 'printStation/pair' ||
        (request.headers.authorization === `Bearer ${key}` && !fake.isRevoked);
      const [status, data] = isAllowed ? answer(path, JSON.parse(text) as Given) : [401, null];
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: status === 200 ? 0 : status, msg: 'said', data }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

/** A printer on a port: what was sent to it, one entry for each connection that was ended well. */
export async function makePrinter() {
  const printed: string[] = [];
  const server = createNetServer((socket) => {
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    // It prints what it has got, however the connection ended.
    socket.on('close', () => text !== '' && printed.push(text));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    printed,
    port: (server.address() as AddressInfo).port,
    codes: () =>
      printed.flatMap((text) => [...text.matchAll(/\^FD(\w+)\^FS\^XZ/g)].map(([, c]) => c!)),
    close: () => server.close(),
  };
}

/** The codes in a file of ZPL, in their order. */
export const codesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\^FD(\w+)\^FS\^XZ/g)].map(([, code]) => code!);
