import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What the calls about people and their rights mean. */
export const peopleOperations: Record<string, Text> = {
  ...recordOperations('user', t('用户', 'a user', '使用者'), 'users'),
  ...recordOperations('role', t('角色', 'a role', '角色'), 'roles'),
  ...recordOperations('dept', t('部门', 'a department', '部門'), 'departments'),
  ...recordOperations('position', t('岗位', 'a position', '崗位'), 'positions'),
  ...recordOperations('level', t('职级', 'a level', '職級'), 'levels'),
  'user/resetPassword': t('重置用户密码', 'Reset the passwords of users', '重設使用者密碼'),
  'user/enable': t('启用用户', 'Enabled users', '啟用使用者'),
  'user/disable': t('停用用户', 'Disabled users', '停用使用者'),
  'user/unlock': t('解锁用户', 'Unlocked users', '解鎖使用者'),
  'role/authorise': t('设置角色权限', 'Set the rights of a role', '設定角色權限'),
};
