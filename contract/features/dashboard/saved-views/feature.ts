import { feature } from '#contract/feature.ts';
import { loginTypes } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

export const savedViews = feature('dashboard/saved-views', {
  resource: 'savedView',
  area: 'dashboard:savedView',
  types: loginTypes,
  title: t('列表视图', 'Saved views', '清單檢視'),
  rights: { share: t('共享列表视图', 'Share saved views', '共用清單檢視') },
  roles: {
    product: ['share'],
    procure: ['share'],
    data: ['share'],
    sales: ['share'],
    dealer: ['share'],
  },
  log: {
    add: t('保存列表视图', 'Saved a list view', '儲存清單檢視'),
    edit: t('修改列表视图', 'Changed a list view', '修改清單檢視'),
    delete: t('删除列表视图', 'Deleted a list view', '刪除清單檢視'),
    restore: t('恢复列表视图', 'Restored a list view', '復原清單檢視'),
    setDefault: t('设置默认视图', 'Set the default view', '設定預設檢視'),
  },
});
