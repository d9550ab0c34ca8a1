import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { Feature } from '#contract/feature.ts';
import { features } from '#contract/features/list.ts';
import type { Permission } from '#contract/permissions.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { rightTo, type StaffSession } from '../access/sessions.ts';
import { nameIn, namingFields, tableOfTarget } from '../logs/record-words.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Reader } from './list-plan.ts';

/** A kind of record with pages of its own. */
export type RecordKind = {
  /** The resource of its feature: `part`. */
  name: string;
  /** The right to see its records. */
  right: Permission;
  /** The path of its list, below which its records have their pages. */
  path: string;
};

const kinds: ReadonlyMap<string, RecordKind> = new Map(
  (features as readonly Feature[])
    .filter(({ found }) => found?.page)
    .map(({ resource, area, pages }) => [
      resource,
      { name: resource, right: `${area}:view` as Permission, path: pages[0]!.path },
    ]),
);
/** Where the id of a record is not kept in a column of this name. */
const idColumns: Readonly<Record<string, string>> = {
  dealer: 'dealer_id',
  warranty: 'seq',
};

/** A kind of record that the user may see; others are refused. */
export function kindSeenBy(session: StaffSession, name: string): RecordKind {
  // These calls are open to everybody who is signed in, so they look for themselves.
  if (session.mustChangePassword)
    throw new Refusal(errorTexts.mustChangePassword, { code: codes.locked });
  const kind = kinds.get(name);
  if (!kind) throw notFound();
  if (rightTo(session, kind.right) !== 'ok')
    throw new Refusal(errorTexts.forbidden, { code: codes.forbidden });
  return kind;
}

const idOf = (name: string) => sql.ref(idColumns[name] ?? 'id');

/** Whether the record that a row names by `kind` and `record_id` is there no more. */
export const isGone = (row: string) =>
  sql<boolean>`(${sql.join(
    [...kinds.keys()].map(
      (name) => sql`(${sql.ref(`${row}.kind`)} = ${name} and not exists (
        select from ${sql.table(tableOfTarget(name))} t
        where t.company_id = ${sql.ref(`${row}.company_id`)} and ${idOf(name)} = ${sql.ref(`${row}.record_id`)}))`,
    ),
    sql` or `,
  )})`;

/** A record of a kind that the user may see, in the user's company. */
export type SeenRecord = { kind: RecordKind; id: number; name: string };

export async function recordSeenBy(
  { tx, session, language }: Reader<StaffSession>,
  name: string,
  id: number,
): Promise<SeenRecord> {
  const kind = kindSeenBy(session, name);
  const naming = sql.join(namingFields.map((field) => sql`${sql.lit(field)}, j -> ${field}`));
  const { rows } = await sql<{ naming: Record<string, unknown> }>`
    select jsonb_build_object(${naming}) as naming from (
      select to_jsonb(t) as j from ${sql.table(tableOfTarget(name))} t
      where company_id = ${session.companyId} and ${idOf(name)} = ${id}) as found`.execute(tx);
  if (!rows[0]) throw notFound();
  return { kind, id, name: nameIn(rows[0].naming, language) || `#${id}` };
}
