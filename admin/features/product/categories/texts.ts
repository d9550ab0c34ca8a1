import { t } from '#contract/text.ts';

export const categoriesPageTexts = {
  addRoot: t('新增分类', 'Add a category', '新增分類'),
  addChild: t('加下级', 'Add below', '加下級'),
  expandAll: t('全部展开', 'Expand all', '全部展開'),
  collapseAll: t('全部收起', 'Collapse all', '全部收合'),
  total: t('共 {n} 个分类', 'Categories: {n}', '共 {n} 個分類'),
  found: t('找到 {n} 个分类', 'Categories found: {n}', '找到 {n} 個分類'),
  seeParts: t(
    '查看“{name}”的 {n} 个物料',
    'See the {n} {n:part|parts} of {name}',
    '檢視「{name}」的 {n} 個物料',
  ),
  ownParts: t('其中直属 {n} 个', '{n} of them directly in it', '其中直屬 {n} 個'),
  parentHint: t('不选则为顶级分类', 'None: it stands at the top', '不選則為頂級分類'),
  sortHint: t('小的在前', 'Smaller numbers first', '小的在前'),
  move: {
    up: t('上移 {name}', 'Move {name} up', '上移 {name}'),
    down: t('下移 {name}', 'Move {name} down', '下移 {name}'),
    drag: t('拖动以调整同级顺序', 'Drag to reorder among its siblings', '拖曳以調整同級順序'),
  },
} as const;
