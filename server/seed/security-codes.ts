import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import { activeKey } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { sealUpTo } from '../events/seal.ts';
import { hashDigits, writeDigits } from '../security/covert-codes.mjs';
import { standaloneKey } from '../security/keys.ts';
import { sealSeed } from '../security/make.ts';
import { codeOf } from '../numbers/numbers.ts';

type Person = { id: number; name: string };
type Kind = 'bound' | 'standalone';
type Wanted = {
  companyId: number;
  kind: Kind;
  quantity: number;
  state: 'ready' | 'requested' | 'downloaded' | 'voided';
  remark: string;
  daysAgo: number;
  asks: Person;
  agrees: Person;
};

const identity = { id: 15, name: '吴标' };
const chief = { id: 10, name: '陈青山' };
const other = { id: 16, name: '李远航' };
const common = { companyId: 1, asks: identity, agrees: chief };

/** Packs of security codes wherever they can stand, and what consumers made of those that are out. */
const wanted: Wanted[] = [
  {
    ...common,
    kind: 'bound',
    quantity: 0,
    state: 'downloaded',
    remark: '涂层标签，首批',
    daysAgo: 40,
  },
  {
    ...common,
    kind: 'standalone',
    quantity: 2_000,
    state: 'downloaded',
    remark: '周年促销',
    daysAgo: 30,
  },
  {
    ...common,
    kind: 'standalone',
    quantity: 500,
    state: 'voided',
    remark: '印刷厂试样',
    daysAgo: 28,
  },
  {
    ...common,
    kind: 'bound',
    quantity: 0,
    state: 'requested',
    remark: '涂层标签，第二批',
    daysAgo: 2,
  },
  {
    ...common,
    kind: 'standalone',
    quantity: 1_000,
    state: 'ready',
    remark: '新品上市',
    daysAgo: 1,
  },
  {
    companyId: 38,
    asks: other,
    agrees: other,
    kind: 'standalone',
    quantity: 300,
    state: 'ready',
    remark: '礼盒',
    daysAgo: 3,
  },
];

export async function createSecurityCodes(tx: Tx, app: App): Promise<void> {
  for (const one of wanted) await createSecurityPack(app, tx, one);
  // The past is over: its days are sealed, as the nightly work would have done it.
  for (const company of [1, 38]) await sealUpTo(tx, { company, day: '9999-12-31' });
}

/** The oldest pack of identifiers whose codes are out and have no covert ones yet. */
const freePack = (tx: Tx, companyId: number) =>
  sql<{ id: number; first_seq: number; made: number; part_id: number; batch_id: number }>`
    select id, first_seq, made, part_id, batch_id from identifier_pack p
    where company_id = ${companyId} and state = 'ready' and key_id is not null and part_id is not null and made between 1 and 2000
      and not exists (select from security_pack s where s.company_id = p.company_id and s.pack_id = p.id)
    order by id limit 1`.execute(tx);

/** A pack of security codes as it stands where it is wanted. */
export async function createSecurityPack(app: App, tx: Tx, want: Wanted): Promise<void> {
  const { companyId, kind, state, remark, daysAgo, asks, agrees } = want;
  const key = await activeKey(app, tx, companyId, 'covert');
  const covered = kind === 'bound' ? (await freePack(tx, companyId)).rows[0] : undefined;
  if (kind === 'bound' && !covered) return;
  const quantity = covered?.made ?? want.quantity;
  const seed = randomBytes(32);
  const isOut = state === 'downloaded' || state === 'voided';
  const time = (days: number) => sql<Date>`now() - make_interval(days => ${days}, hours => 3)`;
  const isAsked = state !== 'ready';
  const { id } = await tx
    .insertInto('security_pack')
    .values({
      company_id: companyId,
      code: await codeOf({ tx }, companyId, 'security_pack', '', null),
      kind,
      key_id: key.id,
      pack_id: covered?.id ?? null,
      part_id: covered?.part_id ?? null,
      batch_id: covered?.batch_id ?? null,
      quantity,
      made: quantity,
      state,
      seed_sealed: isOut ? null : sealSeed(app, companyId, seed),
      remark,
      reason: state === 'voided' ? '试样外流' : '',
      ...(isAsked
        ? { request_by: asks.id, request_user: asks.name, request_time: time(daysAgo) }
        : {}),
      ...(isOut
        ? { approve_by: agrees.id, approve_user: agrees.name, approve_time: time(daysAgo) }
        : {}),
      ...(isOut ? { download_time: time(daysAgo) } : {}),
      create_by: asks.id,
      update_by: asks.id,
      create_time: time(daysAgo + 1),
      update_time: time(daysAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const digits = writeDigits(seed, kind, 0, quantity);
  const secret = kind === 'bound' ? key.key : standaloneKey(app);
  const hashes = hashDigits(secret, kind, digits, covered?.first_seq ?? 0);
  const cut = sql`(select at, substring(${hashes}::bytea from at * 16 + 1 for 16) as hash
    from generate_series(0, ${quantity - 1}::int) as at) as given`;
  await (
    covered
      ? sql`insert into bound_code (company_id, seq, pack_id, hash)
        select ${companyId}, ${covered.first_seq}::bigint + at, ${id}, hash from ${cut}`
      : sql`insert into covert_code (hash, company_id, pack_id) select hash, ${companyId}, ${id} from ${cut}`
  ).execute(tx);
  if (state === 'downloaded') await beChecked(tx, companyId, id, kind);
}

/** Some were scratched off since, a few of them twice, and some people mistyped. */
async function beChecked(tx: Tx, companyId: number, pack: number, kind: Kind): Promise<void> {
  const { table, order } =
    kind === 'bound'
      ? { table: sql.table('bound_code'), order: sql`seq` }
      : { table: sql.table('covert_code'), order: sql`hash` };
  const { rows } = await sql<{ hits: number }>`
    with checked as (
      update ${table} set scans = n.times, first_time = now() - make_interval(hours => 6 + n.at::int * 5)
      from (select ${order} as key, row_number() over (order by ${order}) as at,
        case when row_number() over (order by ${order}) % 9 = 0 then 2 else 1 end as times
        from ${table} where company_id = ${companyId} and pack_id = ${pack} order by 1 limit 120) n
      where company_id = ${companyId} and ${order} = n.key returning scans)
    select coalesce(sum(scans), 0)::int as hits from checked`.execute(tx);
  const { hits } = rows[0]!;
  const mistyped = kind === 'bound' ? 7 : 0;
  await sql`update security_pack set hits = ${hits}, checks = ${hits + mistyped}
    where company_id = ${companyId} and id = ${pack}`.execute(tx);
}
