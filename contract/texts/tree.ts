import { t } from '../text.ts';

/** Why a row cannot be placed somewhere in a tree, where its feature has no own text. */
export const treeErrorTexts = {
  ownSubtree: t(
    '不能移动到自身或下级之下',
    'It can’t be moved below itself',
    '不能移動到自身或下級之下',
  ),
  tooDeep: t('最多 {n} 级', 'At most {n} levels', '最多 {n} 級'),
  tooMany: t('最多 {n} 个', 'At most {n}', '最多 {n} 個'),
  hasChildren: t('请先删除下级', 'Please delete its children first', '請先刪除下級'),
  noParent: t('上级不存在', 'The parent does not exist', '上級不存在'),
} as const;
