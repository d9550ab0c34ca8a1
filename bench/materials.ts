import pg from 'pg';
import { makeCodes } from './make-codes.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';
import { postmasterOf, processorTime } from './processor.ts';

/** A product of 10 levels and so many parts; each assembly is used by two others of the level above. */
const parts = Number(process.env.BENCH_PARTS ?? 5_000);
const levels = 10;
const perLine = 4;
/** Serial numbers that one lot is in, spread over batches. */
const serials = Number(process.env.BENCH_CODES ?? 1_000_000);
const batches = 50;
const rounds = 11;
const warm = 3;

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const { rows: people } = await owner.query<{ id: number }>(
  `select id from account where username = 'demo' and login_type = 'web'`,
);
const token = await place.tokenFor(people[0]!.id);

const { rows: backend } = await owner.query<{ pid: number }>(`select pg_backend_pid() as pid`);
const postmaster = postmasterOf(backend[0]!.pid);

async function get(path: string): Promise<Answered> {
  const answer = await fetch(`${place.base}/api/web/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { code, msg, data } = (await answer.json()) as {
    code: number;
    msg: string;
    data: Answered;
  };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}
/** What of the answers is told. */
type Answered = {
  parts: object[];
  down: object[];
  units: number;
  total: number;
  length: number;
};
async function measure(name: string, aim: string, path: string, tell: (data: Answered) => string) {
  const times: number[] = [];
  let last: Answered | undefined;
  // The first answers are given by code that is not compiled yet.
  for (let round = 0; round < warm; round += 1) await get(path);
  const used = processorTime(postmaster);
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    last = await get(path);
    times.push(performance.now() - start);
  }
  const each = ms((processorTime(postmaster) - used) / rounds);
  print(name, `${ms(median(times))}, processor ${each}, aim ${aim}; ${tell(last!)}`);
}

// Level by level, as one tree: part n of a level contains parts of the next one.
const base = 500_000;
const perLevel = Math.floor(parts / levels);
await owner.query(
  `insert into part (company_id, id, code, name, kind, unit) select 1, $1::int + n, 'BENCH-' || n, 'Bench ' || n, 'component', 'pcs'
   from generate_series(0, $2::int) n`,
  [base, perLevel * levels],
);
await owner.query(
  `insert into bom (company_id, id, code, part_id, version_no, state) select 1, $1::int + n, 'BENCH-' || n, $1::int + n, 1, 'released'
   from generate_series(0, $2::int) n`,
  [base, perLevel * (levels - 1)],
);
await owner.query(
  `insert into bom_line (company_id, bom_id, line_no, part_id, quantity, unit)
   select 1, $1::int, n, $1::int + n, 1.5, 'pcs' from generate_series(1, $2::int) n`,
  [base, perLevel],
);
await owner.query(
  `insert into bom_line (company_id, bom_id, line_no, part_id, quantity, unit)
   select distinct on (1, 2, 4) 1, $1::int + n, k, $1::int + ((n - 1) / $2::int + 1) * $2::int + 1 + (n * 7 + k * 13) % $2::int,
     0.125, 'pcs'
   from generate_series(1, $2::int * ($3::int - 1)) n, generate_series(1, $4::int) k`,
  [base, perLevel, levels, perLine],
);
await owner.query('vacuum analyze bom');
await owner.query('vacuum analyze bom_line');
await measure(
  `explode ${parts} parts in ${levels} levels`,
  '200 ms',
  `bom/explode?id=${base}&quantity=10`,
  (data) => `${data.parts.length} parts`,
);
await measure(
  'where the deepest part is used',
  '200 ms',
  `bom/whereUsed?part_id=${base + perLevel * levels - 1}`,
  (data) => `${data.length} bills`,
);

// One lot in many batches.
await makeCodes(place.app, owner, serials, 1);
const { rows: some } = await owner.query<{ part_id: number; first: string }>(
  `select i.part_id, p.first_seq as first from identifier_pack p
   join identifier i on i.company_id = 1 and i.seq = p.first_seq where p.company_id = 1 and p.code = 'BENCH'`,
);
const { part_id: part, first } = some[0]!;
await owner.query(
  `insert into batch (company_id, id, code, part_id, quantity, state) select 1, $1::int + n, 'BENCH-' || n, $2, $3, 'completed'
   from generate_series(1, $4::int) n`,
  [base, part, Math.ceil(serials / batches), batches],
);
await owner.query(
  `update identifier set batch_id = $1::int + 1 + ((seq - $2::bigint) * $3::bigint / $4::bigint)::int
   where company_id = 1 and seq between $2::bigint and $2::bigint + $4::bigint - 1`,
  [base, first, batches, serials],
);
await owner.query(
  `insert into material_lot (company_id, id, code, part_id, quantity, used, unit, received_date, state)
   values (1, $1, 'BENCH', $1, 1000, 1000, 'pcs', '2026-01-01', 'used')`,
  [base],
);
await owner.query(
  `insert into material_use (company_id, batch_id, lot_id, part_id, quantity, way, create_user)
   select 1, $1::int + n, $1, $1, 20, 'choice', 'bench' from generate_series(1, $2::int) n`,
  [base, batches],
);
await owner.query('vacuum analyze identifier');
await measure(
  `genealogy of a lot in ${serials} serial numbers`,
  '300 ms',
  `materialLot/genealogy?id=${base}`,
  (data) => `${data.units} codes in ${data.down.length} batches`,
);
await measure(
  'who holds them',
  'none',
  `materialLot/holders?id=${base}`,
  (data) => `${data.total} units`,
);
await owner.end();
await place.close();
