import { capacityOf, guessChance, lengthOf, standardChance } from '#contract/codes/capacity.ts';
import { exampleContext, sampleCodes } from '#contract/codes/samples.ts';
import { codeRuleOf, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { say } from '#contract/text.ts';
import type { ExportColumn } from '#server/records/plan.ts';

const standardLength = 16;

/** The export: the rules as listed. */
export const ruleColumns: readonly ExportColumn<EncodingRule>[] = [
  { field: 'name', width: 24 },
  { field: 'revision', width: 8 },
  {
    field: 'kind',
    width: 12,
    show: (kind, language) => ruleTexts.kinds[kind][language],
  },
  {
    field: 'segments',
    name: 'sample',
    label: ruleTexts.fields.sample,
    width: 32,
    show: (_, _language, row) => sampleCodes(codeRuleOf(row), exampleContext(new Date()), 1)[0]!,
  },
  {
    field: 'segments',
    name: 'length',
    label: ruleTexts.fields.length,
    width: 8,
    show: (_, _language, row) => {
      const rule = codeRuleOf(row);
      return rule ? lengthOf(rule) : standardLength;
    },
  },
  {
    field: 'segments',
    name: 'capacity',
    label: ruleTexts.fields.capacity,
    width: 18,
    show: (_, language, row) => {
      const rule = codeRuleOf(row);
      return rule ? capacityOf(rule) : ruleTexts.unlimited[language];
    },
  },
  {
    field: 'segments',
    name: 'chance',
    label: ruleTexts.fields.chance,
    width: 22,
    show: (_, language, row) => {
      const rule = codeRuleOf(row);
      const chance = rule ? guessChance(rule) : standardChance;
      return say(ruleTexts.chance, language, { n: Math.round(1 / chance) });
    },
  },
  {
    field: 'state',
    width: 10,
    show: (state, language) => ruleTexts.states[state][language],
  },
  { field: 'effective_time' },
  { field: 'expire_time' },
  { field: 'remark', width: 28 },
  { field: 'create_time' },
];
