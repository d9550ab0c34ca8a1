import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageSections = feature('product/page-sections', {
  resource: 'pageSection',
  area: 'product:page',
  title: t('页面片段', 'Page sections', '頁面片段'),
  log: {
    add: t('存为片段', 'Saved blocks as a section', '存為片段'),
    edit: t('编辑片段', 'Edited a section', '編輯片段'),
    share: t('更新共享片段', 'Updated a shared section', '更新共享片段'),
    delete: t('删除片段', 'Deleted sections', '刪除片段'),
  },
});
