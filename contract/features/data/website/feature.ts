import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const website = feature('data/website', {
  resource: 'website',
  area: 'data:website',
  types: ['admin'],
  title: t('网站配置', 'Website', '網站設定'),
  one: t('网站配置', 'website configuration', '網站設定'),
  many: 'the website configuration',
  menu: { id: 65, path: '/data/website', under: 'data' },
  verbs: ['view', 'edit'],
  log: { edit: t('修改网站配置', 'Changed the website configuration', '修改網站設定') },
});
