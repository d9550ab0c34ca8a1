import * as z from 'zod';
import { countsOn, mayCollide } from '#contract/codes/capacity.ts';
import { shortfallsOf } from '#contract/codes/checks.ts';
import { separators, segment, type CodeRule } from '#contract/codes/segments.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { requiredText, rowId, rule, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { encodingRules } from './feature.ts';
import { ruleMoves } from './moves.ts';
import { ruleTexts } from './texts.ts';

/**
 * A standard code is made by the platform: sixteen characters that cannot be guessed. An own code follows the company's
 * segments.
 */
export const ruleKinds = ['standard', 'own'] as const;
export type RuleKind = (typeof ruleKinds)[number];
export type { RuleState } from './moves.ts';
export const ruleStates = stateNames(ruleMoves);

export const ruleLimits = { segments: 12 } as const;

export const ruleInput = z
  .strictObject({
    name: requiredText(40),
    kind: z.enum(ruleKinds).default('standard'),
    segments: z.array(segment).max(ruleLimits.segments).default([]),
    separator: z.enum(separators).default(''),
    remark: typed(200).default(''),
  })
  .superRefine((given, context) => {
    if (given.kind === 'standard') return;
    for (const { check, path } of shortfallsOf(given))
      context.addIssue({ code: 'custom', path: ['segments', ...path], message: rule(check) });
  });
export type RuleInput = z.infer<typeof ruleInput>;

export const ruleSorts = ['name', 'create_time'] as const;
/** `GET web/encodingRule/index` */
export const ruleFilter = listInput(ruleSorts, {
  keyword,
  kind: filterList(z.enum(ruleKinds)),
  state: filterList(z.enum(ruleStates)),
  create_time: dayRange,
});

export const ruleRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  kind: z.enum(ruleKinds),
  /** Shared by the versions of one rule. */
  series_id: z.number(),
  revision: z.number(),
  state: z.enum(ruleStates),
  segments: z.array(segment),
  separator: z.string(),
  remark: z.string(),
  effective_time: z.string().nullable(),
  expire_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type EncodingRule = z.infer<typeof ruleRow>;

export const ruleCalls = {
  ...recordCalls(encodingRules, {
    filter: ruleFilter,
    row: ruleRow,
    input: ruleInput,
    fields: ruleTexts.fields,
  }),
  /** `POST web/encodingRule/effect`, `expire`: afterwards the rule cannot be changed. */
  ...moveCalls(encodingRules, ruleTexts.fields),
  /** A new draft of the same series; it continues the counter of its predecessor. */
  revise: call('POST encodingRule/revise', {
    types: ['web'],
    allow: 'identity:rule:add',
    input: z.strictObject({ id: rowId }),
    answer: ruleRow,
    fields: ruleTexts.fields,
  }),
};

/** The part of a rule that codes are made from; a standard rule has none. */
export const codeRuleOf = ({
  kind,
  segments,
  separator,
}: Pick<EncodingRule, 'kind' | 'segments' | 'separator'>): CodeRule | null =>
  kind === 'standard' ? null : { segments, separator };

type Numbered = Pick<EncodingRule, 'series_id' | 'kind' | 'segments' | 'separator'>;

/** The first of these rules that could make the same code; versions of one rule may, if they continue the counter. */
export function findCollision<R extends Numbered>(
  one: CodeRule,
  seriesId: number | null,
  others: readonly R[],
): R | undefined {
  return others.find((other) => {
    const rule = codeRuleOf(other);
    if (!rule || !mayCollide(one, rule)) return false;
    return other.series_id !== seriesId || !countsOn(one, rule);
  });
}
