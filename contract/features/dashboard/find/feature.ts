import { feature } from '#contract/feature.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

export const find = feature('dashboard/find', {
  resource: 'find',
  types: loginTypes,
  title: t('查找', 'Find', '尋找'),
  log: {
    star: t('收藏', 'Starred something', '收藏'),
    unstar: t('取消收藏', 'Removed a star', '取消收藏'),
  },
});
