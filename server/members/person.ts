import { sql } from 'kysely';
import type { MemberDeed } from '#contract/features/member/members/contract.ts';
import type { KnownPerson } from '#contract/features/member/members/person.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { SealedAs } from '../secrets.ts';
import { openSms } from '../messages/sms.ts';
import type { Tx } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { consentsOfPerson } from './consents.ts';
import { gramsOf } from '../records/filters.ts';

/** A person by phone number: the digits, and the keyed hash used by every table. */
export type Person = { mobile: string; index: Buffer };
export const personOf = (app: App, typed: string): Person => {
  const mobile = bareMobile(typed);
  return { mobile, index: app.secrets.index('mobile', mobile) };
};

type Where = { company_id: number; company_name: string; seq: number; part_name: string };
type Membership = {
  company_id: number;
  company_name: string;
  name_sealed: Buffer | null;
  source: MemberDeed;
  points: number;
  first_time: Date;
  last_time: Date;
};
type Warranty = Where & { name_sealed: Buffer; active_time: Date; expire_time: Date };
type Repair = Where & {
  id: number;
  code: string;
  serial_number: string;
  name_sealed: Buffer;
  content: string;
  state: string;
  photos: { photo: string }[];
  create_time: Date;
};
type Report = Omit<Where, 'seq'> & {
  id: number;
  code: string;
  serial_number: string;
  name_sealed: Buffer | null;
  content: string;
  shop: string;
  report_state: string;
  photos: { photo: string }[];
  create_time: Date;
};
type Claim = Where & {
  id: number;
  serial_number: string;
  campaign_name: string;
  prize_name: string;
  create_time: Date;
};
type Survey = Where & {
  id: number;
  serial_number: string;
  title: string;
  words: string;
  create_time: Date;
};

// Company by company, because the indexes begin with it.
const ofCompanies = (columns: ReturnType<typeof sql>, from: ReturnType<typeof sql>) => sql`
  select c.company_id, c.name as company_name, coalesce(p.name, '') as part_name, ${columns}
  from company c cross join lateral (${from}) x
  left join part p on p.company_id = x.company_id and p.id = x.part_id`;

/** The person among the members of each company. */
export async function membershipsOf(tx: Tx, { index }: Person): Promise<Membership[]> {
  const { rows } = await sql<Membership>`
    select c.company_id, c.name as company_name, m.name_sealed, m.source, m.points, m.first_time, m.last_time
    from company c cross join lateral (select * from company_member x
      where x.company_id = c.company_id and x.mobile_index = ${index}) m
    order by m.last_time desc`.execute(tx);
  return rows;
}

/** The warranties of a person, in all companies. */
export async function warrantiesOf(tx: Tx, { index }: Person): Promise<Warranty[]> {
  const { rows } = await sql<Warranty>`
    ${ofCompanies(
      sql`x.seq, x.name_sealed, x.active_time, x.expire_time`,
      sql`select * from warranty w
        where w.company_id = c.company_id and w.mobile_index = ${index}`,
    )} order by x.active_time desc`.execute(tx);
  return rows;
}

export async function repairsOf(tx: Tx, { index }: Person): Promise<Repair[]> {
  const { rows } = await sql<Repair>`
    ${ofCompanies(
      sql`x.seq, x.id, x.code, x.serial_number, x.name_sealed, x.content, x.state, x.photos, x.create_time`,
      sql`select * from repair r where r.company_id = c.company_id and r.mobile_index = ${index}`,
    )} order by x.create_time desc`.execute(tx);
  return rows;
}

export async function reportsOf(tx: Tx, { index }: Person): Promise<Report[]> {
  const { rows } = await sql<Report>`
    ${ofCompanies(
      sql`x.id, x.code, x.typed_code as serial_number, x.name_sealed, x.content, x.shop, x.state as report_state, x.photos,
        x.create_time`,
      sql`select * from fake_report r where r.company_id = c.company_id and r.mobile_index = ${index}`,
    )} order by x.create_time desc`.execute(tx);
  return rows;
}

/** The reward campaigns that a person took part in. */
export async function claimsOf(tx: Tx, { index }: Person): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    ${ofCompanies(
      sql`x.seq, x.id, x.serial_number, x.campaign_name, x.prize_name, x.create_time`,
      sql`select k.*, n.name as campaign_name, coalesce(z.name, '') as prize_name from campaign_claim k
        join campaign n on n.company_id = k.company_id and n.id = k.campaign_id
        left join campaign_prize z on z.company_id = k.company_id and z.id = k.prize_id
        where k.company_id = c.company_id and k.mobile_index = ${index}`,
    )} order by x.create_time desc`.execute(tx);
  return rows;
}

/**
 * Answers that contain the number or were sent with it, and those about their products that contain their name.
 */
export async function surveysOf(
  tx: Tx,
  { mobile, index }: Person,
  names: readonly string[],
  products: readonly { company_id: number; seq: number }[],
): Promise<Survey[]> {
  const { rows } = await sql<Survey>`
    ${ofCompanies(
      sql`x.seq, x.id, x.serial_number, x.title, x.words, x.create_time`,
      sql`select * from survey s where s.company_id = c.company_id
          and grams(s.company_id, s.search) @> array(select c.company_id || ':' || g from unnest(${gramsOf(mobile)}::text[]) g)
          and strpos(s.search, ${mobile}) > 0
        union
        select s.* from survey s where s.company_id = c.company_id and s.mobile_index = ${index}
        union
        select s.* from unnest(${products.map((one) => one.company_id)}::int[], ${products.map((one) => one.seq)}::bigint[]) as own (company_id, seq)
        join survey s on s.company_id = own.company_id and s.seq = own.seq
        where own.company_id = c.company_id
          and exists (select from unnest(${[...names]}::text[]) n where n <> '' and strpos(s.words, n) > 0)`,
    )} order by x.create_time desc`.execute(tx);
  return rows;
}

type Message = { id: number; template: string; create_time: Date; text: string };

/** Messages sent to the number; older ones without a hash are decrypted one by one. */
export async function messagesOf(app: App, tx: Tx, { mobile, index }: Person): Promise<Message[]> {
  const rows = await tx
    .selectFrom('sms_message')
    .select(['id', 'template', 'sealed', 'create_time'])
    .where((is) => is.or([is('mobile_index', '=', index), is('mobile_index', 'is', null)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ sealed, ...row }) => {
    const message = openSms(app, sealed);
    return message && bareMobile(message.mobile) === mobile ? [{ ...row, text: message.text }] : [];
  });
}

const iso = (time: Date) => time.toISOString();

/** Opens the name in a row of a company; nothing where none was told. */
export const nameOf =
  (app: App, as: SealedAs) =>
  ({
    company_id: company,
    name_sealed: sealed,
  }: {
    company_id: number;
    name_sealed: Buffer | null;
  }) =>
    sealed ? app.secrets.open(as, company, sealed) : '';

/** What is known of a person, by kind. */
export type KnownKind = keyof KnownPerson['counts'];

/** All data about a person as text; after an erasure there is none. */
export async function readPerson(
  app: App,
  tx: Tx,
  person: Person,
  memberName = '',
): Promise<Pick<KnownPerson, KnownKind>> {
  const companies = await membershipsOf(tx, person);
  const warranties = await warrantiesOf(tx, person);
  const repairs = await repairsOf(tx, person);
  const reports = await reportsOf(tx, person);
  const names = [
    ...warranties.map(nameOf(app, 'warranty.name')),
    ...repairs.map(nameOf(app, 'repair.name')),
    memberName,
    ...companies.map(nameOf(app, 'company_member.name')),
  ];
  const surveys = await surveysOf(tx, person, names, [...warranties, ...repairs]);
  const serials = await serialsOf(app, tx, warranties);
  return {
    companies: companies.map(({ name_sealed, ...row }) => ({
      ...row,
      name: nameOf(app, 'company_member.name')({ ...row, name_sealed }),
      first_time: iso(row.first_time),
      last_time: iso(row.last_time),
    })),
    warranties: warranties.map(({ name_sealed, seq, ...row }) => ({
      ...row,
      serial_number: serials.get(`${row.company_id}:${seq}`) ?? '',
      name: nameOf(app, 'warranty.name')({ ...row, name_sealed }),
      active_time: iso(row.active_time),
      expire_time: iso(row.expire_time),
    })),
    repairs: repairs.map(({ name_sealed, seq: _seq, photos, ...row }) => ({
      ...row,
      name: nameOf(app, 'repair.name')({ ...row, name_sealed }),
      photos: photos.map(({ photo }) => photo.slice(photo.lastIndexOf('/') + 1)),
      create_time: iso(row.create_time),
    })),
    reports: reports.map(({ name_sealed, photos, ...row }) => ({
      ...row,
      name: nameOf(app, 'fake_report.name')({ ...row, name_sealed }),
      photos: photos.map(({ photo }) => photo.slice(photo.lastIndexOf('/') + 1)),
      create_time: iso(row.create_time),
    })),
    claims: (await claimsOf(tx, person)).map(({ seq: _seq, ...row }) => ({
      ...row,
      create_time: iso(row.create_time),
    })),
    surveys: surveys.map(({ seq: _seq, ...row }) => ({
      ...row,
      create_time: iso(row.create_time),
    })),
    messages: (await messagesOf(app, tx, person)).map((row) => ({
      ...row,
      create_time: iso(row.create_time),
    })),
    consents: (await consentsOfPerson(tx, person.index)).map(({ text, given_time, ...row }) => ({
      ...row,
      notice: text,
      create_time: iso(given_time),
    })),
  };
}

async function serialsOf(app: App, tx: Tx, warranties: readonly Warranty[]) {
  const serials = new Map<string, string>();
  for (const company of new Set(warranties.map((one) => one.company_id))) {
    const own = warranties.filter((one) => one.company_id === company).map(({ seq }) => seq);
    const { rows } = await sql<{ seq: number; code: string | null }>`
      select seq, code from identifier where company_id = ${company} and seq = any(${own})`.execute(
      tx,
    );
    for (const [seq, code] of await codeTexts(app, tx, company, rows))
      serials.set(`${company}:${seq}`, code);
  }
  return serials;
}
