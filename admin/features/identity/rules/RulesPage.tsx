import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { ruleCalls, type EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { encodingRules } from '#contract/features/identity/rules/feature.ts';
import { ruleColumns, ruleFilters } from './columns.tsx';
import { ruleMoves } from '#contract/features/identity/rules/moves.ts';

const RuleForm = lazyComponent(async () => (await import('./RuleForm.tsx')).RuleForm);
const RuleDetail = lazyComponent(async () => (await import('./RuleDetail.tsx')).RuleDetail);

const isDraft = ({ state }: EncodingRule) => state === 'draft';
const nameOf = ({ name, revision }: EncodingRule) =>
  `${name} ${sayNow(ruleTexts.version, { n: revision })}`;
const detail = (rule: EncodingRule) => <RuleDetail rule={rule} />;

const moves = moveActions(ruleMoves, ruleCalls, { alone: ['effect', 'expire'] });

/** Encoding rules: drafted, put into effect, revised and expired. */
export function Page() {
  const address = useAddress();
  // A new version is made to be edited, so its form opens at once.
  const revise = useStable(async ({ id }: EncodingRule) => {
    const { data, msg } = await api(ruleCalls.revise, { id });
    toast.success(msg);
    address.change((params) => params.set('form', String(data.id)), { state: { opened: true } });
  });
  const rowActions = useMemo<RowAction<EncodingRule>[]>(
    () => [
      {
        key: 'revise',
        label: ruleTexts.actions.revise,
        can: ruleCalls.revise.allow,
        shown: (rule) => !isDraft(rule) && rule.kind === 'own',
        run: revise,
      },
    ],
    [revise],
  );
  return (
    <DataPage
      calls={ruleCalls}
      title={encodingRules.title}
      texts={ruleTexts}
      columns={ruleColumns}
      filters={ruleFilters}
      isOpen={isDraft}
      form={RuleForm}
      rowActions={rowActions}
      moves={moves}
      expand={detail}
      nameOf={nameOf}
    />
  );
}
