import { api } from '#admin/app/api.ts';
import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, RowAction } from '#admin/ui/list/types.ts';
import {
  numberRuleCalls,
  type NumberRuleRow,
} from '#contract/features/setting/number-rules/contract.ts';
import { numberRuleTexts } from '#contract/features/setting/number-rules/texts.ts';
import { writeNumber } from '#contract/number-rule.ts';
import { numberRules } from '#contract/number-rules.ts';
import { t, type Text } from '#contract/text.ts';
import { numberRuleSettings } from '#contract/features/setting/number-rules/feature.ts';

const confirmReset = t(
  '“{name}”改回默认规则，今后的编号形如 {sample}。已有编号不变。',
  'Restore the default rule for “{name}”? Future numbers look like {sample}. Existing numbers don’t change.',
  '「{name}」改回預設規則，今後的編號形如 {sample}。已有編號不變。',
);

const columns: readonly Column<NumberRuleRow>[] = [
  { field: 'name', width: 160 },
  { field: 'next', width: 176, kind: 'code' },
  { field: 'prefix', width: 84, kind: 'code' },
  {
    field: 'date_part',
    width: 140,
    render: ({ date_part: part }) => <Said text={numberRuleTexts.dates[part]} />,
  },
  { field: 'width', width: 104, kind: 'number' },
  {
    field: 'reset',
    width: 104,
    render: ({ reset }) => <Said text={numberRuleTexts.resets[reset]} />,
  },
  {
    field: 'gap_free',
    width: 104,
    render: ({ gap_free: isFree }) => <Said text={numberRuleTexts.gaps[`${isFree}`]} />,
  },
  {
    field: 'is_own',
    width: 104,
    render: ({ is_own: isOwn }) => <Said text={numberRuleTexts.origins[`${isOwn}`]} />,
  },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
];

const rowActions: readonly RowAction<NumberRuleRow>[] = [
  {
    key: 'reset',
    label: numberRuleTexts.actions.reset,
    can: numberRuleCalls.reset.allow,
    shown: ({ is_own: isOwn }) => isOwn,
    confirm: ({ kind, name }) =>
      sayNow(confirmReset, { name, sample: writeNumber(numberRules[kind], new Date(), 1) }),
    run: async ({ id }) => {
      toast.success((await api(numberRuleCalls.reset, { id })).msg);
    },
  },
];

const Form = lazyComponent(async () => (await import('./NumberRuleForm.tsx')).NumberRuleForm);

/** How the company's records and documents are numbered. */
export function Page() {
  return (
    <DataPage
      calls={numberRuleCalls}
      title={numberRuleSettings.title}
      texts={numberRuleTexts}
      columns={columns}
      form={Form}
      rowActions={rowActions}
    />
  );
}

function Said({ text }: { text: Text }) {
  return useSay()(text);
}
