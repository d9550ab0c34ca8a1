import { useMemo } from 'react';
import { post } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { toast } from '#admin/app/toast.ts';
import { useAddress } from '#admin/ui/list/address.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Offer, RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import type { EncodingRule } from '#contract/features/identity/rules/contract.ts';
import { ruleTexts } from '#contract/features/identity/rules/texts.ts';
import { encodingRules } from '#contract/features/identity/rules/feature.ts';
import { ruleColumns, ruleFilters } from './columns.tsx';
import { ruleFormTexts as texts } from './texts.ts';

const RuleForm = part(async () => (await import('./RuleForm.tsx')).RuleForm);
const RuleDetail = part(async () => (await import('./RuleDetail.tsx')).RuleDetail);

const offers: readonly Offer[] = ['add', 'edit', 'delete', 'export'];
const isDraft = ({ state }: EncodingRule) => state === 'draft';
const nameOf = ({ name, revision }: EncodingRule) =>
  `${name} ${sayNow(ruleTexts.version, { n: revision })}`;
const detail = (rule: EncodingRule) => <RuleDetail rule={rule} />;

const command =
  (verb: 'effect' | 'expire') =>
  async ({ id }: EncodingRule) => {
    toast.success((await post(`encodingRule/${verb}`, { ids: [id] })).msg);
  };

/** How identifiers are made: rules that are drafted, put into effect, revised and ended. */
export function Page() {
  const address = useAddress();
  // A revision is made to be changed: its form opens at once.
  const revise = useStable(async ({ id }: EncodingRule) => {
    const { data, msg } = await post<EncodingRule>('encodingRule/revise', { id });
    toast.success(msg);
    address.change((params) => params.set('form', String(data.id)), { state: { opened: true } });
  });
  const rowActions = useMemo<RowAction<EncodingRule>[]>(
    () => [
      {
        key: 'effect',
        label: ruleTexts.actions.effect,
        can: 'identity:rule:effect',
        shown: isDraft,
        confirm: (rule) => sayNow(texts.confirm.effect, { name: nameOf(rule) }),
        run: command('effect'),
      },
      {
        key: 'revise',
        label: ruleTexts.actions.revise,
        can: 'identity:rule:add',
        shown: (rule) => !isDraft(rule) && rule.kind === 'own',
        run: revise,
      },
      {
        key: 'expire',
        label: ruleTexts.actions.expire,
        can: 'identity:rule:effect',
        danger: true,
        shown: ({ state }) => state === 'effective',
        confirm: (rule) => sayNow(texts.confirm.expire, { name: nameOf(rule) }),
        run: command('expire'),
      },
    ],
    [revise],
  );
  return (
    <DataPage<EncodingRule>
      resource="encodingRule"
      area="identity:rule"
      title={encodingRules.title}
      texts={ruleTexts}
      columns={ruleColumns}
      filters={ruleFilters}
      offers={offers}
      isOpen={isDraft}
      form={RuleForm}
      rowActions={rowActions}
      expand={detail}
      nameOf={nameOf}
    />
  );
}
