import { useSay } from '#admin/app/language.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Thumb } from '#admin/ui/show/Thumb.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { articleCalls } from '#contract/features/content/articles/contract.ts';
import {
  articleStates,
  type Article,
  type ArticleState,
} from '#contract/features/content/articles/contract.ts';
import { itemCategoryCalls } from '#contract/features/content/item-categories/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';

const tones: Record<ArticleState, StateTone> = {
  draft: 'busy',
  published: 'good',
  withdrawn: 'idle',
};

export const articleColumns: readonly Column<Article>[] = [
  { field: 'cover', width: 76, render: ({ cover }) => <Thumb url={cover} /> },
  { field: 'title', width: 260, sort: true, render: (article) => <Title article={article} /> },
  { field: 'state', width: 112, render: ({ state }) => <State state={state} /> },
  { field: 'category_name', width: 120 },
  { field: 'author', width: 100 },
  { field: 'publish_time', width: 150, kind: 'time', sort: true },
  { field: 'title_en', width: 220, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 150, kind: 'time', hidden: true },
];

export const articleFilters: readonly Filter<FilterName<typeof articleCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: articleStates.map((value) => ({ value, label: articleTexts.states[value] })),
  },
  { field: 'category_id', kind: 'tree', tree: itemCategoryCalls.index },
  { field: 'create_time', kind: 'days' },
];

function State({ state }: { state: ArticleState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(articleTexts.states[state])}</StateDot>;
}

function Title({ article: { title, is_pinned: isPinned } }: { article: Article }) {
  const say = useSay();
  return (
    <span title={title}>
      {isPinned && <b>{say(articleTexts.yes)} · </b>}
      {title}
    </span>
  );
}
