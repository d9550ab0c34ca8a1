import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const itemCategoryTexts = {
  one: t('分类', 'category', '分類'),
  line: t('文章与条目的分类树', 'Category tree of articles and items', '文章與條目的分類樹'),
  fields: {
    parent_id: t('上级分类', 'Parent category', '上級分類'),
    ...namesInThree('name', t('分类名称', 'Category name', '分類名稱')),
    sort: t('排序', 'Order', '排序'),
    remark: t('备注', 'Remark', '備註'),
    items: t('条目数', 'Items', '條目數'),
    articles: t('文章数', 'Articles', '文章數'),
    keyword: t('分类名称', 'Category name', '分類名稱'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  add: t('新增一级分类', 'Add top-level category', '新增一級分類'),
  errors: {
    isUsed: t(
      '分类下还有文章或条目，不能删除',
      'This category contains articles or items and can’t be deleted',
      '分類下還有文章或條目，不能刪除',
    ),
  },
  empty: {
    title: t('还没有分类', 'No categories yet', '還沒有分類'),
    hint: t(
      '先建立几个分类，布局就能按分类显示内容。',
      'Create some categories so that layouts can show content by category.',
      '先建立幾個分類，版面就能按分類顯示內容。',
    ),
  },
} as const;
