import { sql } from 'kysely';
import type { ErasedCounts } from '#contract/features/member/members/person.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { freeFiles } from '../files/uses.ts';
import { filesJob } from '../files/sweep.ts';
import { messagesOf, repairsOf, surveysOf, warrantiesOf, type Person } from './person.ts';

/** What remains to be erased from the logs: the number everywhere, names in entries about their records. */
export type Words = { mobile: string; names: string[] };
export type Emptied = {
  found: ErasedCounts;
  words: Words;
  repairs: { company_id: number; id: number }[];
};

type Keyed = { company_id: number };
const byCompany = <R extends Keyed>(rows: readonly R[]): [number, R[]][] =>
  [...new Set(rows.map((row) => row.company_id))].map((company) => [
    company,
    rows.filter((row) => row.company_id === company),
  ]);

/**
 * Erases personal data in all companies. Warranties, repairs and sales stay, without a person; the member is deleted, and
 * point entries stay under a meaningless id.
 */
export async function emptyPerson(
  app: App,
  tx: Tx,
  person: Person,
  member: { id: number; name: string } | null,
): Promise<Emptied> {
  const warranties = await warrantiesOf(tx, person);
  const repairs = await repairsOf(tx, person);
  const names = [
    ...new Set([
      ...[...warranties, ...repairs].map((row) => app.secrets.open(row.name_sealed)),
      ...(await forgetBuyer(app, tx, person)),
      ...(member ? [member.name] : []),
    ]),
  ].filter((name) => name !== '');
  const surveys = await surveysOf(tx, person, names, [...warranties, ...repairs]);
  const messages = await messagesOf(app, tx, person);
  const words = [person.mobile, ...names];

  for (const [company, rows] of byCompany(warranties))
    await sql`
      update warranty set ${nobody(app)}, version = version + 1
      where company_id = ${company} and seq = any(${rows.map(({ seq }) => seq)})`.execute(tx);
  let photos = 0;
  for (const [company, rows] of byCompany(repairs))
    photos += await emptyRepairs(app, tx, { company, ids: rows.map(({ id }) => id), words });
  for (const [company, rows] of byCompany(surveys))
    await sql`
      update survey set answers = '[]', words = '', version = version + 1
      where company_id = ${company} and id = any(${rows.map(({ id }) => id)})`.execute(tx);
  if (messages.length > 0)
    await tx
      .deleteFrom('sms_message')
      .where(
        'id',
        'in',
        messages.map(({ id }) => id),
      )
      .execute();
  // Where messages are written to files instead of a gateway, each node erases its own.
  await app.cluster.tell(tx, { topic: 'outbox' });
  await tx.deleteFrom('sms_code').where('mobile_index', '=', person.index).execute();
  if (member) await tx.deleteFrom('member').where('id', '=', member.id).execute();
  await forgetPassing(tx, person, words);
  if (photos > 0) await app.jobs.add(tx, { kind: filesJob.kind, uniqueKey: 'sweep files' });
  return {
    found: {
      members: member ? 1 : 0,
      warranties: warranties.length,
      repairs: repairs.length,
      photos,
      surveys: surveys.length,
      messages: messages.length,
    },
    words: { mobile: person.mobile, names },
    repairs: repairs.map(({ company_id, id }) => ({ company_id, id })),
  };
}

/** Sales stay, without who bought; returns the names that stood there. */
async function forgetBuyer(app: App, tx: Tx, { index }: Person): Promise<string[]> {
  // Company by company, because the index begins with it.
  const { rows } = await sql<{ name: Buffer | null }>`
    with bought as (
      select s.company_id, s.id, s.buyer_name_sealed from company c cross join lateral (
        select * from sale_record r where r.company_id = c.company_id and r.buyer_phone_index = ${index}) s
    )
    update sale_record s set buyer_name_sealed = null, buyer_phone_sealed = null, buyer_phone_index = null,
      version = s.version + 1
    from bought b where s.company_id = b.company_id and s.id = b.id
    returning b.buyer_name_sealed as name`.execute(tx);
  return rows.flatMap(({ name }) => (name ? [app.secrets.open(name)] : []));
}

/** Short-lived data: idempotent answers, and throttle entries of the number. */
async function forgetPassing(tx: Tx, { mobile }: Person, words: readonly string[]): Promise<void> {
  const spelt = words.map((word) => JSON.stringify(word).slice(1, -1));
  await sql`
    update idempotency set answer = answer || '{"data": null}'
    where exists (select from unnest(${spelt}::text[]) w where strpos(answer::text, w) > 0)`.execute(
    tx,
  );
  await sql`delete from throttle where strpos(subject, ${mobile}) > 0`.execute(tx);
}

/** Encrypted like other values, but without a searchable hash. */
const nobody = (app: App) =>
  sql`name_sealed = ${app.secrets.seal('')}, mobile_sealed = ${app.secrets.seal('')}, mobile_index = ''::bytea`;

type Repairs = { company: number; ids: number[]; words: string[] };

/** Erases repair requests and deletes their photos; returns how many. */
async function emptyRepairs(app: App, tx: Tx, { company, ids, words }: Repairs): Promise<number> {
  const { rows: files } = await sql<{ file_id: number }>`
    select file_id from file_use where company_id = ${company} and owner = 'repair' and owner_id = any(${ids})`.execute(
    tx,
  );
  await sql`
    update repair set ${nobody(app)}, content = '', photos = '[]', version = version + 1
    where company_id = ${company} and id = any(${ids})`.execute(tx);
  await sql`
    update repair_step set note = strike(note, ${words}::text[]), reply = strike(reply, ${words}::text[])
    where company_id = ${company} and repair_id = any(${ids})`.execute(tx);
  await freeFiles(tx, { company, owner: 'repair' }, ids);
  const gone = await sql`
    delete from stored_file f where company_id = ${company} and id = any(${files.map((one) => one.file_id)})
      and not exists (select from file_use u where u.company_id = f.company_id and u.file_id = f.id)`.execute(
    tx,
  );
  return Number(gone.numAffectedRows ?? 0);
}
