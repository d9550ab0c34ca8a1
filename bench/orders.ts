import pg from 'pg';
import { listen } from './listen.ts';
import { load } from './load.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';
import { replay } from './replay.ts';

const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const lines = 2_000;
const rounds = 5;
const plan = { seconds: 3, connections: 16 };
const base = 900_000;

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
/** The headers of somebody of a company. */
async function headersOf(username: string) {
  const { rows } = await owner.query<{ id: number; company_id: number }>(
    `select id, company_id from account where username = $1 and login_type = 'web'`,
    [username],
  );
  const { id, company_id: company } = rows[0]!;
  return { authorization: `Bearer ${await place.tokenFor(id, 'web', company)}` };
}
const headers = await headersOf('demo');
await owner.query(
  `insert into part (company_id, id, code, name, kind, unit)
   select 1, $1::int + n, 'BENCH-' || n, 'Bench ' || n, 'product', 'pcs' from generate_series(1, $2::int) n`,
  [base, lines],
);
const { rows: suppliers } = await owner.query<{ id: number }>(
  'select id from supplier where company_id = 1 order by id limit 1',
);
const supplier = suppliers[0]!.id;

type Order = { id: number; version: number };
async function call(path: string, body?: object): Promise<Order> {
  const answer = await fetch(`${place.base}/api/web/${path}`, {
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Order };
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}

type Lists = {
  resource: 'salesOrder' | 'purchaseOrder' | 'supplierOrder';
  title: string;
  fill: string[];
  questions: Record<string, string>;
};
type Kind = Lists & {
  buyer: object;
  /** Sales orders count pieces, purchase orders may measure. */
  quantity: (of: number) => number | string;
};

/** An order of 2,000 lines: opened, one line edited, saved as a whole. */
async function measureLarge({ resource, title, buyer, quantity }: Kind): Promise<void> {
  const given = {
    ...buyer,
    tax_rate: 13,
    lines: Array.from({ length: lines }, (_, at) => ({
      part_id: base + 1 + at,
      quantity: quantity(1 + at),
      price: 100 + at,
    })),
  };
  const { id } = await call(`${resource}/add`, given);
  const opened: number[] = [];
  const saved: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    const { version } = await call(`${resource}/info?id=${id}`);
    const read = performance.now();
    given.lines[round]!.quantity = quantity(5_000 + round);
    await call(`${resource}/edit`, { ...given, id, version });
    if (round === 0) continue;
    opened.push(read - start);
    saved.push(performance.now() - read);
  }
  print(`a ${title} of ${lines} lines, opened`, ms(median(opened)));
  print('  one line edited, saved as a whole', ms(median(saved)), 'aim ≤ 1 s for both');
}

/** The list over many orders, against its own statements by pg alone. */
async function measureLists(
  { resource, title, fill, questions }: Lists,
  as = headers,
): Promise<void> {
  for (const statement of fill) await owner.query(statement);
  for (const [name, query] of Object.entries(questions)) {
    const url = `${place.base}/api/web/${resource}/index?${query}`;
    // The first call counts many rows; after that the count is cached for a while.
    await fetch(url, { headers: as });
    const statements = await listen(url, as);
    const ours: number[] = [];
    const alone: number[] = [];
    for (let round = 0; round <= 3; round += 1) {
      const { perSecond, failed } = await load({ ...plan, url, headers: as });
      if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
      const bare = await replay({ ...plan, url: place.app.database.url, statements });
      if (round === 0) continue;
      ours.push(perSecond);
      alone.push(bare);
    }
    print(`${orders} ${title}s, ${name}`, `${median(ours).toFixed(0)}/s`);
    print('  ratio to pg alone', (median(ours) / median(alone)).toFixed(2), 'aim ≥ 0.6');
  }
}

const page = Math.floor(orders / 40);
const kinds: Kind[] = [
  {
    resource: 'salesOrder',
    title: 'sales order',
    buyer: { dealer_id: 1 },
    quantity: (of) => of,
    fill: [
      `insert into sales_order (company_id, id, code, dealer_id, state, ordered, net, tax, total, create_time, update_time, due_date)
       select 1, ${base} + n, 'BENCH' || n, 1 + n % 2, (array['draft', 'approved', 'shipped', 'completed'])[1 + n % 4], 3, 300, 39, 339,
         now() - n * interval '1 minute', now() - n * interval '1 minute', current_date - n % 400
       from generate_series(1, ${orders}) n`,
      `insert into sales_order_line (company_id, order_id, part_id, line_no, quantity, unit, price)
       select 1, ${base} + n, ${base} + 1 + n % ${lines}, 1, 3, 'pcs', 100 from generate_series(1, ${orders}) n`,
      'vacuum analyze sales_order',
      'vacuum analyze sales_order_line',
    ],
    questions: {
      'first page': '',
      'deep page': `page=${page}`,
      'filtered: state and dealer': 'state=approved&dealer_id=2',
      'sorted by due date': 'sort_field=due_date&sort_by=desc',
    },
  },
  {
    resource: 'purchaseOrder',
    title: 'purchase order',
    buyer: { supplier_id: supplier },
    quantity: (of) => `${of}.5`,
    fill: [
      `insert into purchase_order (company_id, id, code, supplier_id, state, line_count, net, tax, total, approve_by, create_time,
         update_time, expected_date, seller_id, approve_time, seller_code)
       select 1, ${base} + n, 'BENCH' || n, ${supplier}, (array['draft', 'approved', 'confirmed', 'closed'])[1 + n % 4], 1, 300, 39, 339,
         1, now() - n * interval '1 minute', now() - n * interval '1 minute', current_date - n % 400,
         38, now() - n * interval '1 minute', 'XS' || n
       from generate_series(1, ${orders}) n`,
      `insert into purchase_order_line (company_id, order_id, part_id, line_no, quantity, unit, price)
       select 1, ${base} + n, ${base} + 1 + n % ${lines}, 1, 3, 'pcs', 100 from generate_series(1, ${orders}) n`,
      'vacuum analyze purchase_order',
      'vacuum analyze purchase_order_line',
    ],
    questions: {
      'first page': '',
      'deep page': `page=${page}`,
      'filtered: state and supplier': `state=approved&supplier_id=${supplier}`,
      'sorted by expected date': 'sort_field=expected_date&sort_by=desc',
      'searched by number': 'keyword=BENCH12345',
    },
  },
];
for (const kind of kinds) await measureLarge(kind);
for (const kind of kinds) await measureLists(kind);
/** The same orders as their supplier sees them. */
await measureLists(
  {
    resource: 'supplierOrder',
    title: 'customer’s order',
    fill: [],
    questions: {
      'first page': '',
      'deep page': `page=${Math.floor(orders / 60)}`,
      'filtered: state and customer': 'state=approved&buyer_id=1',
      'sorted by expected date': 'sort_field=expected_date&sort_by=desc',
      'searched by number': 'keyword=BENCH12345',
    },
  },
  await headersOf('other'),
);
await owner.end();
await place.close();
