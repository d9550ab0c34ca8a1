import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

const written = ['view', 'add', 'edit', 'delete'] as const;

/** What the platform writes and shows: articles, items, help, ads, its own name. */
export const contentRights = declare({
  ...rights('content:article', ['admin'], t('文章', 'articles', '文章'), ...written, 'export'),
  'content:article:publish': {
    types: ['admin'],
    label: t('发布与下线文章', 'Publish and withdraw articles', '發布與下線文章'),
  },
  ...rights('content:item', ['admin'], t('条目', 'items', '條目'), ...everyVerb),
  ...rights(
    'content:itemCategory',
    ['admin'],
    t('内容分类', 'content categories', '內容分類'),
    ...written,
  ),
  ...rights('operate:ad', ['admin'], t('广告', 'ads', '廣告'), ...written, 'export'),
  ...rights('operate:adSort', ['admin'], t('广告位', 'ad places', '廣告位'), ...written),
  ...rights('operate:layout', ['admin'], t('布局', 'layouts', '版面'), ...written),
  ...rights('data:help', ['admin'], t('帮助', 'help entries', '說明'), ...everyVerb),
  ...rights(
    'data:website',
    ['admin'],
    t('网站配置', 'the website configuration', '網站設定'),
    'view',
    'edit',
  ),
});
