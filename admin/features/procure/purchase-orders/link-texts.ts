import { t } from '#contract/text.ts';

export const linkPageTexts = {
  title: t('供应商链接', 'Supplier link', '供應商連結'),
  none: t(
    '供应商没有账号也能答复：把链接发给对方，对方打开后确认每行的交期或拒绝。',
    'A supplier without an account can respond too: send them a link to confirm the date of each line or to decline.',
    '供應商沒有帳號也能回覆：把連結傳給對方，對方開啟後確認每列的交期或拒絕。',
  ),
  make: t('生成链接', 'Create link', '產生連結'),
  makeNew: t('重新生成', 'Create a new link', '重新產生'),
  end: t('停用链接', 'Withdraw link', '停用連結'),
  endAsk: t(
    '停用后，供应商不能再用它打开订单。',
    'The supplier can no longer open the order with it.',
    '停用後，供應商不能再用它開啟訂單。',
  ),
  states: {
    never: t('还没有打开过', 'Never opened', '還沒有開啟過'),
    opened: t(
      '已打开 {n} 次，最近 {time}',
      'Opened {n} {n:time|times}, last on {time}',
      '已開啟 {n} 次，最近 {time}',
    ),
    confirmed: t('{name} 于 {time} 确认', 'Confirmed by {name} on {time}', '{name} 於 {time} 確認'),
    declined: t('{name} 于 {time} 拒绝', 'Declined by {name} on {time}', '{name} 於 {time} 拒絕'),
    expired: t('已过期', 'Expired', '已過期'),
    revoked: t('已停用', 'Withdrawn', '已停用'),
  },
  until: t('有效期至 {time}', 'Valid until {time}', '有效期至 {time}'),
  madeBy: t('{name} 于 {time} 生成', 'Created by {name} on {time}', '{name} 於 {time} 產生'),
  dialog: {
    line: t(
      '有链接的人都能看到订单和价格，并可以答复一次。之前的链接会失效。',
      'Anyone with the link can see the order and its prices and respond once. Earlier links stop working.',
      '有連結的人都能看到訂單和價格，並可以回覆一次。之前的連結會失效。',
    ),
    once: t(
      '链接只在这里显示一次，请现在复制或发送。',
      'The link is shown only once. Copy or send it now.',
      '連結只在這裡顯示一次，請現在複製或傳送。',
    ),
    days: t('有效天数', 'Valid for (days)', '有效天數'),
    daysUnit: t('天', 'days', '天'),
    language: t('供应商的语言', 'Supplier’s language', '供應商的語言'),
    copy: t('复制链接', 'Copy link', '複製連結'),
    mail: t('写邮件', 'Write an email', '寫郵件'),
    close: t('完成', 'Done', '完成'),
  },
  mail: {
    subject: t(
      '采购订单 {code}，请确认',
      'Purchase order {code}: please confirm',
      '採購訂單 {code}，請確認',
    ),
    body: t(
      '您好，\n\n请打开下面的链接查看采购订单 {code}，并确认每行的交货日期：\n\n{url}\n\n链接有效期至 {time}，不需要账号。\n\n{user}\n{company}',
      'Hello,\n\nPlease open the link below to see purchase order {code} and confirm the delivery date of each line:\n\n{url}\n\nThe link is valid until {time}. No account is needed.\n\n{user}\n{company}',
      '您好，\n\n請開啟下面的連結查看採購訂單 {code}，並確認每列的交貨日期：\n\n{url}\n\n連結有效期至 {time}，不需要帳號。\n\n{user}\n{company}',
    ),
  },
} as const;
