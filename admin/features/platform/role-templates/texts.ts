import { t } from '#contract/text.ts';

export const roleTemplatesPageTexts = {
  give: t('下发', 'Distribute', '下發'),
  giveTitle: t('下发“{name}”', 'Distribute {name} to companies', '下發「{name}」'),
  giveLine: t(
    '{n} 家企业还没有编码为 {code} 的角色，将得到它；已有的角色不会改动。',
    '{n} {n:company has|companies have} no role {code} yet and will get it. Existing roles are not changed.',
    '{n} 家企業還沒有編碼為 {code} 的角色，將得到它；已有的角色不會變動。',
  ),
  giveNone: t(
    '每家企业都已有编码为 {code} 的角色，无需下发。',
    'Every company already has the role {code}; there is nothing to distribute.',
    '每家企業都已有編碼為 {code} 的角色，無需下發。',
  ),
  versionHint: t(
    '留空则适用于全部版本；同编码的版本模板优先',
    'Leave empty for all versions; a template for a specific version takes precedence',
    '留空則適用於全部版本；同編碼的版本範本優先',
  ),
  codeHint: t('企业里角色的编码', 'The code of the role in companies', '企業裡角色的編碼'),
  sortHint: t('小的在前', 'Lower numbers first', '小的在前'),
  defaultHint: t(
    '企业开通或更换版本时自动得到',
    'Companies get it automatically when they are verified or change their version',
    '企業開通或更換版本時自動得到',
  ),
} as const;
