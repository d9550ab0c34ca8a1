import { moves } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Users who may sign in, and users who are disabled. */
export const userMoves = moves(
  {
    enabled: t('正常', 'Active', '正常'),
    disabled: t('已停用', 'Disabled', '已停用'),
  },
  {
    enable: {
      from: ['disabled'],
      to: 'enabled',
      right: 'disable',
      label: t('启用', 'Enable', '啟用'),
      log: t('启用用户', 'Enabled users', '啟用使用者'),
      done: t('已启用', 'Enabled', '已啟用'),
    },
    disable: {
      from: ['enabled'],
      to: 'disabled',
      right: 'disable',
      label: t('停用', 'Disable', '停用'),
      isAside: true,
      confirm: t(
        '停用后“{names}”立即退出，且不能再登录。',
        '{names} is signed out immediately and can no longer sign in.',
        '停用後「{names}」立即登出，且不能再登入。',
      ),
      log: t('停用用户', 'Disabled users', '停用使用者'),
      done: t('已停用，登录已失效', 'Disabled and signed out', '已停用，登入已失效'),
    },
  },
);
