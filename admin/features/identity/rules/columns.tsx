import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type { ruleCalls } from '#contract/features/identity/rules/contract.ts';
import {
  ruleKinds,
  ruleStates,
  type EncodingRule,
} from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { factsOf } from './facts.ts';
import {
  RuleCapacity,
  RuleChance,
  RuleKindName,
  RuleName,
  RuleSample,
  RuleStateDot,
} from './RuleCells.tsx';

/** A rule with values derived from its segments. */
type ShownRule = EncodingRule & Partial<ReturnType<typeof factsOf>>;

export const ruleColumns: readonly Column<ShownRule>[] = [
  { field: 'name', width: 172, sort: true, render: (rule) => <RuleName rule={rule} /> },
  { field: 'state', width: 92, render: (rule) => <RuleStateDot rule={rule} /> },
  { field: 'kind', width: 88, render: (rule) => <RuleKindName rule={rule} /> },
  { field: 'sample', width: 248, render: (rule) => <RuleSample rule={rule} /> },
  { field: 'length', width: 72, render: (rule) => factsOf(rule).length },
  { field: 'capacity', width: 92, render: (rule) => <RuleCapacity rule={rule} /> },
  { field: 'chance', width: 136, render: (rule) => <RuleChance rule={rule} /> },
  { field: 'effective_time', width: 148, kind: 'time', hidden: true },
  { field: 'expire_time', width: 148, kind: 'time', hidden: true },
  { field: 'remark', width: 168, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
];

export const ruleFilters: readonly Filter<FilterName<typeof ruleCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: ruleStates.map((value) => ({ value, label: ruleTexts.states[value] })),
  },
  {
    field: 'kind',
    kind: 'multiple',
    options: ruleKinds.map((value) => ({ value, label: ruleTexts.kinds[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
