import { t } from '#contract/text.ts';

export const changeUiTexts = {
  asked: {
    own: t(
      '本企业申请变更，等待对方答复',
      'You requested a change and are waiting for an answer',
      '本企業申請變更，等待對方回覆',
    ),
    buyer: t('客户申请变更，请答复', 'The customer requests a change', '客戶申請變更，請回覆'),
    seller: t('供应商申请变更，请答复', 'The supplier requests a change', '供應商申請變更，請回覆'),
  },
  stale: t(
    '提出申请之后订单已有变化，这个申请不能再同意，请撤回或答复不同意。',
    'The order has changed since this request, so it can no longer be accepted. Withdraw or decline it.',
    '提出申請之後訂單已有變化，這個申請不能再同意，請撤回或回覆不同意。',
  ),
  by: t('{user}，{time}', '{user}, {time}', '{user}，{time}'),
  side: t('{side} {user}', '{side}: {user}', '{side} {user}'),
  accept: t('同意变更', 'Accept change', '同意變更'),
  acceptAsk: t(
    '同意后订单 {code} 立即按新的内容执行，价税合计 {before} → {after}。',
    'Order {code} changes immediately. Total {before} → {after}.',
    '同意後訂單 {code} 立即按新的內容執行，含稅總額 {before} → {after}。',
  ),
  refuse: t('不同意', 'Decline', '不同意'),
  withdraw: t('撤回申请', 'Withdraw', '撤回申請'),
  withdrawAsk: t(
    '撤回后订单 {code} 保持不变，对方会收到通知。',
    'Order {code} stays unchanged, and the other party is notified.',
    '撤回後訂單 {code} 保持不變，對方會收到通知。',
  ),
  total: t('价税合计', 'Total', '含稅總額'),
  amount: t('金额', 'Amount', '金額'),
  was: t('原为', 'was', '原為'),
  history: t('变更记录（{n}）', 'Change history ({n})', '變更紀錄（{n}）'),
  answer: t('答复', 'Answer', '回覆'),
  propose: {
    label: t('申请变更', 'Request change', '申請變更'),
    title: t('申请变更 {code}', 'Request a change to {code}', '申請變更 {code}'),
    hint: t(
      '改数量、单价或到货日；对方同意后才生效，之前订单保持不变。',
      'Change quantities, prices or dates. The order stays unchanged until the other party accepts.',
      '改數量、單價或到貨日；對方同意後才生效，之前訂單保持不變。',
    ),
    search: t('查找物料', 'Find a part', '尋找物料'),
    more: t(
      '只列出前 {n} 行，请用查找缩小范围。',
      'Only the first {n} lines are listed. Search to find others.',
      '只列出前 {n} 列，請用尋找縮小範圍。',
    ),
    verb: t('发给对方', 'Send', '送給對方'),
    nothing: t('还没有改动', 'No changes yet', '還沒有改動'),
    changed: t('改动 {n} 行', '{n} {n:line|lines} changed', '改動 {n} 列'),
  },
} as const;
