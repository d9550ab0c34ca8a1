import { t } from '#contract/text.ts';

/** The link for suppliers without an account, in the back office and on the page behind it. */
export const linkTexts = {
  fields: {
    id: t('采购订单', 'Purchase order', '採購訂單'),
    days: t('有效天数', 'Valid for (days)', '有效天數'),
    url: t('链接', 'Link', '連結'),
    expires_time: t('有效期至', 'Valid until', '有效期至'),
    name: t('您的姓名', 'Your name', '您的姓名'),
    reason: t('原因', 'Reason', '原因'),
    date: t('交货日期', 'Delivery date', '交貨日期'),
    answer: t('答复', 'Answer', '回覆'),
    answer_user: t('答复人', 'Answered by', '回覆人'),
  },
  done: {
    shared: t('链接已生成', 'Link created', '連結已產生'),
    unshared: t('链接已停用', 'Link withdrawn', '連結已停用'),
  },
  errors: {
    notApproved: t(
      '只能分享已审批、供应商还没有答复的采购订单，“{code}”的状态是“{state}”',
      'Only approved orders that the supplier has not yet answered can be shared: {code} has the status “{state}”',
      '只能分享已簽核、供應商還沒有回覆的採購訂單，「{code}」的狀態是「{state}」',
    ),
    linked: t(
      '“{code}”的供应商已在平台上关联，会直接收到订单，不需要链接',
      'The supplier of {code} is linked on the platform and gets the order there; no link is needed',
      '「{code}」的供應商已在平台上關聯，會直接收到訂單，不需要連結',
    ),
    dateNeeded: t('请填写交货日期', 'Please enter a delivery date', '請填寫交貨日期'),
    dateWrong: t('日期无效', 'This is not a valid date', '日期無效'),
    dateEarly: t('日期不能早于 {day}', 'The date must not be before {day}', '日期不能早於 {day}'),
    dateFar: t('日期不能晚于 {day}', 'The date must not be after {day}', '日期不能晚於 {day}'),
    nameNeeded: t('请填写您的姓名', 'Please enter your name', '請填寫您的姓名'),
    reasonNeeded: t('请填写原因', 'Please enter the reason', '請填寫原因'),
    tooLong: t('最多 {n} 个字', 'At most {n} characters', '最多 {n} 個字'),
    badCharacters: t(
      '含有不能使用的字符',
      'Contains characters that can’t be used',
      '含有不能使用的字元',
    ),
  },
} as const;

/** The page `/po/…`. */
export const orderPageTexts = {
  title: t('采购订单 {code}', 'Purchase order {code}', '採購訂單 {code}'),
  line: t(
    '请核对数量、价格和日期，然后在下面答复。',
    'Please check quantities, prices and dates, then answer below.',
    '請核對數量、價格和日期，然後在下面回覆。',
  ),
  supplier: t('供应商', 'Supplier', '供應商'),
  ordered: t('下单日期', 'Ordered on', '下單日期'),
  expected: t('要求到货日', 'Expected', '要求到貨日'),
  currency: t('币种', 'Currency', '幣別'),
  remark: t('备注', 'Remark', '備註'),
  validUntil: t('链接有效期至', 'Link valid until', '連結有效期至'),
  lines: t('明细（{n} 行）', '{n} {n:line|lines}', '明細（{n} 列）'),
  needed: t('要求 {day}', 'Needed by {day}', '要求 {day}'),
  dateFor: t('交货日期（要求 {day}）', 'Delivery date (needed by {day})', '交貨日期（要求 {day}）'),
  promised: t('确认 {day}', 'Confirmed {day}', '確認 {day}'),
  net: t('不含税金额', 'Net', '未稅金額'),
  tax: t('税额（{rate}%）', 'Tax ({rate}%)', '稅額（{rate}%）'),
  total: t('价税合计', 'Total', '含稅總額'),
  netPrices: t('单价不含税', 'Prices exclude tax', '單價未稅'),
  file: t('下载 PDF', 'Download as PDF', '下載 PDF'),
  confirmTitle: t('确认订单', 'Confirm the order', '確認訂單'),
  confirmLine: t(
    '每行的交货日期已按要求填好，可以修改。',
    'The requested delivery dates are filled in; change them where needed.',
    '每列的交貨日期已按要求填好，可以修改。',
  ),
  sameDate: t(
    '所有行用同一日期（选填）',
    'Same date for all lines (optional)',
    '所有列用同一日期（選填）',
  ),
  sameDateHint: t(
    '填写后，各行的日期以它为准。',
    'If filled in, it replaces the dates of the individual lines.',
    '填寫後，各列的日期以它為準。',
  ),
  dateOf: t(
    '第 {n} 行 {part} 的交货日期',
    'Delivery date of line {n}, {part}',
    '第 {n} 列 {part} 的交貨日期',
  ),
  confirm: t('确认订单', 'Confirm order', '確認訂單'),
  declineTitle: t('不能接单？', 'Can’t fulfil this order?', '不能接單？'),
  declineLine: t(
    '告诉采购方原因，对方会收到通知。',
    'Tell the buyer why; they are notified.',
    '告訴採購方原因，對方會收到通知。',
  ),
  decline: t('拒绝订单', 'Decline order', '拒絕訂單'),
  toMend: t('有 {n} 处需要修改', '{n} {n:field needs|fields need} attention', '有 {n} 處需要修改'),
  confirmed: t('订单已确认', 'The order is confirmed', '訂單已確認'),
  declined: t('订单已拒绝', 'The order is declined', '訂單已拒絕'),
  cancelled: t('采购方已取消这个订单', 'The buyer cancelled this order', '採購方已取消這個訂單'),
  closed: t('这个订单已结束', 'This order is closed', '這個訂單已結束'),
  revising: t(
    '采购方正在修改这个订单',
    'The buyer is changing this order',
    '採購方正在修改這個訂單',
  ),
  revisingLine: t(
    '修改好以后可以在这里再看。',
    'You can view it here again once the changes are complete.',
    '修改好以後可以在這裡再看。',
  ),
  answeredBy: t('{name} 于 {time} 答复', 'Answered by {name} on {time}', '{name} 於 {time} 回覆'),
  told: t('采购方已收到通知。', 'The buyer has been notified.', '採購方已收到通知。'),
  reasonGiven: t('原因：{reason}', 'Reason: {reason}', '原因：{reason}'),
  tooLate: t(
    '没有记录您的答复：订单已经答复过，或状态已改变。',
    'Your answer was not recorded: the order was answered before or has changed.',
    '沒有記錄您的回覆：訂單已經回覆過，或狀態已改變。',
  ),
  changed: t(
    '没有记录您的答复：打开页面以后订单有变化，请重新核对。',
    'Your answer was not recorded: the order changed after you opened it. Please check it again.',
    '沒有記錄您的回覆：開啟頁面以後訂單有變化，請重新核對。',
  ),
  invalid: t('这个链接无效', 'This link is not valid', '這個連結無效'),
  invalidLine: t(
    '它可能已过期或被停用。请向发给您链接的公司要一个新的。',
    'It may have expired or been withdrawn. Please ask the company that sent it for a new one.',
    '它可能已過期或被停用。請向傳給您連結的公司要一個新的。',
  ),
  throttled: t(
    '操作太频繁，请稍后再试',
    'Too many attempts. Please try again later',
    '操作太頻繁，請稍後再試',
  ),
} as const;
