import { t } from '#contract/text.ts';

export const versionsPageTexts = {
  tabs: {
    versions: t('版本', 'Versions', '版本'),
    use: t('企业用量', 'Company usage', '企業用量'),
  },
  shown: t('显示', 'Show', '顯示'),
  authorise: t('授权', 'Permissions', '授權'),
  authoriseTitle: t('“{name}”的权限', 'Permissions of {name}', '「{name}」的權限'),
  rightsOf: t('版本权限', 'Version permissions', '版本權限'),
  everythingHint: t('包括以后新增的功能', 'Including future features', '包括以後新增的功能'),
  everything: t('全部功能', 'All features', '全部功能'),
  count: t('{n} 项', '{n} {n:permission|permissions}', '{n} 項'),
  quotaHint: t('留空则不限', 'Leave empty for no limit', '留空則不限'),
  daysHint: t('留空则长期有效', 'Leave empty for no expiry', '留空則長期有效'),
  dateHint: t('留空则不限日期', 'Leave empty for any date', '留空則不限日期'),
  codeHint: t(
    '字母开头，只用字母、数字、下划线和连字符',
    'Starts with a letter; letters, digits, underscores and hyphens only',
    '字母開頭，只用字母、數字、底線和連字號',
  ),
  sortHint: t('小的在前', 'Lower numbers first', '小的在前'),
  three: t('启用 3D 展示', 'Enable 3D models', '啟用 3D 展示'),
  quota: t('配额', 'Quotas', '配額'),
  term: t('期限', 'Term', '期限'),
  days: t('{n} 天', '{n} {n:day|days}', '{n} 天'),
  endless: t('长期', 'No expiry', '長期'),
  change: t('调整版本', 'Change version', '調整版本'),
  used: t('{used} / {quota}', '{used} / {quota}', '{used} / {quota}'),
  over: t('{day} 已到期', 'expired {day}', '{day} 已到期'),
} as const;
