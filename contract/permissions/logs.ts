import { t } from '../text.ts';
import { declare, rights } from './declare.ts';

/** Who reads what was done, and who keeps the house running. */
export const logRights = declare({
  ...rights(
    'system:loginLog',
    ['web', 'admin'],
    t('登录日志', 'the sign-in log', '登入日誌'),
    'view',
    'export',
  ),
  ...rights(
    'system:operLog',
    ['web', 'admin'],
    t('操作日志', 'the operation log', '操作日誌'),
    'view',
    'export',
  ),
  'data:config:view': {
    types: ['admin'],
    label: t('查看配置', 'View the configuration', '檢視設定'),
  },
  'data:config:edit': {
    types: ['admin'],
    label: t('修改配置', 'Change the configuration', '修改設定'),
  },
  'data:sms:view': {
    types: ['admin'],
    label: t('查看短信', 'View messages', '檢視簡訊'),
  },
  'data:sms:retry': {
    types: ['admin'],
    label: t('重发失败的短信', 'Send failed messages again', '重發失敗的簡訊'),
  },
  'system:health:view': {
    types: ['admin'],
    label: t('查看服务状态', 'View the service health', '檢視服務狀態'),
  },
  ...rights(
    'platform:announcement',
    ['admin'],
    t('公告', 'announcements', '公告'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  'platform:announcement:send': {
    types: ['admin'],
    label: t('发送与撤回公告', 'Send and withdraw announcements', '發送與撤回公告'),
  },
});
