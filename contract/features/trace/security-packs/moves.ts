import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Security codes are made, requested by one user, approved by another, and downloaded once. */
export const securityMoves = moves(
  {
    making: t('生成中', 'Being made', '產生中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    ready: t('可申请', 'Ready', '可申請'),
    requested: t('待批准', 'Requested', '待核准'),
    approved: t('待下载', 'Approved', '待下載'),
    downloaded: t('已下载', 'Downloaded', '已下載'),
    voided: t('已作废', 'Void', '已作廢'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
    failed: t('生成失败', 'Failed', '產生失敗'),
  },
  {
    pause: {
      from: ['making'],
      to: 'paused',
      right: 'add',
      label: t('暂停', 'Pause', '暫停'),
      log: t('暂停生成防伪码', 'Paused security codes', '暫停產生防偽碼'),
      done: t('已暂停', 'Paused', '已暫停'),
    },
    resume: {
      from: ['paused'],
      to: 'making',
      right: 'add',
      label: t('继续', 'Continue', '繼續'),
      log: t('继续生成防伪码', 'Continued security codes', '繼續產生防偽碼'),
      done: t('已继续', 'Going on', '已繼續'),
    },
    retry: {
      from: ['failed'],
      to: 'making',
      right: 'add',
      label: t('重试', 'Try again', '重試'),
      log: t('重试生成防伪码', 'Retried security codes', '重試產生防偽碼'),
      done: t('已重新开始', 'Started again', '已重新開始'),
    },
    cancel: {
      from: ['making', 'paused', 'failed'],
      to: 'cancelled',
      right: 'add',
      label: t('取消', 'Cancel', '取消'),
      log: t('取消生成防伪码', 'Cancelled security codes', '取消產生防偽碼'),
      done: t('已取消', 'Cancelled', '已取消'),
    },
    request: {
      from: ['ready'],
      to: 'requested',
      right: 'export',
      label: t('申请下载', 'Request', '申請下載'),
      log: t('申请下载防伪码', 'Requested security codes', '申請下載防偽碼'),
      done: t(
        '已申请，等待另一人批准',
        'Requested; another person must agree',
        '已申請，等待另一人核准',
      ),
    },
    approve: {
      from: ['requested'],
      to: 'approved',
      right: 'approve',
      label: t('批准', 'Approve', '核准'),
      log: t('批准下载防伪码', 'Approved a download of security codes', '核准下載防偽碼'),
      done: t(
        '已批准，申请人可以下载',
        'Approved; the requester may download',
        '已核准，申請人可以下載',
      ),
    },
    reject: {
      from: ['requested', 'approved'],
      to: 'ready',
      right: 'approve',
      reason: 'required',
      label: t('驳回', 'Reject', '駁回'),
      log: t('驳回下载防伪码', 'Rejected a download of security codes', '駁回下載防偽碼'),
      done: t('已驳回', 'Rejected', '已駁回'),
    },
    download: {
      from: ['approved'],
      to: 'downloaded',
      right: 'export',
      label: t('下载', 'Download', '下載'),
      log: t('下载防伪码', 'Downloaded security codes', '下載防偽碼'),
      done: t('已下载', 'Downloaded', '已下載'),
    },
    void: {
      from: ['ready', 'requested', 'approved', 'downloaded'],
      to: 'voided',
      right: 'void',
      reason: 'required',
      label: t('作废', 'Void', '作廢'),
      log: t('作废防伪码', 'Voided security codes', '作廢防偽碼'),
      done: t('已作废 {n} 个防伪码包', 'Packs voided: {n}', '已作廢 {n} 個防偽碼包'),
    },
  },
);
export type SecurityState = StateOf<typeof securityMoves>;
export type SecurityMove = MoveOf<typeof securityMoves>;
