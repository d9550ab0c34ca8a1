import { capacityOf, guessChance, lengthOf, standardChance } from '#contract/codes/capacity.ts';
import { resetOf } from '#contract/codes/periods.ts';
import { exampleContext, sampleCodes } from '#contract/codes/samples.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';

const standardLength = 16;
// All samples on a page use the same day.
const context = exampleContext(new Date());

/** The facts of a rule without making codes; a standard rule has no capacity of its own. */
export function factsOf(given: Pick<EncodingRule, 'kind' | 'segments' | 'separator'>) {
  const rule = codeRuleOf(given);
  return {
    sample: sampleCodes(rule, context, 1)[0]!,
    length: rule ? lengthOf(rule) : standardLength,
    capacity: rule ? capacityOf(rule) : null,
    reset: rule ? resetOf(rule) : ('never' as const),
    chance: rule ? guessChance(rule) : standardChance,
  };
}
