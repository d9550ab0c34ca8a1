import { sql } from 'kysely';
import type { LineError } from '#contract/features/identity/code-imports/texts.ts';
import type { App } from '../app.ts';
import { readCode } from '../codes/codes.ts';
import { permutationOf } from '../codes/space.ts';
import type { Tx } from '../database/database.ts';
import { codeIn, ownCodeIn, readTyped } from '../identifiers/read-code.ts';
import type { RawLine } from './columns.ts';

type Checked = { line: number; code: string; part: number | null; batch: number | null };
type Wrong = { line: number; text: string; error: LineError };
export type Import = {
  company: number;
  id: number;
  partId: number | null;
  batchId: number | null;
};

const longestShown = 100;

type Known = {
  /** The prefixes in force, and those that are not. */
  prefixes: readonly { prefix: string; is_valid: boolean }[];
  parts: ReadonlyMap<string, number>;
  batches: ReadonlyMap<string, { id: number; part_id: number }>;
};

/** What these lines name: the prefixes, parts and batches of the company. */
async function know(tx: Tx, company: number, lines: readonly RawLine[]): Promise<Known> {
  const partCodes = [...new Set(lines.map(({ part }) => part).filter(Boolean))];
  const batchCodes = [...new Set(lines.map(({ batch }) => batch).filter(Boolean))];
  const { rows: prefixes } = await sql<Known['prefixes'][number]>`
    select prefix, coalesce(from_day <= t.day, true) and coalesce(until_day >= t.day, true) as is_valid
    from code_prefix, (select (now() at time zone 'Asia/Shanghai')::date as day) as t
    where company_id = ${company} order by length(prefix) desc`.execute(tx);
  const { rows: parts } =
    partCodes.length === 0
      ? { rows: [] }
      : await sql<{ code: string; id: number }>`
          select code, id from part where company_id = ${company} and code = any(${partCodes}::text[])`.execute(
          tx,
        );
  const { rows: batches } =
    batchCodes.length === 0
      ? { rows: [] }
      : await sql<{ code: string; id: number; part_id: number }>`
          select code, id, part_id from batch where company_id = ${company} and code = any(${batchCodes}::text[])
            and state not in ('closed', 'recalled')`.execute(tx);
  return {
    prefixes,
    parts: new Map(parts.map(({ code, id }) => [code, id])),
    batches: new Map(batches.map((one) => [one.code, one])),
  };
}

/** What is wrong with a line by itself, or the code and the goods it stands for. */
async function checkLine(
  app: App,
  { partId, batchId }: Import,
  known: Known,
  { line, text, part, batch }: RawLine,
): Promise<Checked | LineError> {
  const code = ownCodeIn(text.trim());
  if (code === null) return 'format';
  const prefix = known.prefixes.find((one) => code.startsWith(one.prefix));
  if (!prefix?.is_valid) return 'prefix';
  // Read as a scan reads it: what would be taken for another code is not let in.
  if (codeIn(code) !== code) return 'format';
  const isLikeStandard = readCode(permutationOf(app), code) !== null;
  if (isLikeStandard && (await readTyped(app, code)).is === 'standard') return 'taken';
  const named = batch === '' ? undefined : known.batches.get(batch);
  if (batch !== '' && !named) return 'batch';
  const namedPart = part === '' ? undefined : known.parts.get(part);
  if (part !== '' && namedPart === undefined) return 'part';
  if (named && namedPart !== undefined && named.part_id !== namedPart) return 'batch';
  if (named) return { line, code, part: named.part_id, batch: named.id };
  if (namedPart !== undefined && namedPart !== partId)
    return { line, code, part: namedPart, batch: null };
  return { line, code, part: partId, batch: batchId };
}

/** Checks some lines of a file and keeps them: good ones for the import, wrong ones for the report. */
export async function keepLines(
  app: App,
  tx: Tx,
  of: Import,
  lines: readonly RawLine[],
): Promise<{ good: number; bad: number }> {
  const known = await know(tx, of.company, lines);
  const good: Checked[] = [];
  const wrong: Wrong[] = [];
  for (const one of lines) {
    const checked = await checkLine(app, of, known, one);
    if (typeof checked === 'string')
      wrong.push({ line: one.line, text: one.text.slice(0, longestShown), error: checked });
    else good.push(checked);
  }
  await keepWrong(tx, of, wrong);
  const kept = await keepGood(tx, of, good);
  return { good: kept.good, bad: kept.bad + wrong.length };
}

// PostgreSQL cannot store these.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

async function keepWrong(tx: Tx, { company, id }: Import, wrong: readonly Wrong[]): Promise<void> {
  if (wrong.length === 0) return;
  await sql`
    insert into code_import_line (company_id, import_id, line, code, error)
    select ${company}, ${id}, * from unnest(${wrong.map(({ line }) => line)}::int[],
      ${wrong.map(({ text }) => storable(text))}::text[], ${wrong.map(({ error }) => error)}::text[])`.execute(
    tx,
  );
}

/** Of codes that stand twice the first counts; those that the company has already are wrong. */
async function keepGood(tx: Tx, of: Import, good: readonly Checked[]) {
  if (good.length === 0) return { good: 0, bad: 0 };
  const { company, id } = of;
  const list = (pick: (one: Checked) => number | string | null) =>
    // As texts: long arrays are slow to write and to read.
    good.map((one) => pick(one) ?? '').join(' ');
  const kept = await sql`
    insert into code_import_line (company_id, import_id, line, code, part_id, batch_id)
    select ${company}, ${id}, line::int, code, nullif(part, '')::int, nullif(batch, '')::int
    from unnest(string_to_array(${list(({ line }) => line)}, ' '), string_to_array(${list(({ code }) => code)}, ' '),
      string_to_array(${list(({ part }) => part)}, ' '), string_to_array(${list(({ batch }) => batch)}, ' '))
      as g (line, code, part, batch)
    where not exists (select from identifier i where i.company_id = ${company} and i.code = g.code)
    order by line::int on conflict do nothing`.execute(tx);
  const count = Number(kept.numAffectedRows ?? 0);
  // Most parts of most files are free of these.
  if (count < good.length) await keepRepeated(tx, of, good);
  return { good: count, bad: good.length - count };
}

/** Those that were not kept: the company has them, or they stand on an earlier line. */
async function keepRepeated(tx: Tx, { company, id }: Import, good: readonly Checked[]) {
  const { rows: kept } = await sql<{ line: number }>`
    select line from code_import_line where company_id = ${company} and import_id = ${id} and error is null
      and line between ${good[0]!.line} and ${good.at(-1)!.line}`.execute(tx);
  const isKept = new Set(kept.map(({ line }) => line));
  const left = good.filter(({ line }) => !isKept.has(line));
  const { rows } = await sql<{ code: string; line: number }>`
    select code, line from code_import_line where company_id = ${company} and import_id = ${id} and error is null
      and code = any(${left.map(({ code }) => code)}::text[])`.execute(tx);
  const firstOf = new Map(rows.map(({ code, line }) => [code, line]));
  await sql`
    insert into code_import_line (company_id, import_id, line, code, error, same_as)
    select ${company}, ${id}, line, code, case when same_as is null then 'taken' else 'twice' end, same_as
    from unnest(${left.map(({ line }) => line)}::int[], ${left.map(({ code }) => code)}::text[],
      ${left.map(({ code }) => firstOf.get(code) ?? null)}::int[]) as g (line, code, same_as)`.execute(
    tx,
  );
}
