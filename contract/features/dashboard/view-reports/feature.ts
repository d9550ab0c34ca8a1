import { feature } from '#contract/feature.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

export const viewReports = feature('dashboard/view-reports', {
  resource: 'viewReport',
  area: 'dashboard:viewReport',
  types: loginTypes,
  title: t('定时报表', 'Scheduled reports', '定時報表'),
  log: {
    save: t('设置定时报表', 'Set up a scheduled report', '設定定時報表'),
    delete: t('停止定时报表', 'Stopped a scheduled report', '停止定時報表'),
    send: t('立即发送报表', 'Sent a report now', '立即傳送報表'),
  },
});
