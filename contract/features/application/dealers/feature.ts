import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';
import { dealerAccountMoves, dealerMoves } from './moves.ts';

export const dealers = feature('application/dealers', {
  resource: 'dealer',
  area: 'app:dealer',
  title: t('经销商管理', 'Dealers', '經銷商管理'),
  one: t('经销商', 'dealer', '經銷商'),
  many: 'dealers',
  menu: { id: 100, path: '/appCenter/dealer', under: 'application' },
  verbs: everyVerb,
  rights: {
    disable: t('停用与启用经销商', 'Disable and enable dealers', '停用與啟用經銷商'),
    reveal: revealRight,
    account: t('管理经销商账号', 'Manage dealer accounts', '管理經銷商帳號'),
  },
  roles: { sales: 'all' },
  numbers: { kind: 'dealer', prefix: 'JXS', width: 4, reset: 'never' },
  moves: dealerMoves,
  log: {
    editMany: t('批量修改经销商', 'Changed several dealers', '批次修改經銷商'),
    reveal: revealLog,
    'dealerAccount/add': t('新增经销商账号', 'Added a dealer account', '新增經銷商帳號'),
    'dealerAccount/edit': t('编辑经销商账号', 'Edited a dealer account', '編輯經銷商帳號'),
    'dealerAccount/reset': t('重置经销商账号密码', 'Reset a dealer password', '重設經銷商帳號密碼'),
    'dealerAccount/invite': t('邀请经销商账号', 'Invited a dealer account', '邀請經銷商帳號'),
    'dealerAccount/revokeInvite': t(
      '撤回经销商账号邀请',
      'Revoked a dealer account’s invitation',
      '撤回經銷商帳號邀請',
    ),
    'dealerAccount/signOut': t(
      '强制经销商账号退出登录',
      'Signed a dealer account out',
      '強制經銷商帳號登出',
    ),
    'dealerAccount/enable': dealerAccountMoves.moves.enable.log,
    'dealerAccount/disable': dealerAccountMoves.moves.disable.log,
    'dealerAccount/delete': t('删除经销商账号', 'Deleted a dealer account', '刪除經銷商帳號'),
  },
  found: { name: 'name', hint: ['code', 'contact'], page: true },
});
