import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type {
  NewPassportLink,
  PassportLink,
  PassportVisit,
} from '#contract/features/product/passports/links.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { limits } from '#contract/limits.ts';
import type { LinkLevel } from '#contract/passports/facts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { older, sweepRows } from '../database/sweep.ts';
import { momentOf } from '../http/moment.ts';
import { publicAddress } from '../identifiers/code-texts.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { notFound, Refusal } from '../refusal.ts';
import { publishedBy, type Published } from './published.ts';

const { errors, done } = passportTexts;
const dayLong = 86_400_000;
/** 192 bits: nobody guesses one. */
const tokenBytes = 24;

/** What is stored of a link, and by which it is found. */
const hashOf = (app: App, token: string): Buffer => app.secrets.index('passport link', token);

type Asked = { id: number; level: LinkLevel; name: string; days: number };

/** Makes a link for one partner or authority. It is told once. */
export async function sharePassport(
  call: RecordCall<StaffSession>,
  { id: passport, level, name, days }: Asked,
): Promise<NewPassportLink> {
  const { tx, app, session } = call;
  const held = await tx
    .selectFrom('passport')
    .select('state')
    .where('company_id', '=', session.companyId)
    .where('id', '=', passport)
    .forShare()
    .executeTakeFirst();
  if (!held) throw notFound();
  if (held.state !== 'published') throw new Refusal(errors.notPublic, { code: codes.conflict });
  const token = randomBytes(tokenBytes).toString('base64url');
  const expires = new Date(momentOf(call).getTime() + days * dayLong);
  await sql`
    insert into passport_link (company_id, passport_id, level, name, token_hash, expires_time, create_by, create_user)
    values (${session.companyId}, ${passport}, ${level}, ${name}, ${hashOf(app, token)}, ${expires},
      ${session.accountId}, ${session.realname})`.execute(tx);
  const time = expires.toISOString();
  call.changed('passport', passport, null, { level, name, expires_time: time });
  call.tell(done.shared);
  return { url: `${publicAddress(app)}/dpp/access/${token}`, expires_time: time };
}

/** Ends a link. */
export async function unsharePassport(call: RecordCall<StaffSession>, id: number): Promise<void> {
  const { tx, session } = call;
  const { rows } = await sql<{ passport_id: number; name: string; was_open: boolean }>`
    update passport_link l set revoke_time = coalesce(l.revoke_time, now())
    from (select id, revoke_time is null as was_open from passport_link
      where company_id = ${session.companyId} and id = ${id} for update) as o
    where l.company_id = ${session.companyId} and l.id = o.id
    returning l.passport_id, l.name, o.was_open`.execute(tx);
  const [link] = rows;
  if (!link) throw notFound();
  const { passport_id: passport, name } = link;
  // Ended before is ended.
  if (link.was_open)
    call.changed('passport', passport, { name, is_open: true }, { name, is_open: false });
  call.tell(done.unshared);
}

const iso = (time: Date | null) => time?.toISOString() ?? null;
type Page = { id: number; page: number; limit: number };
const pageOf = ({ page, limit }: Page) => {
  const size = Math.min(limit, limits.listMax);
  return sql`limit ${size} offset ${(page - 1) * size}`;
};

async function countIn(tx: Tx, table: string, company: number, passport: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${sql.table(table)} where company_id = ${company} and passport_id = ${passport}`.execute(
    tx,
  );
  return rows[0]!.count;
}

type Dated<T, K extends keyof T> = Omit<T, K> & Record<K, Date>;
type StoredLink = Dated<
  Omit<PassportLink, 'revoke_time' | 'last_open_time'>,
  'expires_time' | 'create_time'
> &
  Record<'revoke_time' | 'last_open_time', Date | null>;

/** The links of a passport, newest first. */
export async function readLinks({ tx, session }: Reader<StaffSession>, asked: Page) {
  const company = session.companyId;
  const { rows } = await sql<StoredLink>`
    select id, level, name, expires_time, revoke_time is null and expires_time > now() as is_open, revoke_time,
      create_user, create_time, open_count, last_open_time
    from passport_link where company_id = ${company} and passport_id = ${asked.id}
    order by id desc ${pageOf(asked)}`.execute(tx);
  const links: PassportLink[] = rows.map((row) => ({
    ...row,
    expires_time: row.expires_time.toISOString(),
    create_time: row.create_time.toISOString(),
    revoke_time: iso(row.revoke_time),
    last_open_time: iso(row.last_open_time),
  }));
  return { rows: links, count: await countIn(tx, 'passport_link', company, asked.id) };
}

/** Who opened a passport by a link, newest first. */
export async function readVisits({ tx, session }: Reader<StaffSession>, asked: Page) {
  const company = session.companyId;
  const { rows } = await sql<Dated<PassportVisit, 'create_time'>>`
    select v.id::float8 as id, l.name, l.level, v.serial_number, v.as_data, v.create_time
    from passport_visit v join passport_link l on l.company_id = v.company_id and l.id = v.link_id
    where v.company_id = ${company} and v.passport_id = ${asked.id}
    order by v.id desc ${pageOf(asked)}`.execute(tx);
  const visits: PassportVisit[] = rows.map((row) => ({
    ...row,
    create_time: row.create_time.toISOString(),
  }));
  return { rows: visits, count: await countIn(tx, 'passport_visit', company, asked.id) };
}

/** A link in force and the passport behind it. */
export type OpenedLink = { id: number; name: string; level: LinkLevel; passport: Published };

/** The passport of a link. One that has expired, was withdrawn or never existed: none, by the same query. */
export async function findLink(app: App, tx: Tx, token: string): Promise<OpenedLink | null> {
  const { rows } = await sql<{
    id: number;
    name: string;
    level: LinkLevel;
    company: number;
    passport: number;
  }>`
    select id, name, level, company_id as company, passport_id as passport from passport_link
    where token_hash = ${hashOf(app, token)} and revoke_time is null and expires_time > now()`.execute(
    tx,
  );
  const [link] = rows;
  const passport = link && (await publishedBy(tx, link.company, link.passport));
  return passport ? { id: link.id, name: link.name, level: link.level, passport } : null;
}

/** Notes that somebody opened it. */
export async function noteVisit(
  tx: Tx,
  { id, passport }: OpenedLink,
  serial: string,
  asData: boolean,
): Promise<void> {
  const company = passport.company;
  await sql`
    with opened as (
      update passport_link set open_count = open_count + 1, last_open_time = now()
      where company_id = ${company} and id = ${id})
    insert into passport_visit (company_id, passport_id, link_id, serial_number, as_data)
    values (${company}, ${passport.id}, ${id}, ${serial}, ${asData})`.execute(tx);
}

/** Who saw what is kept as long as operations are. */
export const sweepPassportVisits = sweepRows('passport_visit', ['company_id', 'id'], (kept) =>
  older('create_time', kept.operation_log),
);
