import { t } from '#contract/text.ts';

export const categoriesPageTexts = {
  addRoot: t('新增分类', 'Add category', '新增分類'),
  seeParts: t(
    '查看“{name}”的 {n} 个物料',
    'View the {n} {n:part|parts} of {name}',
    '檢視「{name}」的 {n} 個物料',
  ),
  ownParts: t('其中直属 {n} 个', '{n} directly in this category', '其中直屬 {n} 個'),
  parentHint: t('不选则为顶级分类', 'Leave empty for a top-level category', '不選則為頂級分類'),
} as const;
