import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const parts = feature('product/parts', {
  resource: 'part',
  area: 'product:part',
  title: t('产品档案', 'Part archive', '產品檔案'),
  one: t('物料', 'part', '物料'),
  many: 'parts',
  menu: { id: 22, path: '/product/part', under: 'product' },
  verbs: everyVerb,
  rights: { stop: t('停用与启用物料', 'Stop and restart parts', '停用與啟用物料') },
  roles: {
    product: 'all',
    procure: ['view'],
    data: ['view', 'export'],
    sales: ['view'],
    identity: ['view'],
  },
  numbers: { kind: 'part', prefix: 'WL', width: 6, reset: 'never' },
  log: {
    stop: t('停用物料', 'Stopped parts', '停用物料'),
    restart: t('启用物料', 'Restarted parts', '啟用物料'),
    restore: t('恢复物料历史版本', 'Restored a revision of a part', '恢復物料歷史版本'),
  },
});
