import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { type Article, articleCalls } from '#contract/features/content/articles/contract.ts';
import { articleMoves, type ArticleMove } from '#contract/features/content/articles/moves.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { articles } from '#contract/features/content/articles/feature.ts';
import { articleColumns, articleFilters } from './columns.tsx';

const Form = lazyComponent(async () => (await import('./ArticleForm.tsx')).ArticleForm);
const Preview = lazyComponent(async () => (await import('./ArticlePreview.tsx')).ArticlePreview);

const can = 'content:article:publish';
const move = async (name: ArticleMove, ids: number[]) => {
  const { msg } = await api(articleCalls[name], { ids });
  toast.success(msg);
};
const rowMoves: readonly RowAction<Article>[] = moveNames(articleMoves).map((name) => ({
  key: name,
  label: articleMoves.moves[name].label,
  can,
  danger: name === 'withdraw',
  confirm: articleTexts.confirm[name],
  shown: ({ state }) => canMove(articleMoves, name, state),
  run: ({ id }) => move(name, [id]),
}));
const batchMoves: readonly BatchAction<Article>[] = moveNames(articleMoves).map((name) => ({
  key: name,
  label: articleMoves.moves[name].label,
  can,
  danger: name === 'withdraw',
  confirm: articleTexts.confirm[name],
  shown: (rows) => rows.every(({ state }) => canMove(articleMoves, name, state)),
  run: (ids) => move(name, ids),
}));

/** What the platform writes: drafted, looked at as readers will, published, withdrawn. */
export function Page() {
  const [previewed, setPreviewed] = useState<number | null>(null);
  const actions = useMemo(
    (): readonly RowAction<Article>[] => [
      {
        key: 'preview',
        label: articleTexts.preview,
        run: ({ id }) => setPreviewed(id),
      },
      ...rowMoves,
    ],
    [],
  );
  return (
    <>
      <DataPage
        calls={articleCalls}
        title={articles.title}
        texts={articleTexts}
        columns={articleColumns}
        filters={articleFilters}
        form={Form}
        rowActions={actions}
        batchActions={batchMoves}
      />
      {previewed !== null && <Preview id={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
