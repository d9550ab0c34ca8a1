import { t } from '#contract/text.ts';

/** Texts of notices between a company and its dealers. */
export const dealerSentences = {
  incidentAppealed: {
    title: t('经销商提出申诉', 'A dealer has appealed', '經銷商提出申訴'),
    content: t(
      '{dealer} 对 {code} 提出申诉，请答复。',
      '{dealer} has appealed against {code}. Please answer.',
      '{dealer} 對 {code} 提出申訴，請回覆。',
    ),
  },
  appealAccepted: {
    title: t('申诉已采纳', 'Appeal accepted', '申訴已採納'),
    content: t(
      '您对 {code} 的申诉已采纳：{note}',
      'Your appeal against {code} was accepted: {note}',
      '您對 {code} 的申訴已採納：{note}',
    ),
  },
  appealRejected: {
    title: t('申诉未采纳', 'Appeal rejected', '申訴未採納'),
    content: t(
      '您对 {code} 的申诉未被采纳：{note}',
      'Your appeal against {code} was rejected: {note}',
      '您對 {code} 的申訴未被採納：{note}',
    ),
  },
  shipmentSent: {
    title: t('有货物发来', 'Goods are on their way', '有貨物發來'),
    content: t(
      '{sender} 发来 {n} 件货物（{code}），到货后请确认收货。',
      '{sender} has shipped {n} {n:unit|units} to you ({code}). Please confirm receipt on arrival.',
      '{sender} 發來 {n} 件貨物（{code}），到貨後請確認收貨。',
    ),
  },
  shipmentShort: {
    title: t('收货有差异', 'Goods received with differences', '收貨有差異'),
    content: t(
      '{receiver} 确认收到 {code} 的 {n} 件，还差 {missing} 件。',
      '{receiver} confirmed {n} {n:unit|units} of {code}; {missing} {missing:is|are} missing.',
      '{receiver} 確認收到 {code} 的 {n} 件，還差 {missing} 件。',
    ),
  },
  shipmentLost: {
    title: t(
      '发货单关闭，有货物丢失',
      'Shipment closed with goods missing',
      '出貨單關閉，有貨物遺失',
    ),
    content: t(
      '{user} 关闭了 {code}：发给 {receiver} 的 {missing} 件没有收到，已记为丢失并冻结。',
      '{user} closed {code}: {missing} {missing:unit|units} for {receiver} did not arrive and {missing:has|have} been recorded as lost and frozen.',
      '{user} 關閉了 {code}：發給 {receiver} 的 {missing} 件沒有收到，已記為遺失並凍結。',
    ),
  },
  goodsRecalled: {
    title: t('产品召回', 'Product recall', '產品召回'),
    content: t(
      '批次 {code} 已召回：{reason}。请停止销售，并退回手里的产品。',
      'Batch {code} has been recalled: {reason}. Please stop selling it and return what you hold.',
      '批次 {code} 已召回：{reason}。請停止銷售，並退回手裡的產品。',
    ),
  },
  codesRecalled: {
    title: t('产品召回', 'Product recall', '產品召回'),
    content: t(
      '您手里有产品被召回：{reason}。请在库存里查看，停止销售并退回。',
      'Some of the products you hold have been recalled: {reason}. Please check your stock, stop selling them and return them.',
      '您手裡有產品被召回：{reason}。請在庫存裡檢視，停止銷售並退回。',
    ),
  },
} as const;
