import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const gatheredScans = feature('scan/gathered', {
  resource: 'scan',
  area: 'dashboard:scan',
  types: ['web', 'dealer'],
  title: t('扫码作业', 'Scan app', '掃碼作業'),
  rights: { send: t('使用扫码作业', 'Use the scan app', '使用掃碼作業') },
  roles: { data: 'all', sales: 'all', product: 'all', dealer: 'all' },
  log: { batch: t('提交扫码作业', 'Submitted scans', '提交掃碼作業') },
});
