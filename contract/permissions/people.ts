import type { LoginType } from '../login-types.ts';
import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** Who works here and what they may do: of a company under `app`, of the platform under `system`. */
const people = <const A extends string>(area: A, types: readonly LoginType[]) => ({
  ...rights(`${area}:user`, types, t('用户', 'users', '使用者'), ...everyVerb),
  ...named(
    `${area}:user:resetPassword`,
    types,
    t('重置用户密码', 'Reset passwords of users', '重設使用者密碼'),
  ),
  ...named(
    `${area}:user:disable`,
    types,
    t('停用与启用用户', 'Disable and enable users', '停用與啟用使用者'),
  ),
  ...named(`${area}:user:unlock`, types, t('解锁用户', 'Unlock users', '解鎖使用者')),
  ...rights(`${area}:role`, types, t('角色', 'roles', '角色'), 'view', 'add', 'edit', 'delete'),
  ...named(
    `${area}:role:authorise`,
    types,
    t('设置角色权限', 'Set the rights of roles', '設定角色權限'),
  ),
  ...rights(`${area}:dept`, types, t('部门', 'departments', '部門'), ...everyVerb),
  ...rights(`${area}:position`, types, t('岗位', 'positions', '崗位'), ...everyVerb),
  ...rights(`${area}:level`, types, t('职级', 'levels', '職級'), ...everyVerb),
});

const named = <const N extends string>(
  name: N,
  types: readonly LoginType[],
  label: ReturnType<typeof t>,
) =>
  ({ [name]: { types, label } }) as Record<N, { types: readonly LoginType[]; label: typeof label }>;

export const peopleRights = declare({
  ...people('app', ['web']),
  ...people('system', ['admin']),
});
