import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageComments = feature('product/page-comments', {
  resource: 'pageComment',
  area: 'product:page',
  title: t('页面批注', 'Page comments', '頁面批註'),
  log: {
    add: t('添加页面批注', 'Commented on a page', '新增頁面批註'),
    resolve: t(
      '解决或重新打开页面批注',
      'Resolved or reopened a page comment',
      '解決或重新開啟頁面批註',
    ),
    delete: t('删除页面批注', 'Deleted a page comment', '刪除頁面批註'),
  },
});
