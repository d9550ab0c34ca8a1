import { t } from '#contract/text.ts';

/** What the pages about people say beside their records. */
export const peopleTexts = {
  seePosition: t(
    '查看岗位“{name}”的 {n} 人',
    'View the {n} {n:person|people} with position {name}',
    '檢視職位「{name}」的 {n} 人',
  ),
  seeLevel: t(
    '查看职级“{name}”的 {n} 人',
    'View the {n} {n:person|people} with level {name}',
    '檢視職級「{name}」的 {n} 人',
  ),
  noRights: t('没有任何权限', 'No permissions', '沒有任何權限'),
} as const;
