import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { capacityOf } from '#contract/codes/capacity.ts';
import { segmentText } from '#contract/codes/compose.ts';
import { partContext } from '#contract/codes/samples.ts';
import type { CodeContext, CodeRule } from '#contract/codes/segments.ts';
import type { Tx } from '../database/database.ts';

/** What the codes of one pack have in common, as of the order. */
export type KeptContext = Omit<CodeContext, 'day'> & { day: string };
export const asContext = (kept: KeptContext): CodeContext => ({ ...kept, day: new Date(kept.day) });

/** The values that a rule's segments take from a part and a batch. */
export async function contextOf(
  tx: Tx,
  companyId: number,
  about: { partId: number | null; batchId: number | null },
  day: Date,
): Promise<KeptContext> {
  const part =
    about.partId === null
      ? undefined
      : await tx
          .selectFrom('part')
          .select(['code', 'model', 'gtin', 'category_id', 'attributes'])
          .where('company_id', '=', companyId)
          .where('id', '=', about.partId)
          .executeTakeFirst();
  const batch =
    about.batchId === null
      ? undefined
      : await tx
          .selectFrom('batch as b')
          .leftJoin('factory as f', (join) =>
            join.onRef('f.company_id', '=', 'b.company_id').onRef('f.id', '=', 'b.factory_id'),
          )
          .select(['b.code', 'b.factory', 'b.line', 'f.code as factory_code'])
          .where('b.company_id', '=', companyId)
          .where('b.id', '=', about.batchId)
          .executeTakeFirst();
  const nothing = { code: '', model: '', gtin: '', category_id: null, attributes: [] };
  return {
    day: day.toISOString(),
    part: partContext(part ?? nothing),
    factory: batch?.factory_code ?? batch?.factory ?? '',
    line: batch?.line ?? '',
    batch: batch?.code ?? '',
  };
}

const counterOf = (seriesId: number) => `rule:${seriesId}`;
const firstOf = ({ segments }: CodeRule) =>
  segments.find((one) => one.kind === 'sequence')?.start ?? 1;

/** Versions of one rule share a counter; a rule that restarts has one per period. */
export type Counter = { companyId: number; seriesId: number; period: string; rule: CodeRule };

/**
 * Takes consecutive numbers and returns the first; if they do not fit, none is taken and the rest is reported. Others
 * making codes of this rule wait until the transaction ends.
 */
export async function takeCount(
  tx: Tx,
  { companyId, seriesId, period, rule }: Counter,
  count: number,
): Promise<{ first: number } | { left: number }> {
  const kind = counterOf(seriesId);
  const start = firstOf(rule);
  const { rows } = await sql<{ last: number }>`
    insert into number_counter as c (company_id, kind, period, last)
    values (${companyId}, ${kind}, ${period}, ${start - 1})
    on conflict (company_id, kind, period) do update set last = greatest(c.last, ${start - 1})
    returning last`.execute(tx);
  const { last } = rows[0]!;
  const left = Math.max(0, start + capacityOf(rule) - 1 - last);
  if (count > left) return { left };
  await sql`update number_counter set last = last + ${count}
    where company_id = ${companyId} and kind = ${kind} and period = ${period}`.execute(tx);
  return { first: last + 1 };
}

const stock = 65_536;
/** Random characters with equal probability. */
export function makeLetters(): (letters: string, width: number) => string {
  let bytes = randomBytes(stock);
  let at = 0;
  const next = () => {
    if (at === stock) {
      bytes = randomBytes(stock);
      at = 0;
    }
    at += 1;
    return bytes[at - 1]!;
  };
  return (letters, width) => {
    // Values beyond the last whole multiple would favour the first characters.
    const fair = 256 - (256 % letters.length);
    let text = '';
    while (text.length < width) {
      const byte = next();
      if (byte < fair) text += letters[byte % letters.length]!;
    }
    return text;
  };
}

const changing = ['sequence', 'random', 'check'];

/** The codes of these numbers. Constant segments are written once. */
export function composeCodes(
  rule: CodeRule,
  context: CodeContext,
  numbers: readonly number[],
): string[] {
  const random = makeLetters();
  const pieces = rule.segments.map((one) =>
    changing.includes(one.kind) ? one : segmentText(one, context, 0, random, ''),
  );
  return numbers.map((number) => {
    const texts: string[] = [];
    for (const one of pieces) {
      if (typeof one === 'string') texts.push(one);
      else {
        const before = one.kind === 'check' ? texts.join('') : '';
        texts.push(segmentText(one, context, number, random, before));
      }
    }
    return texts.join(rule.separator);
  });
}
