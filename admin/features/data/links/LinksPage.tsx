import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { linkCalls, type Link } from '#contract/features/data/links/contract.ts';
import { linkTexts } from '#contract/features/data/links/texts.ts';
import { links } from '#contract/features/data/links/feature.ts';

const columns: readonly Column<Link>[] = [
  { field: 'name', width: 190, sort: true },
  { field: 'url', width: 230, render: ({ url }) => <Site url={url} /> },
  { field: 'is_shown', width: 84, render: ({ is_shown: isShown }) => <State isShown={isShown} /> },
  { field: 'sort', width: 76, kind: 'number', sort: true },
  { field: 'remark', width: 168 },
  { field: 'update_time', width: 148, kind: 'time' },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof linkCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'is_shown',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: linkTexts.states[value],
    })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./LinkForm.tsx')).LinkForm);

/** The links at the foot of the login pages. */
export function Page() {
  return (
    <DataPage
      calls={linkCalls}
      title={links.title}
      texts={linkTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Site({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {url}
    </a>
  );
}

function State({ isShown }: { isShown: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isShown ? 'good' : 'idle'}>{say(linkTexts.states[`${isShown}`])}</StateDot>
  );
}
