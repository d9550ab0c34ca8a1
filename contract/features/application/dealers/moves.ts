import { moves } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

const states = {
  enabled: t('启用', 'Enabled', '啟用'),
  disabled: t('停用', 'Disabled', '停用'),
};
const enable = {
  from: ['disabled'],
  to: 'enabled',
  label: t('启用', 'Enable', '啟用'),
} as const;
const disable = {
  from: ['enabled'],
  to: 'disabled',
  label: t('停用', 'Disable', '停用'),
  isAside: true,
} as const;

/** Enabling and disabling dealers together with all their accounts. */
export const dealerMoves = moves(states, {
  enable: {
    ...enable,
    right: 'disable',
    log: t('启用经销商', 'Enabled dealers', '啟用經銷商'),
    done: t('已启用 {n} 家经销商', 'Dealers enabled: {n}', '已啟用 {n} 家經銷商'),
  },
  disable: {
    ...disable,
    right: 'disable',
    confirm: t(
      '停用“{names}”后，它的所有账号立即退出登录，且不能再登录。产品记录不受影响。',
      'All accounts of “{names}” are signed out immediately and can no longer sign in. Product records are not affected.',
      '停用「{names}」後，它的所有帳號立即登出，且不能再登入。產品紀錄不受影響。',
    ),
    confirmSome: t(
      '停用后，所选经销商的账号立即退出登录，且不能再登录。',
      'The accounts of the selected dealers are signed out immediately and can no longer sign in.',
      '停用後，所選經銷商的帳號立即登出，且不能再登入。',
    ),
    log: t('停用经销商', 'Disabled dealers', '停用經銷商'),
    done: t(
      '已停用 {n} 家经销商，其账号已退出登录',
      'Dealers disabled and signed out: {n}',
      '已停用 {n} 家經銷商，其帳號已登出',
    ),
  },
});

/** The same for one account of a dealer. */
export const dealerAccountMoves = moves(states, {
  enable: {
    ...enable,
    right: 'account',
    log: t('启用经销商账号', 'Enabled a dealer account', '啟用經銷商帳號'),
    done: t('账号已启用', 'Account enabled', '帳號已啟用'),
  },
  disable: {
    ...disable,
    right: 'account',
    confirm: t(
      '停用“{names}”后立即退出登录，且不能再登录。',
      '“{names}” is signed out immediately and can no longer sign in.',
      '停用「{names}」後立即登出，且不能再登入。',
    ),
    log: t('停用经销商账号', 'Disabled a dealer account', '停用經銷商帳號'),
    done: t('账号已停用，已退出登录', 'Account disabled and signed out', '帳號已停用，已登出'),
  },
});
