import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** Distributors, prefixes, marks and number rules. */
export const companySettingsOperations: Record<string, Text> = {
  ...recordOperations('dealer', t('经销商', 'a dealer', '經銷商'), 'dealers'),
  ...recordOperations('codePrefix', t('编码前缀', 'a code prefix', '編碼前綴'), 'code prefixes'),
  'numberRule/edit': t('修改编号规则', 'Changed a number rule', '修改編號規則'),
  'numberRule/reset': t(
    '恢复默认编号规则',
    'Went back to a shipped number rule',
    '恢復預設編號規則',
  ),
  'mark/edit': t('修改标识配置', 'Changed the mark configuration', '修改標識設定'),
  'dealer/enable': t('启用经销商', 'Enabled dealers', '啟用經銷商'),
  'dealer/disable': t('停用经销商', 'Disabled dealers', '停用經銷商'),
  'dealerAccount/add': t('新增经销商账号', 'Added a login of a dealer', '新增經銷商帳號'),
  'dealerAccount/edit': t('编辑经销商账号', 'Edited a login of a dealer', '編輯經銷商帳號'),
  'dealerAccount/reset': t(
    '重置经销商账号密码',
    'Reset the password of a dealer',
    '重設經銷商帳號密碼',
  ),
  'dealerAccount/enable': t('启用经销商账号', 'Enabled a login of a dealer', '啟用經銷商帳號'),
  'dealerAccount/disable': t('停用经销商账号', 'Disabled a login of a dealer', '停用經銷商帳號'),
  'dealerAccount/delete': t('删除经销商账号', 'Deleted a login of a dealer', '刪除經銷商帳號'),
};
