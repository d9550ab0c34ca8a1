import { everyVerb, feature, type MenuPage } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';
import { userMoves } from './moves.ts';

const usersOf = <const Section extends string, const Type extends LoginType>(
  section: Section,
  type: Type,
  menu: MenuPage,
) =>
  feature('people/users', {
    resource: 'user',
    area: `${section}:user`,
    types: [type],
    title: t('用户', 'Users', '使用者'),
    one: t('用户', 'user', '使用者'),
    many: 'users',
    menu,
    verbs: everyVerb,
    rights: {
      resetPassword: t('重置用户密码', 'Reset user passwords', '重設使用者密碼'),
      disable: t('停用与启用用户', 'Disable and enable users', '停用與啟用使用者'),
      unlock: t('解锁用户', 'Unlock users', '解鎖使用者'),
    },
    moves: userMoves,
    found: { name: 'realname', hint: ['username', 'dept_name'] },
    log: {
      resetPassword: t('重置用户密码', 'Reset the passwords of users', '重設使用者密碼'),
      invite: t('邀请用户', 'Invited a user', '邀請使用者'),
      revokeInvite: t('撤回用户邀请', 'Revoked the invitation of a user', '撤回使用者邀請'),
      signOut: t('强制用户退出登录', 'Signed users out', '強制使用者登出'),
      unlock: t('解锁用户', 'Unlocked users', '解鎖使用者'),
    },
  });

export const users = usersOf('app', 'web', {
  id: 93,
  path: '/appCenter/user',
  under: 'application',
});
export const platformUsers = usersOf('system', 'admin', {
  id: 85,
  path: '/system/user',
  under: 'system',
});
