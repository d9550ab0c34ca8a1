import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { articleMoves } from './moves.ts';

export const articles = feature('content/articles', {
  resource: 'article',
  area: 'content:article',
  types: ['admin'],
  title: t('文章', 'Articles', '文章'),
  one: t('文章', 'article', '文章'),
  many: 'articles',
  menu: { id: 131, path: '/content/article', under: 'content' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: { publish: t('发布与下线文章', 'Publish and unpublish articles', '發布與下線文章') },
  moves: articleMoves,
  found: { name: 'title', hint: ['category_name'] },
});
