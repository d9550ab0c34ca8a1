import { sql } from 'kysely';
import type { App } from '../app.ts';
import { keyOf } from '../codes/keys.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind, Progress } from '../jobs/jobs.ts';
import { lockKey } from '../identifiers/locked-pack.ts';
import { hashCodes } from './hash-codes.ts';
import { standaloneKey } from './keys.ts';

// About a second of work, so that a pause takes effect soon.
const atOnce = 50_000;
const hashBytes = 16;

type Place = { company: number; pack: number };
type Plan = {
  kind: 'bound' | 'standalone';
  quantity: number;
  made: number;
  skipped: number;
  seed: Buffer;
  key: Buffer;
  keyId: number;
  firstSeq: number;
};

/** A seed as stored. */
export const sealSeed = (app: App, company: number, seed: Buffer): Buffer =>
  app.secrets.seal('security_pack.seed', company, seed.toString('base64'));
export const openSeed = (app: App, company: number, sealed: Buffer): Buffer =>
  Buffer.from(app.secrets.open('security_pack.seed', company, sealed), 'base64');

async function readPlan(app: App, tx: Tx, { company, pack }: Place): Promise<Plan | null> {
  const row = await tx
    .selectFrom('security_pack as s')
    .leftJoin('identifier_pack as p', (join) =>
      join.onRef('p.company_id', '=', 's.company_id').onRef('p.id', '=', 's.pack_id'),
    )
    .select(['s.kind', 's.quantity', 's.made', 's.skipped', 's.seed_sealed', 's.key_id'])
    .select('p.first_seq')
    .where('s.company_id', '=', company)
    .where('s.id', '=', pack)
    .where('s.state', '=', 'making')
    .executeTakeFirst();
  if (!row?.seed_sealed) return null;
  const own = await keyOf(app, tx, company, row.key_id);
  if (!own) throw new Error('the key of these codes was revoked');
  return {
    kind: row.kind,
    quantity: row.quantity,
    made: row.made,
    skipped: row.skipped.length,
    seed: openSeed(app, company, row.seed_sealed),
    key: row.kind === 'bound' ? own : standaloneKey(app),
    keyId: row.key_id,
    firstSeq: row.first_seq ?? 0,
  };
}

/** Makes the codes of a pack and stores their hashes. The pack records the progress. */
export const securityJob: JobKind<App> = {
  kind: 'security.make',
  lane: 'long',
  run: async (job, app) => {
    const place = job.payload as Place;
    const plan = await transact(app.database.main, systemActor, (tx) => readPlan(app, tx, place));
    if (!plan) return;
    const { kind, quantity, seed, key, firstSeq } = plan;
    const hash = (first: number, count: number) =>
      hashCodes({ seed, key, kind, first, count, firstSeq: firstSeq + first });
    let { made } = plan;
    let drawn = made + plan.skipped;
    let ahead: { count: number; hashes: Promise<Buffer> } | null = null;
    while (made < quantity) {
      const count: number = ahead?.count ?? Math.min(atOnce, quantity - made);
      const hashes: Buffer = await (ahead?.hashes ?? hash(drawn, count));
      // The next ones are hashed while these are written.
      const following = Math.min(atOnce, quantity - made - count);
      ahead = following > 0 ? { count: following, hashes: hash(drawn + count, following) } : null;
      // Prevents an unhandled rejection when this step ends the job.
      ahead?.hashes.catch(() => undefined);
      const first = drawn;
      const before = made;
      await job.step(async (tx): Promise<Progress> => {
        await lockKey(tx, place.company, plan.keyId);
        const left =
          kind === 'bound'
            ? await writeBound(tx, place, hashes, firstSeq + first, count)
            : await writeStandalone(tx, place, hashes, first, count);
        made = before + count - left.length;
        await noteMade(tx, place, made, left, made === quantity);
        return { done: made, total: quantity };
      });
      drawn += count;
    }
  },
};

const noteMade = (tx: Tx, { company, pack }: Place, made: number, left: number[], isAll: boolean) =>
  sql`update security_pack set made = ${made}, skipped = skipped || ${left}::bigint[],
      update_time = now() ${isAll ? sql`, state = 'ready', version = version + 1` : sql``}
    where company_id = ${company} and id = ${pack}`.execute(tx);

/** The hashes as rows: sent as one value that PostgreSQL splits. */
const cut = (hashes: Buffer, count: number) =>
  sql`(select at, substring(${hashes}::bytea from at * ${hashBytes}::int + 1 for ${hashBytes}::int) as hash
    from generate_series(0, ${count - 1}::int) as at) as given`;

async function writeBound(
  tx: Tx,
  { company, pack }: Place,
  hashes: Buffer,
  firstSeq: number,
  count: number,
): Promise<number[]> {
  // A voided or cancelled pack may have left codes of these numbers: the new ones replace them.
  await sql`insert into bound_code (company_id, seq, pack_id, hash)
    select ${company}, ${firstSeq}::bigint + at, ${pack}, hash from ${cut(hashes, count)}
    on conflict (company_id, seq) do update
      set pack_id = excluded.pack_id, hash = excluded.hash, scans = 0, first_time = null`.execute(
    tx,
  );
  return [];
}

/** Inserts new codes, and returns the numbers of those that already exist. */
async function writeStandalone(
  tx: Tx,
  { company, pack }: Place,
  hashes: Buffer,
  first: number,
  count: number,
): Promise<number[]> {
  // In index order: neighbours are on the same pages.
  const written = await sql`insert into covert_code (hash, company_id, pack_id)
    select hash, ${company}, ${pack} from ${cut(hashes, count)} order by hash
    on conflict (hash) do nothing`.execute(tx);
  if (Number(written.numAffectedRows) === count) return [];
  const { rows } = await sql<{ at: number }>`
    select given.at from (select at, hash, row_number() over (partition by hash order by at) as nth
      from ${cut(hashes, count)}) as given
    join covert_code c on c.hash = given.hash
    where nth > 1 or c.xmin <> pg_current_xact_id()::xid`.execute(tx);
  return rows.map(({ at }) => first + at);
}
