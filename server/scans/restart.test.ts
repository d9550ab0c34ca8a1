import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded, type Embedded } from '#server/database/embedded/start.ts';
import { startTestNode } from '#server/testing/node.ts';
import { template } from '#server/testing/settings.ts';
import { prepareTemplate } from '#server/testing/template.ts';
import { makeCodes } from './scanning.fixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-restart-'));
const start = (): Promise<Embedded> =>
  startEmbedded({ folder: path.join(folder, 'postgres'), report: () => undefined, fast: true });
await prepareTemplate(folder);
let database = await start();
const portOf = (url: string) => Number(new URL(url).port);

// A restarted database has another port; the server connects through a fixed one.
const door = createServer((socket) => {
  const behind = connect(portOf(database.url), '127.0.0.1');
  const end = () => [socket, behind].forEach((one) => one.destroy());
  for (const one of [socket, behind]) one.on('error', end).on('close', end);
  socket.pipe(behind).pipe(socket);
});
await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
const address = new URL(database.url);
address.port = String((door.address() as AddressInfo).port);
address.pathname = `/${template}`;
afterAll(async () => {
  door.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a database that is restarted under load loses no answered scan, and errors end within five seconds', async () => {
  const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } }, address.href);
  const codes = await makeCodes(node, [{ count: 40, state: 'sold' }]);
  const answered = new Map<string, number>();
  let lastError = 0;
  let errors = 0;
  let isOver = false;
  const scan = async (worker: number) => {
    for (let at = worker; !isOver; at += 1) {
      const { code } = codes[at % codes.length]!;
      // Each from an address of its own: one address is asked for a captcha after some hundred codes.
      const from = `10.${worker}.${at >> 8}.${at & 255}`;
      const phone = { 'x-forwarded-for': from, 'user-agent': `phone ${worker}-${at}` };
      const answer = await node.anyone().get('api/query', { code }, phone);
      if (answer.code === 0 && answer.data.result)
        answered.set(code, (answered.get(code) ?? 0) + 1);
      else {
        expect(answer.status, answer.msg).toBe(503);
        errors += 1;
        lastError = Date.now();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const workers = Array.from({ length: 16 }, (_, worker) => scan(worker));
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await pause(1_500);
  await database.stop();
  await pause(500);
  database = await start();
  const back = Date.now();
  await pause(6_000);
  isOver = true;
  await Promise.all(workers);
  expect(errors).toBeGreaterThan(0);
  expect(lastError - back).toBeLessThan(5_000);
  const behind = Object.assign(new URL(database.url), { pathname: `/${template}` });
  const owner = new pg.Client({ connectionString: behind.href });
  await owner.connect();
  const { rows } = await owner.query<{ seq: string; n: number; scans: number }>(
    `select i.seq, i.scans, count(s.*)::int as n from identifier i left join scan_log s
       on s.company_id = i.company_id and s.seq = i.seq
     where i.company_id = 1 and i.seq = any($1) group by 1, 2`,
    [codes.map(({ seq }) => seq)],
  );
  await owner.end();
  const logged = new Map(rows.map((row) => [Number(row.seq), row]));
  for (const { seq, code } of codes) {
    const row = logged.get(seq)!;
    expect(row.n).toBeGreaterThanOrEqual(answered.get(code) ?? 0);
    expect(row.n).toBe(row.scans);
  }
  await node.stop();
});
