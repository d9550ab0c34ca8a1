import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const repairs = feature('sale/repairs', {
  resource: 'repair',
  area: 'sale:repair',
  title: t('维修', 'Repairs', '維修'),
  one: t('维修单', 'repair', '維修單'),
  many: 'repairs',
  menu: { id: 68, path: '/sale/repair', under: 'sale' },
  verbs: ['view', 'export'],
  rights: { handle: t('处理维修单', 'Work on repairs', '處理維修單') },
  roles: { sales: 'all' },
  numbers: { kind: 'repair', prefix: 'WX', width: 4, reset: 'day' },
  log: {
    accept: t('受理维修', 'Accepted a repair', '受理維修'),
    diagnose: t('开始检测', 'Began to diagnose a repair', '開始檢測'),
    quote: t('维修报价', 'Quoted a repair', '維修報價'),
    repair: t('开始维修', 'Began a repair', '開始維修'),
    test: t('维修后测试', 'Began to test a repair', '維修後測試'),
    complete: t('完成维修', 'Completed a repair', '完成維修'),
    close: t('维修结案', 'Closed a repair', '維修結案'),
    wait: t('等待配件', 'Let a repair wait for parts', '等待料件'),
    replace: t('换新', 'Replaced a product', '換新'),
    reject: t('不予受理维修', 'Rejected a repair', '不予受理維修'),
  },
});
