import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mb, median, print } from './numbers.ts';
import { openPacks } from './packs.ts';
import { startPlace } from './place.ts';

/** `CODES=10000000 npm run bench security` makes that many instead. */
const sizes = (process.env.CODES ?? '1000000').split(',').map(Number);
const rounds = 3;

const place = await startPlace();
const { owner, rule, make } = await openPacks(place);
const token = await place.tokenFor(10);

async function call(method: 'GET' | 'POST', what: string, body?: object) {
  const answer = await fetch(`${place.base}/api/web/securityPack/${what}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data, msg } = (await answer.json()) as {
    data: { id: number; state: string } | null;
    msg: string;
  };
  if (!data) throw new Error(msg);
  return data;
}

/** Orders a pack and waits for it: the seconds that took. */
async function order(body: object): Promise<{ id: number; seconds: number }> {
  const began = performance.now();
  const { id } = await call('POST', 'add', body);
  while ((await call('GET', `info?id=${id}`)).state !== 'ready')
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { id, seconds: (performance.now() - began) / 1_000 };
}

const tables = {
  standalone: { table: 'covert_code', columns: 'hash, company_id, pack_id', order: 'random()' },
  bound: { table: 'bound_code', columns: 'company_id, seq, pack_id, hash', order: 'seq' },
} as const;

/** The same rows into the same table by PostgreSQL's own COPY; those of standalone codes unsorted. */
async function copySame(kind: keyof typeof tables, pack: number): Promise<number> {
  const { table, columns, order: way } = tables[kind];
  const file = path.join(tmpdir(), `security-${process.pid}.copy`);
  await owner.query(
    `copy (select ${columns} from ${table} where pack_id = ${pack} order by ${way}) to '${file}'`,
  );
  await owner.query(`delete from ${table} where pack_id = ${pack}`);
  await owner.query(`vacuum ${table}`);
  await owner.query('checkpoint');
  const began = performance.now();
  await owner.query(`copy ${table} (${columns}) from '${file}'`);
  const seconds = (performance.now() - began) / 1_000;
  rmSync(file, { force: true });
  return seconds;
}

for (const size of sizes)
  for (const kind of ['standalone', 'bound'] as const) {
    const [ours, theirs]: number[][] = [[], []];
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
    for (let round = 0; round < (size > 1_000_000 ? 1 : rounds); round += 1) {
      const body =
        kind === 'standalone'
          ? { kind, quantity: size }
          : {
              kind,
              pack_id: (await make({ rule_id: await rule('standard'), quantity: size })).id,
            };
      await owner.query('checkpoint');
      const made = await order(body);
      ours!.push(size / made.seconds);
      theirs!.push(size / (await copySame(kind, made.id)));
    }
    clearInterval(watch);
    print(
      `${size.toLocaleString('en')} ${kind} codes, from order to ready`,
      `${median(ours!).toFixed(0)}/s`,
    );
    print('  the same rows by COPY', `${median(theirs!).toFixed(0)}/s`);
    print('  ratio', (median(ours!) / median(theirs!)).toFixed(2), 'aim ≥ 0.8');
    print('  peak memory of the server', mb(peak));
  }

await owner.end();
await place.close();
