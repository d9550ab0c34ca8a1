import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { SignedHead } from '#proof/formats.ts';
import { companyLeaf, dayLeaf, type DayOfAll } from '#proof/leaves.ts';
import { rootOf } from '#proof/merkle.ts';
import { areEqual } from '#proof/bytes.ts';
import { readCheckpoint, readNote, signatureBy, writeCheckpoint, writeKey } from '#proof/note.ts';
import type { App } from '../app.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { everyHour } from '../jobs/retention.ts';
import { keyFile } from '../secrets.ts';
import { cosignKind, stampKind } from './job-kinds.ts';
import { holdLogKeys, originOf, readLogKeys, signAsLog, type LogKey } from './log-key.ts';
import { isOver, sealUpTo, type Sealed } from './seal.ts';

/** The sealed days of all companies on a day, in the order in which their tree has them. */
export async function sealedOn(tx: Tx, day: string): Promise<Sealed[]> {
  return tx
    .selectFrom('event_root')
    .select(['company_id', 'company', 'day', 'scheme', 'events', 'root'])
    .where('day', '=', day)
    .orderBy('company_id')
    .execute();
}

/** All days of the log. There is one a day, so they are few. */
export async function loggedDays(tx: Tx, size?: number): Promise<DayOfAll[]> {
  let query = tx.selectFrom('log_day').select(['day', 'companies', 'root']).orderBy('place');
  if (size !== undefined) query = query.where('place', '<', size);
  return query.execute();
}

/** The next day of the log, if it is over; the log begins with the first day that was sealed. */
async function nextLogDay(tx: Tx): Promise<{ place: number; day: string } | null> {
  const { rows } = await sql<{ place: number; day: string | null }>`
    select coalesce((select max(place) + 1 from log_day), 0) as place,
      coalesce((select max(day) + 1 from log_day), (select min(day) from event_root))::date as day`.execute(
    tx,
  );
  const { place, day } = rows[0]!;
  return day !== null && (await isOver(tx, day)) ? { place, day } : null;
}

/** Companies with events on a day that is not sealed; their days are sealed before it enters the log. */
async function openOn(tx: Tx, day: string): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select c.company_id from company c
    where not exists (select from event_root r where r.company_id = c.company_id and r.day = ${day})
      and exists (select from trace_event e where e.company_id = c.company_id
        and e.record_time >= ${day}::date::timestamp at time zone 'Asia/Shanghai'
        and e.record_time < (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`.execute(
    tx,
  );
  return rows.map((row) => row.company_id);
}

const daysAtOnce = 20;

/** Adds finished days to the log, empty ones included. Returns whether nothing is left. */
async function addDays(tx: Tx): Promise<boolean> {
  for (let done = 0; done < daysAtOnce; done += 1) {
    const next = await nextLogDay(tx);
    if (!next) return true;
    for (const company of await openOn(tx, next.day))
      await sealUpTo(tx, { company, day: next.day });
    const sealed = await sealedOn(tx, next.day);
    const root = Buffer.from(rootOf(sealed.map((one) => companyLeaf(one))));
    await tx
      .insertInto('log_day')
      .values({ ...next, companies: sealed.length, root })
      .execute();
  }
  return false;
}

export class RewrittenLog extends Error {}

/** The last head that this node knows: what signs does not forget what the database may be made to forget. */
const headFile = ({ settings }: App) => keyFile(settings.DATA_DIR, 'log-head');

function remembered(app: App): string | null {
  const file = headFile(app);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function remember(app: App, note: string): void {
  const file = headFile(app);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, note, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

/** Throws where the log does not continue a head that was signed for it. */
function refuseRewritten(
  app: App,
  head: string,
  { hashes, keys }: { hashes: readonly Uint8Array[]; keys: readonly LogKey[] },
): void {
  const note = readNote(head);
  const known = note && readCheckpoint(note.text);
  if (!known || known.origin !== originOf(app)) return;
  if (!keys.some(({ key }) => signatureBy(note, key)))
    throw new RewrittenLog(
      `The log of events was rewritten: the key that signed its head of ${known.size} days is gone. ` +
        `Nothing is signed until that is explained; after restoring an older backup, remove ${headFile(app)}.`,
    );
  if (known.size > hashes.length || !areEqual(rootOf(hashes.slice(0, known.size)), known.root))
    throw new RewrittenLog(
      `The log of events was rewritten: it does not continue the head of ${known.size} days that was signed. ` +
        `Nothing is signed until that is explained; after restoring an older backup, remove ${headFile(app)}.`,
    );
}

/** Signs the head of the log, if it grew, and tells whether it did; whether it was rewritten is looked at each time. */
export async function signHead(app: App, tx: Tx): Promise<boolean> {
  await holdLogKeys(tx);
  const keys = await readLogKeys(app, tx);
  const hashes = (await loggedDays(tx)).map((day) => dayLeaf(day));
  const latest = await tx
    .selectFrom('log_head')
    .select(['size', 'note'])
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  const known = remembered(app);
  for (const head of [known, latest?.note]) if (head) refuseRewritten(app, head, { hashes, keys });
  const size = hashes.length;
  if (size <= (latest?.size ?? 0)) {
    // Signed by another node.
    if (latest && latest.note !== known) remember(app, latest.note);
    return false;
  }
  const root = rootOf(hashes);
  const note = signAsLog(keys.at(-1)!, writeCheckpoint({ origin: originOf(app), size, root }));
  await tx
    .insertInto('log_head')
    .values({ size, root: Buffer.from(root), note })
    .execute();
  remember(app, note);
  return true;
}

/** The latest signed head with all that witnesses and authorities said of it, or an earlier one by its size. */
export async function signedHead(app: App, tx: Tx, size?: number): Promise<SignedHead | null> {
  let query = tx.selectFrom('log_head').select(['size', 'note']).orderBy('size', 'desc').limit(1);
  if (size !== undefined) query = query.where('size', '=', size);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const cosigned = await tx
    .selectFrom('log_cosignature')
    .select(['key', 'line'])
    .where('size', '=', row.size)
    .orderBy('create_time')
    .orderBy('key')
    .execute();
  const note = readNote(row.note)!;
  const keys = await readLogKeys(app, tx);
  const signer = keys.find(({ key }) => signatureBy(note, key));
  const handovers = keys.flatMap(({ handover }) => handover ?? []);
  const stamps = await tx
    .selectFrom('log_time_stamp')
    .select('token')
    .where('size', '=', row.size)
    .execute();
  return {
    checkpoint: row.note + cosigned.map(({ line }) => line).join(''),
    keys: [writeKey((signer ?? keys[0]!).key)],
    ...(handovers.length > 0 && { handovers }),
    ...(cosigned.length > 0 && { witnesses: cosigned.map(({ key }) => key) }),
    ...(stamps.length > 0 && { stamps: stamps.map(({ token }) => token.toString('base64')) }),
  };
}

/** A new head goes to the witnesses and to the time-stamping authority at once. */
async function askForMore(app: App, tx: Tx): Promise<void> {
  const witness = await tx
    .selectFrom('witness')
    .select('id')
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (witness) await app.jobs.add(tx, { kind: cosignKind, uniqueKey: cosignKind });
  const { tsa_address: authority } = await readConfiguration(tx, 'timestamps');
  if (authority !== '') await app.jobs.add(tx, { kind: stampKind, uniqueKey: stampKind });
}

const everyDay = '9999-12-31';

/** Seals the finished days of every company, adds finished days to the log, and signs its head. */
export const sealJob: JobKind<App> = {
  kind: 'events.seal',
  run: async (job, app) => {
    const companies = await transact(app.database.main, systemActor, (tx) =>
      tx.selectFrom('company').select('company_id').orderBy('company_id').execute(),
    );
    const total = companies.length + 1;
    const untilDone = async (done: number, work: (tx: Tx) => Promise<boolean>) => {
      let isDone = false;
      while (!isDone)
        await job.step(async (tx) => {
          isDone = await work(tx);
          return { done, total };
        });
    };
    for (const [at, { company_id: company }] of companies.entries())
      await untilDone(at + 1, (tx) => sealUpTo(tx, { company, day: everyDay }, daysAtOnce));
    await untilDone(total, addDays);
    // Days that were not committed are not signed: the file would remember a head of days that may never be.
    await untilDone(total, async (tx) => {
      if (await signHead(app, tx)) await askForMore(app, tx);
      return true;
    });
  },
};

export const sealEveryHour = everyHour(sealJob.kind, 'seal events');
