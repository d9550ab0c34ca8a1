import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type {
  Passport,
  PassportInfo,
  PassportVersion,
} from '#contract/features/product/passports/contract.ts';
import { passportTexts } from '#contract/features/product/passports/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import type { PassportContent } from '#contract/passports/content.ts';
import { comma, say, type Text } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { publicAddress } from '#server/identifiers/code-texts.ts';
import { contentOf } from '#server/passports/content.ts';
import { previewPath, readInputs } from '#server/passports/draft.ts';
import { readParts } from '#server/passports/known-parts.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { errors, fields } = passportTexts;

type Found = Omit<Passport, 'url' | 'publish_time' | 'create_time' | 'update_time'> & {
  public_id: string;
  publish_time: Date | null;
  create_time: Date;
  update_time: Date;
};

export async function readPassports(
  { tx, session, app }: Reader<StaffSession>,
  ids: number[],
): Promise<Passport[]> {
  const { rows } = await sql<Found>`
    select d.id, d.company_id, d.part_id, p.code as part_code, p.name as part_name, p.gtin, d.product_group,
      d.granularity, d.state, d.number, d.publish_time, d.publish_user, d.public_id,
      d.state = 'published' and d.update_time > d.publish_time as is_changed, d.version, d.create_time, d.update_time
    from passport d join part p on p.company_id = d.company_id and p.id = d.part_id
    where d.company_id = ${session.companyId} and d.id = any(${ids}::integer[])`.execute(tx);
  return rows.map(({ public_id: publicId, ...row }) => ({
    ...row,
    url: `${publicAddress(app)}/dpp/${publicId}`,
    publish_time: row.publish_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** All of one passport. */
export async function readPassport(
  reader: Reader<StaffSession>,
  id: number,
): Promise<PassportInfo> {
  const [row] = await readPassports(reader, [id]);
  if (!row) throw notFound();
  const inputs = await readInputs(reader.tx, reader.session.companyId, [id]);
  return {
    ...inputs.get(id)!,
    ...row,
    preview: previewPath(reader.app, reader.session.companyId, id),
  };
}

/** The part must be the company's own, and is the same once it was published. */
export async function holdPart(
  { tx, session }: RecordCall<StaffSession>,
  part: number,
  before: Stored | null,
): Promise<void> {
  if (before?.part_id === part) return;
  if (before && Number(before.number) > 0)
    throw new Refusal(errors.partFixed, { field: 'part_id' });
  const { rows } = await sql`
    select from part where company_id = ${session.companyId} and id = ${part} for key share`.execute(
    tx,
  );
  if (rows.length === 0)
    throw new Refusal(errors.noPart, { code: codes.invalid, field: 'part_id' });
}

/** A published passport is withdrawn before it is deleted: what was printed leads to it. */
export async function refuseInForce(
  { tx, session }: RecordCall<StaffSession>,
  rows: Stored[],
): Promise<void> {
  const inForce = rows.find(({ state }) => state === 'published');
  if (!inForce) return;
  const part = await tx
    .selectFrom('part')
    .select('name')
    .where('company_id', '=', session.companyId)
    .where('id', '=', inForce.part_id as number)
    .executeTakeFirst();
  throw new Refusal(errors.inForce, { params: { part: part?.name ?? '' } });
}

/** What a passport must say before it is public. */
const wanted = ['operator_name', 'operator_address', 'operator_contact'] as const;

const refuse = (text: Text, part: string, missing: readonly (typeof wanted)[number][] = []) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, {
        part,
        fields: missing.map((field) => say(fields[field], language)).join(say(comma, language)),
      }),
    ),
    { code: codes.conflict },
  );

/** A passport before it is published. */
export type Unpublished = { id: number; part_id: number; number: number; state: string };

/** Makes what is written of these passports the public version; refused where something is missing or nothing new. */
export async function publish(
  { tx, session }: RecordCall<StaffSession>,
  passports: readonly Unpublished[],
): Promise<Map<number, PassportContent>> {
  const company = session.companyId;
  const ids = passports.map(({ id }) => id);
  const inputs = await readInputs(tx, company, ids);
  const parts = await readParts(
    tx,
    company,
    passports.map(({ part_id: part }) => part),
  );
  const shown = await readShown(tx, company, ids);
  const contents = new Map<number, PassportContent>();
  for (const { id, part_id: partId, state } of passports) {
    const [input, part] = [inputs.get(id)!, parts.get(partId)!];
    const missing = wanted.filter((field) => input[field] === '');
    if (missing.length > 0) throw refuse(errors.wanting, part.name, missing);
    const content = contentOf(input, part);
    if (state === 'published' && isDeepStrictEqual(shown.get(id), plain(content)))
      throw refuse(errors.same, part.name);
    contents.set(id, content);
  }
  await sql`
    insert into passport_version (company_id, passport_id, number, content, create_by, create_user)
    select ${company}, d.id, d.number + 1, n.content, ${session.accountId}, ${session.realname}
    from json_to_recordset(${JSON.stringify([...contents].map(([id, content]) => ({ id, content })))}::json)
        as n (id integer, content jsonb)
      join passport d on d.company_id = ${company} and d.id = n.id`.execute(tx);
  // The same moment as that of the row: what is changed after it is not public yet.
  await sql`
    update passport set number = number + 1, publish_time = update_time, publish_user = ${session.realname}
    where company_id = ${company} and id = any(${ids}::integer[])`.execute(tx);
  return contents;
}

const plain = (content: PassportContent) => JSON.parse(JSON.stringify(content)) as unknown;

/** The content of the newest versions. */
async function readShown(
  tx: Tx,
  company: number,
  ids: readonly number[],
): Promise<Map<number, PassportContent>> {
  const { rows } = await sql<{ id: number; content: PassportContent }>`
    select d.id, v.content from passport d
      join passport_version v on v.company_id = d.company_id and v.passport_id = d.id and v.number = d.number
    where d.company_id = ${company} and d.id = any(${[...ids]}::integer[])`.execute(tx);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Which parts of two versions differ. */
const changedIn = (before: PassportContent | undefined, now: PassportContent): string[] => {
  const pieces = (content: PassportContent | undefined): Record<string, unknown> =>
    content
      ? {
          part_id: content.identity,
          operator_name: content.operator,
          ...content.facts,
          documents: content.documents,
          access: content.access,
        }
      : {};
  const [old, young] = [pieces(before), pieces(now)];
  return [...new Set([...Object.keys(old), ...Object.keys(young)])].filter(
    (name) => !isDeepStrictEqual(old[name], young[name]),
  );
};

/** Refuses passports of others. */
export async function ensurePassport(
  { tx, session }: Reader<StaffSession>,
  id: number,
): Promise<void> {
  const found = await tx
    .selectFrom('passport')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound();
}

/** The versions of a passport, newest first. */
export async function readVersions(
  { tx, session }: Reader<StaffSession>,
  { id: passport, page, limit }: { id: number; page: number; limit: number },
): Promise<{ rows: PassportVersion[]; count: number }> {
  const own = tx
    .selectFrom('passport_version')
    .where('company_id', '=', session.companyId)
    .where('passport_id', '=', passport);
  const size = Math.min(limit, limits.listMax);
  const found = await own
    .select(['id', 'number', 'content', 'create_user', 'create_time'])
    .orderBy('number', 'desc')
    // One more: the last is compared with the one before it.
    .limit(size + 1)
    .offset((page - 1) * size)
    .execute();
  const { count } = await own
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = found.slice(0, size).map(({ content, create_time: time, ...row }, at) => ({
    ...row,
    create_time: time.toISOString(),
    changed: changedIn(found[at + 1]?.content, content),
  }));
  return { rows, count };
}
