import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  codePrefixCalls,
  prefixIssuers,
  prefixStates,
  type CodePrefix,
  type PrefixState,
} from '#contract/features/setting/code-prefixes/contract.ts';
import { prefixTexts } from '#contract/features/setting/code-prefixes/texts.ts';
import { codePrefixes } from '#contract/features/setting/code-prefixes/feature.ts';
import { comma } from '#contract/text.ts';

const tones: Record<PrefixState, StateTone> = { coming: 'busy', valid: 'good', expired: 'idle' };

const columns: readonly Column<CodePrefix>[] = [
  { field: 'prefix', width: 136, kind: 'code', sort: true },
  { field: 'issuer', width: 128, render: (one) => <Issuer of={one} /> },
  { field: 'state', width: 112, states: prefixTexts.states, render: (one) => <State of={one} /> },
  { field: 'from_day', width: 108, kind: 'day' },
  { field: 'until_day', width: 108, kind: 'day', sort: true },
  { field: 'is_automatic', width: 136, render: (one) => <Origin of={one} /> },
  { field: 'rules', width: 160, render: ({ rules }) => rules.join(sayNow(comma)) },
  { field: 'remark', width: 160, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof codePrefixCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'issuer',
    kind: 'multiple',
    options: prefixIssuers.map((value) => ({ value, label: prefixTexts.issuers[value] })),
  },
  {
    field: 'state',
    kind: 'multiple',
    options: prefixStates.map((value) => ({ value, label: prefixTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./CodePrefixForm.tsx')).CodePrefixForm);
const nameOf = ({ prefix }: CodePrefix) => prefix;

/** The prefixes of the company's own codes, their issuer and validity. */
export function Page() {
  return (
    <DataPage
      calls={codePrefixCalls}
      title={codePrefixes.title}
      texts={prefixTexts}
      columns={columns}
      filters={filters}
      form={Form}
      nameOf={nameOf}
    />
  );
}

type CellProps = { of: CodePrefix };

function Issuer({ of: { issuer } }: CellProps) {
  return useSay()(prefixTexts.issuers[issuer]);
}
function Origin({ of: { is_automatic: isAutomatic } }: CellProps) {
  return useSay()(prefixTexts.origins[`${isAutomatic}`]);
}
function State({ of: { state } }: CellProps) {
  return <StateDot tone={tones[state]}>{useSay()(prefixTexts.states[state])}</StateDot>;
}
