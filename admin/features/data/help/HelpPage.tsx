import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  audiences,
  helpCategories,
  type Audience,
  type Help,
  helpCalls,
} from '#contract/features/data/help/contract.ts';
import { helpCentreTexts } from '#contract/features/data/help/texts.ts';
import { helpEntries } from '#contract/features/data/help/feature.ts';
import { comma } from '#contract/text.ts';

const columns: readonly Column<Help>[] = [
  { field: 'title', width: 280, sort: true },
  { field: 'category_name', width: 140 },
  { field: 'audiences', width: 190, render: (help) => <Readers audiences={help.audiences} /> },
  { field: 'is_shown', width: 84, render: ({ is_shown: isShown }) => <State isShown={isShown} /> },
  { field: 'sort', width: 76, kind: 'number', sort: true },
  { field: 'title_en', width: 240, hidden: true },
  { field: 'update_time', width: 150, kind: 'time' },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof helpCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'category', kind: 'select', dict: helpCategories },
  {
    field: 'audiences',
    kind: 'multiple',
    options: audiences.map((value) => ({ value, label: helpCentreTexts.audiences[value] })),
  },
  {
    field: 'is_shown',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: helpCentreTexts.states[value],
    })),
  },
];

const Form = lazyComponent(async () => (await import('./HelpForm.tsx')).HelpForm);

/** Help articles for companies, dealers and consumers. */
export function Page() {
  return (
    <DataPage
      calls={helpCalls}
      title={helpEntries.title}
      texts={helpCentreTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Readers({ audiences: all }: { audiences: readonly Audience[] }) {
  const say = useSay();
  return all.map((one) => say(helpCentreTexts.audiences[one])).join(say(comma));
}

function State({ isShown }: { isShown: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isShown ? 'good' : 'idle'}>
      {say(helpCentreTexts.states[`${isShown}`])}
    </StateDot>
  );
}
