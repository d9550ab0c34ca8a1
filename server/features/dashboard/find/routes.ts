import { codes } from '#contract/envelope.ts';
import { findCalls, type FoundKind } from '#contract/features/dashboard/find/contract.ts';
import { features } from '#contract/features/list.ts';
import type { Found } from '#contract/feature.ts';
import { wordsIn } from '#contract/gs1/elements-in.ts';
import type { LoginType } from '#contract/login-types.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightTo } from '#server/access/sessions.ts';
import { serve, type Endpoint, type Page } from '#server/http/endpoint.ts';
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
      const answer: FoundKind[] = [];
      const keyword = wordsIn(call.input.keyword) ?? call.input.keyword;
      for (const { feature, found, right, list } of (known[call.type] ??= kindsFor(
        call.type,
        lists(),
      ))) {
        if (rightTo(call.session, right) !== 'ok') continue;
        // A scanned link is longer than what other lists search for.
        const asked = list.input!.safeParse({ keyword, limit: String(most) });
        if (!asked.success) continue;
        const given = { ...call, input: asked.data, isGlance: true } as unknown;
        const { rows } = await (list.run(given as never) as Promise<Page<Row>>).catch(
          nothingIfRefused,
        );
        if (rows.length > 0)
          answer.push({ feature, rows: rows.slice(0, most).map((row) => shortOf(row, found)) });
      }
      return answer;
    }),
  ];
}

/** A list may refuse a text, such as one that is too short to be a code: then it has nothing of that name. */
function nothingIfRefused(error: unknown): Pick<Page<Row>, 'rows'> {
  if (error instanceof Refusal && error.code === codes.invalid) return { rows: [] };
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
