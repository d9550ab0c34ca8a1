import { t } from '#contract/text.ts';

/** What every tree says. */
export const treeTexts = {
  addChild: t('添加子级', 'Add child', '新增子級'),
  expandAll: t('全部展开', 'Expand all', '全部展開'),
  collapseAll: t('全部收起', 'Collapse all', '全部收合'),
  total: t('共 {n} 个{one}', '{n} in total', '共 {n} 個{one}'),
  found: t('找到 {n} 个{one}', '{n} found', '找到 {n} 個{one}'),
  parentHint: t('不选则为顶级', 'Leave empty for the top level', '不選則為頂級'),
  sortHint: t('小的在前', 'Lower numbers first', '小的在前'),
  move: {
    up: t('上移 {name}', 'Move {name} up', '上移 {name}'),
    down: t('下移 {name}', 'Move {name} down', '下移 {name}'),
    drag: t('拖动以调整同级顺序', 'Drag to reorder', '拖曳以調整同級順序'),
  },
} as const;
