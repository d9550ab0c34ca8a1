import { t } from '#contract/text.ts';

export const categoryTexts = {
  one: t('分类', 'category', '分類'),
  line: t(
    '产品、部件与原料的分类树',
    'Category tree of products, components and materials',
    '產品、部件與原料的分類樹',
  ),
  fields: {
    parent_id: t('上级分类', 'Parent category', '上級分類'),
    name: t('分类名称', 'Category name', '分類名稱'),
    sort: t('排序', 'Order', '排序'),
    remark: t('备注', 'Remark', '備註'),
    parts: t('物料数', 'Parts', '物料數'),
    keyword: t('分类名称', 'Category name', '分類名稱'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有分类', 'No categories yet', '還沒有分類'),
    hint: t(
      '先建立几个分类，产品档案就能井井有条。',
      'Create some categories to keep the product catalogue organised.',
      '先建立幾個分類，產品檔案就能井井有條。',
    ),
  },
  errors: {
    nameTaken: t(
      '同一上级下已有同名分类',
      'The parent already has a category with this name',
      '同一上級下已有同名分類',
    ),
    ownSubtree: t(
      '不能移动到自身或下级分类之下',
      'A category can’t be moved below itself',
      '不能移動到自身或下級分類之下',
    ),
    tooDeep: t('分类最多 {n} 级', 'Categories may be at most {n} levels deep', '分類最多 {n} 級'),
    tooMany: t('分类最多 {n} 个', 'At most {n} categories are allowed', '分類最多 {n} 個'),
    hasChildren: t('请先删除下级分类', 'Please delete its subcategories first', '請先刪除下級分類'),
    hasParts: t(
      '分类下还有物料，不能删除',
      'This category contains parts and can’t be deleted',
      '分類下還有物料，不能刪除',
    ),
    noParent: t('上级分类不存在', 'The parent category does not exist', '上級分類不存在'),
  },
} as const;
