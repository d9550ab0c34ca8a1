import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJournal } from './journal.ts';
import {
  bundleProgram,
  codesIn,
  makeComputer,
  makePrinter,
  makeServer,
  rawRequest,
  type Computer,
} from './trial.fixture.ts';

const built = mkdtempSync(path.join(tmpdir(), 'suyuan-print-built-'));
let program = '';
beforeAll(() => {
  program = bundleProgram(built);
});
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  rmSync(built, { recursive: true, force: true });
});

/** A paired computer with a file printer. */
async function setUp(count: number) {
  const server = await makeServer(count);
  const computer = await makeComputer(program);
  ends.push(server.close, computer.end);
  await computer.start();
  await computer.ask('/pair', { server: server.url, code: 'ABCDEFGH' });
  const out = path.join(computer.folder, 'out');
  const { id } = await computer.addPrinter({ kind: 'file', name: '试用', folder: out });
  return { server, computer, printer: id, file: path.join(out, 'suyuan-7.zpl'), out };
}
const jobOf = async (computer: Computer) => (await computer.status()).jobs[0];
const until = (computer: Computer, state: string) =>
  expect.poll(async () => (await jobOf(computer))?.state, { interval: 20 }).toBe(state);
const allCodes = (server: { labels: { code: string }[] }) => server.labels.map(({ code }) => code);

describe('a job', () => {
  test('is printed in order, once, and acknowledged', async () => {
    const { server, computer, printer, file } = await setUp(120);
    await computer.ask('/jobs', { id: 7, printer });
    await computer.ask('/jobs', { id: 7, printer });
    await until(computer, 'done');
    expect(codesIn(file)).toEqual(allCodes(server));
    expect(server.labels.every(({ state }) => state === 'good')).toBe(true);
    expect(await jobOf(computer)).toMatchObject({ printed: 120, left: 0 });
    expect(statSync(path.join(computer.folder, 'state.json')).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(computer.folder, 'journal.jsonl')).mode & 0o777).toBe(0o600);
    expect(statSync(computer.folder).mode & 0o077).toBe(0);
  });

  test('goes on after kills at any moment, and nothing is doubled, lost or asked', async () => {
    const { server, computer, printer, file } = await setUp(800);
    server.keptBack = 50;
    await computer.ask('/jobs', { id: 7, printer });
    for (let kills = 0; kills < 8; kills += 1) {
      await pause(10 + Math.random() * 60);
      await computer.kill();
      await computer.start();
    }
    server.keptBack = 0;
    await until(computer, 'done');
    expect(codesIn(file)).toEqual(allCodes(server));
    expect(server.labels.every(({ state }) => state === 'good')).toBe(true);
    expect(server.contradictions).toBe(0);
    expect((await computer.status()).questions).toEqual([]);
  });

  test('of pages has a file for each page, whole or not at all', async () => {
    const { server, computer, out } = await setUp(60);
    server.perPiece = 4;
    server.keptBack = 20;
    const { id } = await computer.addPrinter({
      kind: 'file',
      name: 'A4',
      folder: out,
      format: 'pdf',
    });
    await computer.ask('/jobs', { id: 7, printer: id });
    await pause(30);
    await computer.kill();
    await computer.start();
    server.keptBack = 0;
    await until(computer, 'done');
    const pages = readdirSync(out).toSorted(
      (a, b) => Number(a.split('-')[2]) - Number(b.split('-')[2]),
    );
    expect(pages.flatMap((name) => codesIn(path.join(out, name)))).toEqual(allCodes(server));
  });

  test('waits for a server that is away, and keeps what it could not tell', async () => {
    const { server, computer, printer, file } = await setUp(60);
    await computer.ask('/jobs', { id: 7, printer });
    server.isOffline = true;
    await until(computer, 'waiting');
    expect(await jobOf(computer)).toMatchObject({ problem: 'offline' });
    await computer.kill();
    await computer.start();
    await pause(300);
    server.isOffline = false;
    await until(computer, 'done');
    expect(codesIn(file)).toEqual(allCodes(server));
    expect(server.labels.every(({ state }) => state === 'good')).toBe(true);
  });

  test('is paused, resumed and cancelled with the server, and stopped here', async () => {
    const { server, computer, printer, file } = await setUp(4_000);
    await computer.ask('/jobs', { id: 7, printer });
    await expect.poll(async () => (await jobOf(computer))?.printed).toBeGreaterThan(0);
    server.job.state = 'paused';
    await until(computer, 'paused');
    const before = codesIn(file).length;
    await computer.kill();
    await computer.start();
    await until(computer, 'paused');
    expect(codesIn(file)).toHaveLength(before);
    server.job.state = 'printing';
    await until(computer, 'printing');
    await computer.ask('/jobs/pause', { id: 7 });
    await until(computer, 'paused');
    await computer.ask('/jobs/resume', { id: 7 });
    await until(computer, 'printing');
    server.job.state = 'cancelled';
    await until(computer, 'done');
    const printed = codesIn(file);
    expect(printed).toEqual(allCodes(server).slice(0, printed.length));
    expect(server.labels.filter(({ state }) => state === 'claimed')).toEqual([]);
    expect(server.labels.filter(({ state }) => state === 'good')).toHaveLength(printed.length);

    server.job.state = 'printing';
    await computer.ask('/jobs', { id: 7, printer });
    await until(computer, 'printing');
    await computer.ask('/jobs/stop', { id: 7 });
    await until(computer, 'stopped');
    expect(server.labels.filter(({ state }) => state === 'claimed')).toEqual([]);
    expect(server.labels.filter(({ state }) => state === 'good')).toHaveLength(
      codesIn(file).length,
    );
  });

  test('tells the rest where the back office has decided about a label', async () => {
    const { server, computer, printer } = await setUp(50);
    server.takesAcks = false;
    await computer.ask('/jobs', { id: 7, printer });
    await expect.poll(() => server.labels[3]!.state, { interval: 1 }).toBe('claimed');
    server.labels[3]!.state = 'spoiled';
    server.takesAcks = true;
    await until(computer, 'done');
    const states = server.labels.map(({ state }) => state);
    expect(states.filter((state) => state === 'good')).toHaveLength(49);
    expect(states[3]).toBe('spoiled');
  });

  test('leaves labels alone that were taken back and handed to another station', async () => {
    const { server, computer, printer, file } = await setUp(50);
    server.takesAcks = false;
    await computer.ask('/jobs', { id: 7, printer });
    await expect.poll(() => server.labels[3]!.state, { interval: 1 }).toBe('claimed');
    await computer.kill();
    const printed = existsSync(file) ? codesIn(file).length : 0;
    for (const label of server.labels) Object.assign(label, { state: 'claimed', claim: 'another' });
    server.takesAcks = true;
    await computer.start();
    await until(computer, 'done');
    expect(server.labels.every(({ claim }) => claim === 'another')).toBe(true);
    expect(server.labels.every(({ state }) => state === 'claimed')).toBe(true);
    expect(existsSync(file) ? codesIn(file) : []).toHaveLength(printed);
  });

  test('stands still when its key is revoked, and goes on when it is paired again', async () => {
    const { server, computer, printer, file } = await setUp(1_000);
    await computer.ask('/jobs', { id: 7, printer });
    server.isRevoked = true;
    await until(computer, 'failed');
    expect((await computer.status()).pairing).toMatchObject({ isRefused: true });
    await expect(
      computer.ask('/pair', { server: 'http://127.0.0.1:1', code: 'HGFEDCBA' }),
    ).rejects.toThrow('409');
    await computer.ask('/pair', { server: server.url, code: 'HGFEDCBA' });
    await until(computer, 'done');
    expect(codesIn(file)).toEqual(allCodes(server));
    expect(server.labels.every(({ state }) => state === 'good')).toBe(true);
  });
});

describe('a printer on a port', () => {
  test('gets nothing twice; only labels that were begun and not done are asked about', async () => {
    const server = await makeServer(600);
    server.keptBack = 50;
    const printer = await makePrinter();
    const computer = await makeComputer(program);
    ends.push(server.close, printer.close, computer.end);
    await computer.start();
    await computer.ask('/pair', { server: server.url, code: 'ABCDEFGH' });
    const { id } = await computer.addPrinter({
      kind: 'tcp',
      name: 'Zebra',
      host: '127.0.0.1',
      port: printer.port,
    });
    await computer.ask('/jobs', { id: 7, printer: id });
    let questions = 0;
    const answerAll = async () => {
      for (const { job, numbers, codes } of (await computer.status()).questions) {
        questions += 1;
        const begun = readFileSync(path.join(computer.folder, 'journal.jsonl'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { t: string; state?: string; numbers?: number[] })
          .filter((entry) => entry.t === 'piece' && entry.numbers?.[0] === numbers[0]);
        expect(begun.at(-1)?.state).toBe('begun');
        // As a person does: look whether it is there.
        await pause(50);
        const result = printer.codes().includes(codes[0]!) ? 'printed' : 'not';
        await computer.ask('/answers', { job, number: numbers[0], result });
      }
    };
    for (let kills = 0; kills < 10; kills += 1) {
      await pause(10 + Math.random() * 50);
      await computer.kill();
      await computer.start();
      await pause(100);
      await answerAll();
    }
    server.keptBack = 0;
    await expect
      .poll(async () => {
        await answerAll();
        return (await jobOf(computer))?.state;
      })
      .toBe('done');
    expect(printer.codes().toSorted()).toEqual(allCodes(server));
    expect(server.labels.every(({ state }) => state === 'good')).toBe(true);
    expect(questions).toBeLessThanOrEqual(10);
  });

  test('that is switched off is waited for without a question; a spoiled label is told as such', async () => {
    const server = await makeServer(3);
    const printer = await makePrinter();
    const computer = await makeComputer(program);
    ends.push(server.close, computer.end);
    await computer.start();
    await computer.ask('/pair', { server: server.url, code: 'ABCDEFGH' });
    const { id } = await computer.addPrinter({
      kind: 'tcp',
      name: 'Zebra',
      host: '127.0.0.1',
      port: printer.port,
    });
    printer.close();
    await computer.ask('/jobs', { id: 7, printer: id });
    await until(computer, 'waiting');
    expect(await jobOf(computer)).toMatchObject({ problem: 'printer', printed: 0 });
    expect((await computer.status()).questions).toEqual([]);
    await computer.kill();
    // As if the power had failed in the middle of the first label.
    const journal = path.join(computer.folder, 'journal.jsonl');
    const kept = openJournal(computer.folder);
    expect(kept.jobs.get(7)!.claim!.pieces.size).toBe(0);
    kept.write({
      t: 'piece',
      job: 7,
      numbers: [1],
      codes: ['CODE000001'],
      state: 'begun',
      mark: '',
    });
    kept.close();
    writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"t":"piece","job":7,"num`);
    await computer.start();
    await until(computer, 'question');
    expect((await computer.status()).questions).toEqual([
      { job: 7, numbers: [1], codes: ['CODE000001'] },
    ]);
    await computer.ask('/answers', { job: 7, number: 1, result: 'spoiled' });
    await until(computer, 'waiting');
    await computer.ask('/jobs/stop', { id: 7 });
    await until(computer, 'stopped');
    expect(server.labels.map(({ state }) => state)).toEqual(['spoiled', 'open', 'open']);
  });
});

describe('strangers', () => {
  test('learn and do nothing; the paired back office never gets the key', async () => {
    const { server, computer, printer } = await setUp(5);
    const { port } = computer;
    const host = `127.0.0.1:${port}`;
    const body = JSON.stringify({ id: 7, printer });
    const json = { 'content-type': 'application/json' };
    const wrong: [string, Record<string, string>][] = [
      ['another host', { host: `evil.example:${port}` }],
      ['another port', { host: '127.0.0.1:80' }],
      ['no host', { host: '' }],
      ['another origin', { host, origin: 'https://evil.example' }],
      ['a hidden origin', { host, origin: 'null' }],
      ['its name as a page of elsewhere', { host, origin: `http://127.0.0.1:${port + 1}` }],
      ['an image on another page', { host, 'sec-fetch-site': 'cross-site' }],
      ['the other name of this address', { host, origin: `http://localhost:${port}` }],
      ['almost the server', { host, origin: `${server.url}0` }],
    ];
    for (const [name, headers] of wrong)
      for (const [method, route] of [
        ['GET', '/status'],
        ['GET', '/'],
        ['GET', '/page.js'],
        ['POST', '/jobs'],
        ['POST', '/unpair'],
        ['OPTIONS', '/jobs'],
      ] as const) {
        const answer = await rawRequest(
          port,
          route,
          method === 'POST' ? { ...headers, ...json } : headers,
          method,
          method === 'POST' ? body : '',
        );
        expect(answer.status, `${name} ${method} ${route}`).toBe(403);
        expect(Object.keys(answer.headers).join()).not.toMatch(/access-control/);
        expect(answer.text).toBe('');
      }
    expect((await computer.status()).jobs).toEqual([]);

    const origin = server.url;
    const preflight = await rawRequest(
      port,
      '/jobs',
      { host, origin, 'access-control-request-private-network': 'true' },
      'OPTIONS',
    );
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-private-network': 'true',
      },
    });
    const seen = await rawRequest(port, '/status', { host, origin });
    expect(seen.status).toBe(200);
    for (const route of ['/pair', '/unpair', '/printers', '/printers/remove'])
      expect((await rawRequest(port, route, { host, origin, ...json }, 'POST', body)).status).toBe(
        403,
      );
    expect((await rawRequest(port, '/', { host, origin })).status).toBe(403);
    // A form of another page cannot send JSON.
    const form = { host, 'content-type': 'text/plain' };
    expect((await rawRequest(port, '/unpair', form, 'POST', '{}')).status).toBe(415);
    const own = await rawRequest(port, '/', { host });
    const script = await rawRequest(port, '/page.js', { host });
    expect(own.headers['content-security-policy']).toContain("default-src 'none'");
    const told = [seen.text, own.text, script.text, (await computer.run('status')).out].join();
    expect(told).not.toContain(server.key.slice(3));
    expect(told).toContain('一号线');
    const long = JSON.stringify({ id: 7, printer: 'x'.repeat(20_000) });
    expect((await rawRequest(port, '/jobs', { host, ...json }, 'POST', long)).status).toBe(413);
    for (const bad of ['[]', '{', '{"id":-1,"printer":"x"}', '{"id":"7","printer":"x"}', 'null'])
      expect((await rawRequest(port, '/jobs', { host, ...json }, 'POST', bad)).status).toBe(422);
  });

  test('pairing by the terminal; a wrong code and a second program are refused', async () => {
    const server = await makeServer(1);
    const computer = await makeComputer(program);
    ends.push(server.close, computer.end);
    expect((await computer.run('status')).status).toBe(1);
    await computer.start();
    const host = `127.0.0.1:${computer.port}`;
    // Not paired: the back office is a stranger too.
    const early = await rawRequest(computer.port, '/status', { host, origin: server.url });
    expect(early.status).toBe(403);
    expect(await computer.run('pair', server.url, 'WRONGONE')).toEqual({
      status: 1,
      out: 'said\n',
    });
    expect((await computer.run('pair', 'http://127.0.0.1:1', 'ABCDEFGH')).status).toBe(1);
    expect(await computer.run('pair', server.url, 'ABCDEFGH')).toMatchObject({ status: 0 });
    expect(await computer.status()).toMatchObject({ pairing: { company: '青山' } });
    expect(await computer.run()).toMatchObject({ status: 1 });
    expect((await computer.run('unpair')).status).toBe(0);
    expect((await computer.status()).pairing).toBeNull();
    expect(readFileSync(path.join(computer.folder, 'state.json'), 'utf8')).not.toContain(
      server.key,
    );
  });
});

describe('the journal', () => {
  test('stays short, and means the same after it was made shorter', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-journal-'));
    const journal = openJournal(folder);
    journal.write({ t: 'job', job: 1, printer: 'p', format: 'zpl', printed: 0 });
    const code = 'C'.repeat(200);
    for (let slice = 0; slice < 200; slice += 1) {
      const first = slice * 10;
      journal.write({ t: 'claim', job: 1, claim: `c${slice}` });
      for (let at = 1; at <= 10; at += 1) {
        const piece = { numbers: [first + at], codes: [code], mark: '' };
        journal.write({ t: 'piece', job: 1, ...piece, state: 'begun' });
        journal.write({ t: 'piece', job: 1, ...piece, state: at === 5 ? 'spoiled' : 'done' });
      }
      if (slice < 199) journal.write({ t: 'told', job: 1 });
    }
    expect(statSync(path.join(folder, 'journal.jsonl')).size).toBeLessThan(1_100_000);
    const before = structuredClone(journal.jobs);
    expect(before.get(1)).toMatchObject({ printed: 1_800 });
    journal.close();
    const again = openJournal(folder);
    expect(again.jobs).toEqual(before);
    expect(statSync(path.join(folder, 'journal.jsonl')).size).toBeLessThan(10_000);
    again.write({ t: 'end', job: 1 });
    again.close();
    expect(openJournal(folder).jobs.size).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
