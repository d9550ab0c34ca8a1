import { codes as answers } from '#contract/envelope.ts';
import { moveLimits, type Chosen } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { TextParams } from '#contract/text.ts';
import { runsOf } from '../events/record.ts';
import type { Run } from '../events/new-event.ts';
import { Refusal } from '../refusal.ts';
import type { Reader } from '../records/list-plan.ts';
import { findNumbers, packAround } from './find.ts';
import type { CompanySession } from '../access/sessions.ts';

const { errors } = identifierTexts;
type Asker = Pick<Reader<CompanySession>, 'app' | 'tx' | 'session'>;

export const countOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);

const wrong = (text: keyof typeof errors, field: string, params: TextParams = {}) =>
  new Refusal(errors[text], { code: answers.invalid, field, params });
const shown = (typed: string) => typed.slice(0, 64);

/** Sorts runs and joins those that touch or overlap. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs.toSorted((one, other) => one.first - other.first)) {
    const before = merged.at(-1);
    if (before && run.first <= before.last + 1) before.last = Math.max(before.last, run.last);
    else merged.push({ ...run });
  }
  return merged;
}

/** Both ends of each range must be codes of one pack, in order. */
async function rangesOf(
  { app, session }: Asker,
  chosen: Chosen,
  found: ReadonlyMap<string, number>,
) {
  const runs: Run[] = [];
  for (const [at, { first_code: first, last_code: last }] of chosen.ranges.entries()) {
    const ends = [found.get(first)!, found.get(last)!] as const;
    const packs = await Promise.all(ends.map((seq) => packAround(app, session.companyId, seq)));
    const params = { first: shown(first), last: shown(last) };
    if (packs[0]?.id !== packs[1]?.id) throw wrong('twoPacks', `ranges.${at}`, params);
    if (ends[0] > ends[1]) throw wrong('wrongWay', `ranges.${at}`, params);
    runs.push({ first: ends[0], last: ends[1] });
  }
  return runs;
}

async function packRun({ tx, session }: Asker, id: number): Promise<Run[]> {
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['first_seq', 'made'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!pack) throw wrong('noPack', 'pack_id');
  if (pack.made === 0) return [];
  return [{ first: pack.first_seq, last: pack.first_seq + pack.made - 1 }];
}

/** The selection as runs of the company's numbers, and the typed codes that do not exist. */
export async function readSelection(asker: Asker, chosen: Chosen) {
  const typed = [
    ...chosen.codes,
    ...chosen.ranges.flatMap(({ first_code: first, last_code: last }) => [first, last]),
  ];
  const found = await findNumbers(asker.app, asker.tx, asker.session.companyId, typed);
  return { found, unknown: [...new Set(typed.filter((text) => !found.has(text)))] };
}

/** The numbers of a command. Missing or too many are refused; rows are read later. */
export async function runsOfSelection(asker: Asker, chosen: Chosen): Promise<Run[]> {
  const { found, unknown } = await readSelection(asker, chosen);
  if (unknown.length > 0)
    throw wrong('unknownCode', 'codes', { code: shown(unknown[0]!), n: unknown.length });
  const pack = chosen.pack_id ?? null;
  const runs = mergeRuns([
    ...runsOf([...chosen.ids, ...chosen.codes.map((text) => found.get(text)!)]),
    ...(await rangesOf(asker, chosen, found)),
    ...(pack === null ? [] : await packRun(asker, pack)),
  ]);
  const count = countOf(runs);
  if (count === 0) throw wrong('nothingChosen', 'ids');
  if (count > moveLimits.most) throw wrong('tooMany', 'ids', { most: moveLimits.most, n: count });
  return runs;
}
