import { sql } from 'kysely';
import type { ErasedCounts } from '#contract/features/member/members/person.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { freeFiles } from '../files/uses.ts';
import { filesJob } from '../files/sweep.ts';
import { consentsOfPerson, forgetConsents } from './consents.ts';
import {
  claimsOf,
  membershipsOf,
  messagesOf,
  nameOf,
  repairsOf,
  reportsOf,
  surveysOf,
  warrantiesOf,
  type Person,
} from './person.ts';
import { strikeFindings, strikeIncidents, strikeWarranties } from './strike-words.ts';

/** What remains to be erased from the logs: the number everywhere, names in entries about their records. */
export type Words = { mobile: string; names: string[] };
export type Emptied = {
  found: ErasedCounts;
  words: Words;
  repairs: { company_id: number; id: number }[];
  reports: { company_id: number; id: number }[];
};

type Keyed = { company_id: number };
const byCompany = <R extends Keyed>(rows: readonly R[]): [number, R[]][] =>
  [...new Set(rows.map((row) => row.company_id))].map((company) => [
    company,
    rows.filter((row) => row.company_id === company),
  ]);

/**
 * Erases personal data in all companies. Warranties, repairs, reports, prize claims and sales stay, without a person; the
 * member is deleted, of the platform and of each company, and point entries stay under a meaningless id.
 */
export async function emptyPerson(
  app: App,
  tx: Tx,
  person: Person,
  member: { id: number; name: string } | null,
): Promise<Emptied> {
  const warranties = await warrantiesOf(tx, person);
  const repairs = await repairsOf(tx, person);
  const reports = await reportsOf(tx, person);
  const companies = await membershipsOf(tx, person);
  const claims = await claimsOf(tx, person);
  const names = [
    ...new Set([
      ...warranties.map(nameOf(app, 'warranty.name')),
      ...repairs.map(nameOf(app, 'repair.name')),
      ...reports.map(nameOf(app, 'fake_report.name')),
      ...companies.map(nameOf(app, 'company_member.name')),
      ...(await forgetBuyer(app, tx, person)),
      ...(member ? [member.name] : []),
    ]),
  ].filter((name) => name !== '');
  const surveys = await surveysOf(tx, person, names, [...warranties, ...repairs]);
  const messages = await messagesOf(app, tx, person);
  const consents = await consentsOfPerson(tx, person.index);
  const words = [person.mobile, ...names];

  for (const [company, rows] of byCompany(warranties))
    await emptyWarranties(app, tx, { company, numbers: rows.map(({ seq }) => seq), words });
  await strikeWarranties(tx, { person, names }, repairs);
  let photos = 0;
  for (const [company, rows] of byCompany(repairs))
    photos += await emptyRepairs(app, tx, { company, ids: rows.map(({ id }) => id), words });
  for (const [company, rows] of byCompany(reports))
    photos += await emptyReports(tx, { company, ids: rows.map(({ id }) => id), words });
  await strikeFindings(tx, { person, names }, { repairs, reports });
  for (const [company, rows] of byCompany(claims))
    await emptyClaims(tx, { company, ids: rows.map(({ id }) => id) });
  for (const [company, rows] of byCompany(surveys))
    await sql`
      update survey set answers = '[]', words = '', version = version + 1,
        mobile_index = case when mobile_index = ${person.index} then ''::bytea else mobile_index end
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
  await forgetConsents(tx, person.index);
  await tx.deleteFrom('sms_code').where('mobile_index', '=', person.index).execute();
  await sql`
    delete from company_member where mobile_index = ${person.index}
      and company_id = any(${companies.map((one) => one.company_id)})`.execute(tx);
  if (member) await tx.deleteFrom('member').where('id', '=', member.id).execute();
  await forgetPassing(tx, person, words);
  if (photos > 0) await app.jobs.add(tx, { kind: filesJob.kind, uniqueKey: 'sweep files' });
  return {
    found: {
      members: member ? 1 : 0,
      companies: companies.length,
      warranties: warranties.length,
      repairs: repairs.length,
      reports: reports.length,
      claims: claims.length,
      photos,
      surveys: surveys.length,
      messages: messages.length,
      consents: consents.length,
    },
    words: { mobile: person.mobile, names },
    repairs: repairs.map(({ company_id, id }) => ({ company_id, id })),
    reports: reports.map(({ company_id, id }) => ({ company_id, id })),
  };
}

/** Sales stay, without who bought; returns the names that stood there. */
async function forgetBuyer(app: App, tx: Tx, { index }: Person): Promise<string[]> {
  // Company by company, because the index begins with it.
  const { rows } = await sql<{ company_id: number; name_sealed: Buffer | null }>`
    with bought as (
      select s.company_id, s.id, s.buyer_name_sealed from company c cross join lateral (
        select * from sale_record r where r.company_id = c.company_id and r.buyer_phone_index = ${index}) s
    )
    update sale_record s set buyer_name_sealed = null, buyer_phone_sealed = null, buyer_phone_index = null,
      version = s.version + 1
    from bought b where s.company_id = b.company_id and s.id = b.id
    returning s.company_id, b.buyer_name_sealed as name_sealed`.execute(tx);
  return rows.map(nameOf(app, 'sale_record.name'));
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
const nobody = (app: App, of: 'warranty' | 'repair', company: number) =>
  sql`name_sealed = ${app.secrets.seal(`${of}.name`, company, '')},
    mobile_sealed = ${app.secrets.seal(`${of}.mobile`, company, '')}, mobile_index = ''::bytea`;

type Warranties = { company: number; numbers: number[]; words: string[] };

/** Erases who holds warranties; reasons that people wrote stay, without the name. */
async function emptyWarranties(
  app: App,
  tx: Tx,
  { company, numbers, words }: Warranties,
): Promise<void> {
  await sql`
    update warranty set ${nobody(app, 'warranty', company)}, void_reason = strike(void_reason, ${words}::text[]), version = version + 1
    where company_id = ${company} and seq = any(${numbers})`.execute(tx);
  await sql`
    update warranty_step set reason = strike(reason, ${words}::text[])
    where company_id = ${company} and seq = any(${numbers}) and reason <> ''`.execute(tx);
}

type Repairs = { company: number; ids: number[]; words: string[] };

/** Erases repair requests and deletes their photos; returns how many. */
async function emptyRepairs(app: App, tx: Tx, { company, ids, words }: Repairs): Promise<number> {
  const { rows: files } = await sql<{ file_id: number }>`
    select file_id from file_use where company_id = ${company} and owner = 'repair' and owner_id = any(${ids})`.execute(
    tx,
  );
  await sql`
    update repair set ${nobody(app, 'repair', company)}, content = '', photos = '[]', after_photos = '[]', version = version + 1
    where company_id = ${company} and id = any(${ids})`.execute(tx);
  await sql`
    update repair_step set note = strike(note, ${words}::text[]), reply = strike(reply, ${words}::text[])
    where company_id = ${company} and repair_id = any(${ids})`.execute(tx);
  return dropFiles(tx, company, 'repair', ids, files);
}

/** Erases reports of fakes, with the place that was told, and deletes their photos; returns how many. */
async function emptyReports(tx: Tx, { company, ids, words }: Repairs): Promise<number> {
  const { rows: files } = await sql<{ file_id: number }>`
    select file_id from file_use where company_id = ${company} and owner = 'fake_report' and owner_id = any(${ids})`.execute(
    tx,
  );
  await sql`
    update fake_report set name_sealed = null, mobile_sealed = null, mobile_index = null, content = '', photos = '[]',
      latitude = null, longitude = null, reason = strike(reason, ${words}::text[]),
      reply = strike(reply, ${words}::text[]), version = version + 1
    where company_id = ${company} and id = any(${ids})`.execute(tx);
  await strikeIncidents(tx, { company, ids, words });
  return dropFiles(tx, company, 'fake_report', ids, files);
}

/** Erases who took part in campaigns; the product has taken part all the same. */
async function emptyClaims(tx: Tx, { company, ids }: Omit<Repairs, 'words'>): Promise<void> {
  await sql`
    update campaign_claim set mobile_sealed = null, mobile_index = null, device = 0, province = 0, city = '',
      version = version + 1, update_time = now()
    where company_id = ${company} and id = any(${ids})`.execute(tx);
}

async function dropFiles(
  tx: Tx,
  company: number,
  owner: string,
  ids: readonly number[],
  files: readonly { file_id: number }[],
): Promise<number> {
  await freeFiles(tx, { company, owner }, ids);
  const gone = await sql`
    delete from stored_file f where company_id = ${company} and id = any(${files.map((one) => one.file_id)})
      and not exists (select from file_use u where u.company_id = f.company_id and u.file_id = f.id)`.execute(
    tx,
  );
  return Number(gone.numAffectedRows ?? 0);
}
