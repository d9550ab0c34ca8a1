import { feature } from '#contract/feature.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

export const exportColumns = feature('dashboard/export-columns', {
  resource: 'exportColumn',
  types: loginTypes,
  title: t('导出的列', 'Exported columns', '匯出的欄位'),
});
