import { sql } from 'kysely';
import { consentTexts, type ConsentShown, type ConsentSubject } from '#contract/consents.ts';
import { codes } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { platformNotices } from '#contract/texts/privacy-notices.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/** The name of a notice: `c3` is the third of the company, `p1` the first of the platform. */
const platformText = `p${platformNotices.length}`;

/** The notice of a company that is in force. */
export async function noticeInForce(tx: Tx, company: number): Promise<string> {
  const own = await tx
    .selectFrom('privacy_text')
    .select('number')
    .where('company_id', '=', company)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return own ? `c${own.number}` : platformText;
}

const kept = cache<App, number, string>({ max: 20_000, maxAge: 10_000, isShared: true });

/** The same for pages, briefly cached: a form with an older one is asked again. */
export const noticeOf = (app: App, company: number): Promise<string> =>
  kept.get(app, company, () =>
    transact(app.database.main, systemActor, (tx) => noticeInForce(tx, company)),
  );

/** The notice where the company is not known yet. */
export const noticeOfNobody = platformText;

/** Refuses another notice than the one in force, because it may say something else. */
export async function refuseOldNotice(
  tx: Tx,
  company: number,
  text: string | undefined,
): Promise<void> {
  if (text !== undefined && text !== (await noticeInForce(tx, company)))
    throw new Refusal(consentTexts.errors.changed, { code: codes.invalid, field: 'consent' });
}

type Given = {
  company: number;
  subject: ConsentSubject;
  id: number;
  /** The notice as the form named it; without one nothing is noted. */
  text: string | undefined;
  language: Language;
  phone: string;
};

/** Notes that somebody agreed to the notice in force; another one is refused. */
export async function giveConsent(app: App, tx: Tx, given: Given): Promise<void> {
  const { company, subject, id, text, language, phone } = given;
  if (text === undefined) return;
  await refuseOldNotice(tx, company, text);
  const number = Number(text.slice(1));
  const mobile = bareMobile(phone);
  await tx
    .insertInto('consent')
    .values({
      company_id: company,
      subject,
      subject_id: id,
      text_number: text.startsWith('c') ? number : null,
      platform_number: text.startsWith('p') ? number : null,
      language,
      mobile_index: mobile === '' ? null : app.secrets.index('mobile', mobile),
    })
    .execute();
}

type Row = {
  subject_id: number;
  text_number: number | null;
  platform_number: number | null;
  language: string;
  given_time: Date;
};
const nameOf = (row: Pick<Row, 'text_number' | 'platform_number'>): string =>
  row.text_number === null ? `p${row.platform_number}` : `c${row.text_number}`;

/** What was agreed to for each of these records, the last time. */
export async function consentsOf(
  tx: Tx,
  company: number,
  subject: ConsentSubject,
  ids: readonly number[],
): Promise<Map<number, NonNullable<ConsentShown>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select distinct on (subject_id) subject_id, text_number, platform_number, language, given_time from consent
    where company_id = ${company} and subject = ${subject} and subject_id = any(${[...ids]}::bigint[])
    order by subject_id, id desc`.execute(tx);
  return new Map(
    rows.map((row) => [
      row.subject_id,
      {
        text: nameOf(row),
        language: row.language,
        given_time: row.given_time.toISOString(),
      },
    ]),
  );
}

/** The same of one record; null: nobody was asked, as where a dealer or an interface sent it. */
export const consentOf = async (
  tx: Tx,
  company: number,
  subject: ConsentSubject,
  id: number,
): Promise<ConsentShown> => (await consentsOf(tx, company, subject, [id])).get(id) ?? null;

export type PersonConsent = {
  company_id: number;
  company_name: string;
  id: number;
  subject: ConsentSubject;
  text: string;
  language: string;
  given_time: Date;
};

/** What a person agreed to, in all companies. */
export async function consentsOfPerson(tx: Tx, index: Buffer): Promise<PersonConsent[]> {
  // Company by company, because the index begins with it.
  const { rows } = await sql<PersonConsent & Row>`
    select c.company_id, c.name as company_name, x.id, x.subject, x.text_number, x.platform_number, x.language, x.given_time
    from company c cross join lateral (select * from consent k
      where k.company_id = c.company_id and k.mobile_index = ${index}) x
    order by x.given_time desc`.execute(tx);
  return rows.map(({ text_number, platform_number, ...row }) => ({
    ...row,
    text: nameOf({ text_number, platform_number }),
  }));
}

/** That somebody agreed stays, but not who. */
export async function forgetConsents(tx: Tx, index: Buffer): Promise<void> {
  await sql`
    update consent k set mobile_index = null from company c
    where k.company_id = c.company_id and k.mobile_index = ${index}`.execute(tx);
}

/** The same of those who activated these products, once they are somebody else's. */
export async function forgetConsentsFor(
  tx: Tx,
  company: number,
  numbers: readonly number[],
): Promise<void> {
  await sql`
    update consent set mobile_index = null
    where company_id = ${company} and subject = 'activation' and subject_id = any(${[...numbers]}::bigint[])`.execute(
    tx,
  );
}
