import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { type Article, articleCalls } from '#contract/features/content/articles/contract.ts';
import { articleMoves } from '#contract/features/content/articles/moves.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { articles } from '#contract/features/content/articles/feature.ts';
import { articleColumns, articleFilters } from './columns.tsx';

const Form = lazyComponent(async () => (await import('./ArticleForm.tsx')).ArticleForm);
const Preview = lazyComponent(async () => (await import('./ArticlePreview.tsx')).ArticlePreview);

const moves = moveActions(articleMoves, articleCalls);

const rowActions: readonly RowAction<Article>[] = [
  {
    key: 'preview',
    label: articleTexts.preview,
    dialog: ({ rows: [article], onClose }) => <Preview id={article!.id} onClose={onClose} />,
  },
];

/** The platform's articles: written, previewed, published, unpublished. */
export function Page() {
  return (
    <DataPage
      calls={articleCalls}
      title={articles.title}
      texts={articleTexts}
      columns={articleColumns}
      filters={articleFilters}
      form={Form}
      rowActions={rowActions}
      moves={moves}
    />
  );
}
