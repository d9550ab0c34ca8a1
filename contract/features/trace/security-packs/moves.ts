import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Security codes are made, requested by one user, approved by another, and downloaded once. */
export const securityMoves = moves(
  {
    making: t('生成中', 'Generating', '產生中'),
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
      confirm: t(
        '暂停生成 {names}？已生成的 {made} 个保留，随时可以继续。',
        'Pause {names}? The {made} generated so far are kept, and you can resume at any time.',
        '暫停產生 {names}？已產生的 {made} 個保留，隨時可以繼續。',
      ),
      log: t('暂停生成防伪码', 'Paused security codes', '暫停產生防偽碼'),
      done: t('已暂停', 'Paused', '已暫停'),
    },
    resume: {
      from: ['paused'],
      to: 'making',
      right: 'add',
      label: t('继续', 'Resume', '繼續'),
      log: t('继续生成防伪码', 'Resumed security codes', '繼續產生防偽碼'),
      done: t('已继续', 'Resumed', '已繼續'),
    },
    retry: {
      from: ['failed'],
      to: 'making',
      right: 'add',
      label: t('重试', 'Retry', '重試'),
      log: t('重试生成防伪码', 'Retried security codes', '重試產生防偽碼'),
      done: t('已重新开始', 'Restarted', '已重新開始'),
    },
    cancel: {
      from: ['making', 'paused', 'failed'],
      to: 'cancelled',
      right: 'add',
      label: t('取消', 'Cancel', '取消'),
      isDanger: true,
      confirm: t(
        '取消 {names}？已生成的 {made} 个不会被使用，这一步不能撤销。',
        'Cancel {names}? The {made} generated so far won’t be used. This can’t be undone.',
        '取消 {names}？已產生的 {made} 個不會被使用，這一步不能復原。',
      ),
      log: t('取消生成防伪码', 'Cancelled security codes', '取消產生防偽碼'),
      done: t('已取消', 'Cancelled', '已取消'),
    },
    request: {
      from: ['ready'],
      to: 'requested',
      right: 'export',
      label: t('申请下载', 'Request download', '申請下載'),
      confirm: t(
        '申请下载 {names} 的明码？另一位有审批权限的同事批准后，您可以加密下载一次。',
        'Request the plain codes of {names}? Once a colleague with the permission approves, you can download them once, encrypted.',
        '申請下載 {names} 的明碼？另一位有簽核權限的同事核准後，您可以加密下載一次。',
      ),
      log: t('申请下载防伪码', 'Requested a security code download', '申請下載防偽碼'),
      done: t(
        '已申请，等待另一人批准',
        'Requested; another user must approve it',
        '已申請，等待另一人核准',
      ),
    },
    approve: {
      from: ['requested'],
      to: 'approved',
      right: 'approve',
      label: t('批准', 'Approve', '核准'),
      confirm: t(
        '批准 {user} 下载 {names} 的 {quantity} 个明码？下载一次后，系统不再保留明码。',
        'Allow {user} to download the {quantity} plain codes of {names}? After one download the plain codes are no longer kept.',
        '核准 {user} 下載 {names} 的 {quantity} 個明碼？下載一次後，系統不再保留明碼。',
      ),
      log: t('批准下载防伪码', 'Approved a security code download', '核准下載防偽碼'),
      done: t(
        '已批准，申请人可以下载',
        'Approved; the requester can now download',
        '已核准，申請人可以下載',
      ),
    },
    download: {
      from: ['approved'],
      to: 'downloaded',
      right: 'export',
      label: t('下载', 'Download', '下載'),
      log: t('下载防伪码', 'Downloaded security codes', '下載防偽碼'),
      done: t('已下载', 'Downloaded', '已下載'),
    },
    reject: {
      from: ['requested', 'approved'],
      to: 'ready',
      right: 'approve',
      reason: 'required',
      label: t('驳回', 'Reject', '駁回'),
      confirm: t(
        '驳回 {names} 的下载申请，明码留在系统内，可以重新申请。',
        'Reject the download request for {names}. The codes stay in the system and can be requested again.',
        '駁回 {names} 的下載申請，明碼留在系統內，可以重新申請。',
      ),
      log: t('驳回下载防伪码', 'Rejected a security code download', '駁回下載防偽碼'),
      done: t('已驳回', 'Rejected', '已駁回'),
    },
    void: {
      from: ['ready', 'requested', 'approved', 'downloaded'],
      to: 'voided',
      right: 'void',
      reason: 'required',
      label: t('作废', 'Void', '作廢'),
      isDanger: true,
      confirm: t(
        '作废 {names}：其中的防伪码此后全部查验为无效，包括已印刷和已售出的产品。这一步不能撤销。',
        'Void {names}: all its security codes will fail verification, including printed and sold products. This can’t be undone.',
        '作廢 {names}：其中的防偽碼此後全部查驗為無效，包括已印刷和已售出的產品。這一步不能復原。',
      ),
      log: t('作废防伪码', 'Voided security codes', '作廢防偽碼'),
      done: t('已作废 {n} 个防伪码包', 'Packs voided: {n}', '已作廢 {n} 個防偽碼包'),
    },
  },
);
export type SecurityState = StateOf<typeof securityMoves>;
export type SecurityMove = MoveOf<typeof securityMoves>;
