import { t } from '#contract/text.ts';

export const supplierPageTexts = {
  view: t('查看', 'View', '檢視'),
  file: t('下载订单', 'Download order', '下載訂單'),
  changeAsked: {
    buyer: t('客户申请变更', 'Requested by customer', '客戶申請變更'),
    seller: t('等待客户答复', 'Waiting for customer', '等待客戶回覆'),
  },
  suspended: t(
    '与客户的关联已暂停：现在只能查看，恢复后可以继续处理。',
    'The link with this customer is suspended. The order is read-only until the link is resumed.',
    '與客戶的關聯已暫停：現在只能檢視，恢復後可以繼續處理。',
  ),
  ended: t(
    '与客户的关联已解除：订单只能查看。',
    'The link with this customer has ended. The order is read-only.',
    '與客戶的關聯已解除：訂單只能檢視。',
  ),
  delivery: t('本企业的交付', 'Delivery', '本企業的交付'),
  units: t('已拣 {n}', '{n} picked', '已揀 {n}'),
  own: {
    label: t('单号与内部备注', 'Your number and note', '單號與內部備註'),
    hint: t(
      '单号客户也能看到；内部备注只有本企业看得到。',
      'The customer can see the number; the note is visible to your company only.',
      '單號客戶也能看到；內部備註只有本企業看得到。',
    ),
  },
  confirm: {
    title: t('确认 {names}', 'Confirm {names}', '確認 {names}'),
    hint: t(
      '逐行确认可以交货的日期；默认是客户要求的日期。确认后客户会收到通知。',
      'Confirm the delivery date of each line; the requested dates are filled in. The customer is notified.',
      '逐列確認可以交貨的日期；預設是客戶要求的日期。確認後客戶會收到通知。',
    ),
    all: t('全部改为', 'Set all to', '全部改為'),
    noDate: t('没有要求日期', 'no date requested', '沒有要求日期'),
    asked: t('要求 {date}', 'requested for {date}', '要求 {date}'),
    more: t(
      '只列出前 {n} 行，其余按客户要求的日期确认，或用“全部改为”。',
      'Only the first {n} lines are listed; the others are confirmed for the requested date, or set with “Set all to”.',
      '只列出前 {n} 列，其餘按客戶要求的日期確認，或用「全部改為」。',
    ),
  },
  decline: {
    hint: t(
      '拒绝 {names} 后，客户可以修改后重新下单，或取消订单。',
      'After you decline {names}, the customer can change it and order again, or cancel it.',
      '拒絕 {names} 後，客戶可以修改後重新下單，或取消訂單。',
    ),
  },
  ship: {
    title: t('发货 {names}', 'Ship {names}', '出貨 {names}'),
    hint: t(
      '将按剩余数量建一张发货单。第一次发货时会同时建好销售订单。',
      'A shipment is created for the remaining quantities. The first shipment also creates the sales order.',
      '將按剩餘數量建一張出貨單。第一次出貨時會同時建好銷售訂單。',
    ),
    choose: t(
      '核对每个客户物料对应本企业的哪个物料；选过一次就会记住。',
      'Match each of the customer’s parts with one of yours; your choice is remembered.',
      '核對每個客戶物料對應本企業的哪個物料；選過一次就會記住。',
    ),
    part: t('{name}（{code}）', '{name} ({code})', '{name}（{code}）'),
  },
} as const;
