import { sql } from 'kysely';
import type { ErasedCounts } from '#contract/features/member/members/person.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { freeFiles } from '../files/uses.ts';
import { filesJob } from '../files/sweep.ts';
import { messagesOf, repairsOf, surveysOf, warrantiesOf, type Person } from './person.ts';

/** What still has to be struck from the logs: the number wherever it stands, names from what was done with their records. */
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
 * Empties whatever tells who somebody is, in whichever company it stands. That a warranty runs and a repair was made
 * stays, and nobody's; the member goes, and the entries of points stay under a number that means nothing any more.
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
  // Where messages lie in files instead of going to a gateway, each node takes its own away.
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

/** What is kept for a while only: answers, in case the same is asked again, and who typed the number at a door. */
async function forgetPassing(tx: Tx, { mobile }: Person, words: readonly string[]): Promise<void> {
  const spelt = words.map((word) => JSON.stringify(word).slice(1, -1));
  await sql`
    update idempotency set answer = answer || '{"data": null}'
    where exists (select from unnest(${spelt}::text[]) w where strpos(answer::text, w) > 0)`.execute(
    tx,
  );
  await sql`delete from throttle where strpos(subject, ${mobile}) > 0`.execute(tx);
}

/** Sealed as anything else is, and found by nothing. */
const nobody = (app: App) =>
  sql`name_sealed = ${app.secrets.seal('')}, mobile_sealed = ${app.secrets.seal('')}, mobile_index = ''::bytea`;

type Repairs = { company: number; ids: number[]; words: string[] };

/** Empties requests for repairs, and takes their photos away; says how many. */
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
