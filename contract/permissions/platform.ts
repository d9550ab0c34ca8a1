import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** What the platform does. */
export const platformRights = declare({
  ...rights('platform:company', ['admin'], t('企业', 'companies', '企業'), 'view', 'export'),
  'platform:company:verify': {
    types: ['admin'],
    label: t('审核企业认证', 'Verify companies', '審核企業認證'),
  },
  'platform:company:suspend': {
    types: ['admin'],
    label: t('停用与恢复企业', 'Suspend and restore companies', '停用與恢復企業'),
  },
  ...rights('data:link', ['admin'], t('友情链接', 'links', '友情連結'), ...everyVerb),
  'system:job:view': {
    types: ['admin'],
    label: t('查看后台任务', 'View background jobs', '檢視背景任務'),
  },
  'system:job:cancel': {
    types: ['admin'],
    label: t('取消与重试后台任务', 'Cancel and retry background jobs', '取消與重試背景任務'),
  },
});
