import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { findCalls, type FoundKind } from '#contract/features/dashboard/find/contract.ts';
import { features } from '#contract/features/list.ts';
import type { Found } from '#contract/feature.ts';
import { wordsIn } from '#contract/gs1/elements-in.ts';
import type { LoginType } from '#contract/login-types.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightTo } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { serve, type Endpoint, type Glance } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';

/** The first rows of each kind. */
const most = 5;

type Row = Record<string, unknown> & { id: number };
type Kind = { feature: string; found: Found; right: Permission; list: Endpoint };

/** The kinds of records that people of a login type can find, with the call that lists them. */
function kindsFor(type: LoginType, lists: readonly Endpoint[]): Kind[] {
  return features.flatMap(({ path, resource, area, found }) => {
    const right = `${area}:view` as Permission;
    const list = lists.find(
      (one) => one.path === `${resource}/index` && one.allow === right && one.types.includes(type),
    );
    return found && list ? [{ feature: path, found, right, list }] : [];
  });
}

/** Serves the search over everything, by the keyword of each kind's own list: `lists` are the calls of the server. */
export function serveFind(lists: () => readonly Endpoint[]): Endpoint[] {
  const known: Partial<Record<LoginType, Kind[]>> = {};
  return [
    serve(findCalls.index, async (call) => {
      if (call.session.mustChangePassword)
        throw new Refusal(errorTexts.mustChangePassword, { code: codes.locked });
      const keyword = wordsIn(call.input.keyword) ?? call.input.keyword;
      const glances: (Glance & Pick<Kind, 'feature' | 'found'>)[] = [];
      for (const { feature, found, right, list } of (known[call.type] ??= kindsFor(
        call.type,
        lists(),
      ))) {
        if (rightTo(call.session, right) !== 'ok') continue;
        // A scanned link is longer than what other lists search for.
        const asked = list.input!.safeParse({ keyword, limit: String(most) });
        if (!asked.success) continue;
        const given = { ...call, input: asked.data } as unknown;
        const glance = await list.glance!(given as never).catch(nothingIfRefused);
        if (glance) glances.push({ ...glance, feature, found });
      }
      const ids = await findIds(call.tx, glances);
      const answer: FoundKind[] = [];
      for (const [at, { feature, found, rows }] of glances.entries()) {
        const own = ids.get(at);
        if (own)
          answer.push({
            feature,
            rows: (await rows(own)).map((row) => shortOf(row as Row, found)),
          });
      }
      return answer;
    }),
  ];
}

/** The first ids of each kind that has any, by its place: one statement for all kinds, of which most have none. */
async function findIds(tx: Tx, glances: readonly Glance[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (glances.length === 0) return found;
  const each = glances.map(
    ({ keys }, at) =>
      sql`(select ${sql.lit(at)} as kind, id::bigint as id, row_number() over () as place from (${keys}) as k)`,
  );
  const { rows } = await sql<{ kind: number; id: number }>`
    select kind, id from (${sql.join(each, sql` union all `)}) as a order by kind, place`.execute(
    tx,
  );
  for (const { kind, id } of rows) found.set(kind, [...(found.get(kind) ?? []), id]);
  return found;
}

/** A list may refuse a text, such as one that is too short to be a code: then it has nothing of that name. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof Refusal && error.code === codes.invalid) return null;
  throw error;
}

const shortOf = (row: Row, { name, hint = [] }: Found) => ({
  id: row.id,
  name: String(row[name] ?? ''),
  hint: hint
    .map((field) => row[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · '),
});
