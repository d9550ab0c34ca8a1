import { capacityOf, guessChance, lengthOf, standardChance } from '#contract/codes/capacity.ts';
import { exampleContext, sampleCodes } from '#contract/codes/samples.ts';
import {
  codeRuleOf,
  type EncodingRule,
  type RuleKind,
  type RuleState,
} from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { say } from '#contract/text.ts';
import type { ExportColumn } from '#server/records/plan.ts';

const standardLength = 16;

/** What leaves as a spreadsheet: the rules as the list shows them. */
export const ruleColumns: readonly ExportColumn[] = [
  { field: 'name', width: 24 },
  { field: 'revision', width: 8 },
  {
    field: 'kind',
    width: 12,
    show: (kind: RuleKind, language) => ruleTexts.kinds[kind][language],
  },
  {
    field: 'sample',
    width: 32,
    show: (_: unknown, _language, row: EncodingRule) =>
      sampleCodes(codeRuleOf(row), exampleContext(new Date()), 1)[0]!,
  },
  {
    field: 'length',
    width: 8,
    show: (_: unknown, _language, row: EncodingRule) => {
      const rule = codeRuleOf(row);
      return rule ? lengthOf(rule) : standardLength;
    },
  },
  {
    field: 'capacity',
    width: 18,
    show: (_: unknown, language, row: EncodingRule) => {
      const rule = codeRuleOf(row);
      return rule ? capacityOf(rule) : ruleTexts.unlimited[language];
    },
  },
  {
    field: 'chance',
    width: 22,
    show: (_: unknown, language, row: EncodingRule) => {
      const rule = codeRuleOf(row);
      const chance = rule ? guessChance(rule) : standardChance;
      return say(ruleTexts.chance, language, { n: Math.round(1 / chance) });
    },
  },
  {
    field: 'state',
    width: 10,
    show: (state: RuleState, language) => ruleTexts.states[state][language],
  },
  { field: 'effective_time' },
  { field: 'expire_time' },
  { field: 'remark', width: 28 },
  { field: 'create_time' },
];
