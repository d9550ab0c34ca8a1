import { codes } from '#contract/envelope.ts';
import {
  codeRuleOf,
  findCollision,
  ruleInput,
  type EncodingRule,
} from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import type { Language } from '#contract/language.ts';
import { fieldErrors } from '#contract/validation.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = ruleTexts;
export type Judged = Pick<EncodingRule, 'name' | 'kind' | 'segments' | 'separator' | 'remark'>;
type Used = Pick<
  EncodingRule,
  'name' | 'revision' | 'series_id' | 'kind' | 'segments' | 'separator'
>;

/** Refuses a rule that could make the same code as another rule of the company. */
export function refuseCollision(
  rule: Judged,
  seriesId: number | null,
  used: readonly Used[],
): void {
  const own = codeRuleOf(rule);
  const other = own && findCollision(own, seriesId, used);
  if (!other) return;
  throw new Refusal(errors.collides, {
    code: codes.conflict,
    field: 'segments',
    params: { name: other.name, n: other.revision },
  });
}

/** Refuses a rule that would not pass today's checks, even if it did when it was saved. */
export function refuseIncomplete(rule: Judged, language: Language): void {
  const { name, kind, segments, separator, remark } = rule;
  const { error } = ruleInput.safeParse({ name, kind, segments, separator, remark });
  if (!error) return;
  const [first] = fieldErrors(error, language, ruleTexts.fields);
  throw new Refusal(errors.incomplete, {
    code: codes.conflict,
    field: 'segments',
    params: { name, what: first!.msg },
  });
}

/** The fixed beginning of a rule's codes; standard codes have none. */
export function prefixOf(rule: Judged): string | null {
  const [first] = rule.segments;
  return rule.kind === 'own' && first?.kind === 'constant' ? first.text : null;
}
