import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageStarters = feature('product/page-starters', {
  resource: 'pageStarter',
  area: 'product:page',
  title: t('自有模板', 'Custom templates', '自有範本'),
  log: {
    add: t('新增自有模板', 'Saved a page as a template', '新增自有範本'),
    edit: t('编辑自有模板', 'Edited a custom template', '編輯自有範本'),
    delete: t('删除自有模板', 'Deleted custom templates', '刪除自有範本'),
  },
});
