import type { NumberKindOf } from './feature.ts';
import { features } from './features/list.ts';
import type { DatePart, NumberRule, Reset } from './number-rule.ts';
import type { Text } from './text.ts';

/** A kind of numbered record. */
export type NumberKind = NumberKindOf<(typeof features)[number]>;

const datePartOf: Record<Reset, DatePart> = {
  never: '',
  year: 'YYYY',
  month: 'YYYYMM',
  day: 'YYYYMMDD',
};

/** The kinds of numbered records, with their default rules. */
export const numberRules = Object.fromEntries(
  features.flatMap(({ numbers }) => {
    if (!numbers) return [];
    const { kind, name, prefix, width, reset } = numbers;
    const date_part = datePartOf[reset];
    return [[kind, { name, prefix, date_part, separator: '', width, reset, gap_free: true }]];
  }),
) as Readonly<Record<NumberKind, NumberRule & { name: Text }>>;
export const numberKinds = Object.keys(numberRules) as NumberKind[];
