import { composeCode } from './compose.ts';
import { alphabets, type CodeContext, type CodeRule } from './segments.ts';

/** Sample values for a rule while no real part is chosen. */
export const exampleContext = (day: Date): CodeContext => ({
  day,
  part: { code: 'WL000128', model: 'KX-12', gtin: '06901234567892', category: '16', fields: {} },
  factory: 'F1',
  line: 'L2',
  batch: 'PC20260115001',
});

type KnownPart = {
  code: string;
  model: string;
  gtin: string;
  category_id: number | null;
  attributes: readonly { name: string; value: string }[];
};

/** The values that segments take from a part. */
export const partContext = (part: KnownPart): CodeContext['part'] => ({
  code: part.code,
  model: part.model,
  gtin: part.gtin,
  category: part.category_id === null ? '' : String(part.category_id),
  fields: Object.fromEntries(part.attributes.map(({ name, value }) => [name, value])),
});

/** Pseudo-random letters that are the same each time, so that a sample does not change while other fields are typed. */
function steadyLetters(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
  return (letters: string, width: number): string =>
    Array.from({ length: width }, () => letters[next() % letters.length]).join('');
}

/** Sample codes of a rule, from its first number on; a standard code has no rule. */
export function sampleCodes(rule: CodeRule | null, context: CodeContext, count: number): string[] {
  const sequence = rule?.segments.find((one) => one.kind === 'sequence');
  return Array.from({ length: count }, (_, at) => {
    const random = steadyLetters(at + 1);
    return rule
      ? composeCode(rule, context, (sequence?.start ?? 1) + at, random)
      : random(alphabets.mixed, 16);
  });
}
