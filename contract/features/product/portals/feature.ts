import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const activationPortalTitle = t('激活门户', 'Activation portal', '啟用入口');

export const portals = feature('product/portals', {
  resource: 'portal',
  area: 'product:page',
  title: t('溯源门户', 'Traceability portal', '溯源入口'),
  menu: [
    { id: 25, path: '/product/portal', under: 'product' },
    { id: 26, path: '/product/activationPortal', under: 'product', title: activationPortalTitle },
  ],
  log: { set: t('设置门户页面', 'Set a portal page', '設定入口頁面') },
});
