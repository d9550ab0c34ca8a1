import { t } from '#contract/text.ts';

export const pageStarterTexts = {
  one: t('自有模板', 'custom template', '自有範本'),
  line: t('新建页面时可以选用', 'Available when creating a page', '新增頁面時可以選用'),
  fields: {
    name: t('模板名称', 'Name', '範本名稱'),
    kind: t('用途', 'Purpose', '用途'),
    document: t('页面内容', 'Content', '頁面內容'),
    blocks: t('模块数', 'Blocks', '模組數'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('模板名称、备注', 'Name or remark', '範本名稱、備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  errors: {
    noContent: t('请提供页面内容', 'The page content is missing', '請提供頁面內容'),
  },
  empty: {
    title: t('还没有自有模板', 'No custom templates yet', '還沒有自有範本'),
    hint: t(
      '在页面列表中把一个页面存为模板。',
      'Save a page from the page list as a template.',
      '在頁面列表中將一個頁面存為範本。',
    ),
  },
};
