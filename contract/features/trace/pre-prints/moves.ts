import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** An order of labels at a printing house; `ready` is reached when every label has been drawn once. */
export const prePrintMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    approved: t('已审批', 'Approved', '已簽核'),
    ready: t('文件就绪', 'File ready', '檔案就緒'),
    sent: t('已发印', 'Sent to print', '已送印'),
    received: t('已收货', 'Received', '已收貨'),
    closed: t('已关闭', 'Closed', '已關閉'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    approve: {
      from: ['draft'],
      to: 'approved',
      right: 'approve',
      label: t('审批', 'Approve', '簽核'),
      confirm: t(
        '审批 {names}？编码与标签模板就此固定，系统逐张检查标签。',
        'Approve {names}? Its codes and label template can’t be changed afterwards, and every label is checked.',
        '簽核 {names}？編碼與標籤範本就此固定，系統逐張檢查標籤。',
      ),
      log: t('审批标签预印', 'Approved a pre-print order', '簽核標籤預印'),
      done: t('预印单已审批', 'Pre-print order approved', '預印單已簽核'),
    },
    reopen: {
      from: ['approved', 'ready'],
      to: 'draft',
      right: 'approve',
      isAside: true,
      label: t('退回草稿', 'Return to draft', '退回草稿'),
      confirm: t(
        '把 {names} 退回草稿？它的编码可以再用，修改后需要重新审批。',
        'Return {names} to draft? Its codes become available again; after your changes it must be approved again.',
        '把 {names} 退回草稿？它的編碼可以再用，修改後需要重新簽核。',
      ),
      log: t('退回标签预印', 'Returned a pre-print order to draft', '退回標籤預印'),
      done: t('预印单已退回草稿', 'Pre-print order returned to draft', '預印單已退回草稿'),
    },
    send: {
      from: ['ready'],
      to: 'sent',
      right: 'send',
      label: t('发印', 'Mark as sent', '送印'),
      confirm: t(
        '{names} 的加密文件已经交给印刷厂？口令请另外告知。',
        'Has the encrypted file of {names} been sent to the printing company? Send the passphrase separately.',
        '{names} 的加密檔案已經交給印刷廠？密語請另外告知。',
      ),
      log: t('标签送印', 'Sent labels to a printing company', '標籤送印'),
      done: t('已发印', 'Sent to print', '已送印'),
    },
    close: {
      from: ['received'],
      to: 'closed',
      right: 'receive',
      label: t('关闭', 'Close', '關閉'),
      confirm: t(
        '关闭 {names}？完好的编码成为已赋码，其余的作废，不能撤销。',
        'Close {names}? Good codes become encoded, all others are voided. This can’t be undone.',
        '關閉 {names}？完好的編碼成為已賦碼，其餘的作廢，不能撤銷。',
      ),
      log: t('关闭标签预印', 'Closed a pre-print order', '關閉標籤預印'),
      done: t('预印单已关闭', 'Pre-print order closed', '預印單已關閉'),
    },
    receive: {
      from: ['sent', 'received'],
      to: 'received',
      right: 'receive',
      label: t('收货', 'Receive', '收貨'),
      log: t('收到预印标签', 'Received pre-printed labels', '收到預印標籤'),
      done: t('已登记收货', 'Delivery recorded', '已登記收貨'),
    },
    cancel: {
      from: ['draft', 'approved', 'ready', 'sent'],
      to: 'cancelled',
      right: 'approve',
      reason: 'required',
      isDanger: true,
      label: t('取消', 'Cancel', '取消'),
      confirm: t(
        '取消 {names}。文件已经下载过的，它的编码全部作废，因为标签可能已经印出；没有下载过的，编码可以再用。',
        'Cancel {names}? If its file has been downloaded, all its codes are voided because labels may have been printed; otherwise the codes become available again.',
        '取消 {names}。檔案已經下載過的，它的編碼全部作廢，因為標籤可能已經印出；沒有下載過的，編碼可以再用。',
      ),
      log: t('取消标签预印', 'Cancelled a pre-print order', '取消標籤預印'),
      done: t('预印单已取消', 'Pre-print order cancelled', '預印單已取消'),
    },
  },
);
export type PrePrintState = StateOf<typeof prePrintMoves>;
