import { useMemo, useState } from 'react';
import { post } from '#admin/app/api.ts';
import { part } from '#admin/app/part.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  articleMoveNames,
  canMove,
  type Article,
  type ArticleInfo,
  type ArticleMove,
} from '#contract/features/content/articles/contract.ts';
import { articleTexts } from '#contract/features/content/articles/texts.ts';
import { articles } from '#contract/features/content/articles/feature.ts';
import { articleColumns, articleFilters } from './columns.tsx';

const Form = part(async () => (await import('./ArticleForm.tsx')).ArticleForm);
const Preview = part(async () => (await import('./ArticlePreview.tsx')).ArticlePreview);

const can = 'content:article:publish';
const move = async (name: ArticleMove, ids: readonly number[]) => {
  const { msg } = await post(`article/${name}`, { ids });
  toast.success(msg);
};
const rowMoves: readonly RowAction<Article>[] = articleMoveNames.map((name) => ({
  key: name,
  label: articleTexts.moves[name],
  can,
  danger: name === 'withdraw',
  confirm: articleTexts.confirm[name],
  shown: ({ state }) => canMove(name, state),
  run: ({ id }) => move(name, [id]),
}));
const batchMoves: readonly BatchAction<Article>[] = articleMoveNames.map((name) => ({
  key: name,
  label: articleTexts.moves[name],
  can,
  danger: name === 'withdraw',
  confirm: articleTexts.confirm[name],
  shown: (rows) => rows.every(({ state }) => canMove(name, state)),
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
      <DataPage<Article, ArticleInfo>
        resource="article"
        area="content:article"
        title={articles.title}
        texts={articleTexts}
        columns={articleColumns}
        filters={articleFilters}
        form={Form}
        offers={['add', 'edit', 'delete', 'export']}
        rowActions={actions}
        batchActions={batchMoves}
      />
      {previewed !== null && <Preview id={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}
