import { t } from '#contract/text.ts';

export const gatheredTexts = {
  fields: {
    client_id: t('手机记录号', 'Phone record number', '手機紀錄號'),
    action: t('作业', 'Task', '作業'),
    codes: t('编码', 'Codes', '編碼'),
    at: t('扫码时间', 'Scanned at', '掃碼時間'),
    sent_at: t('提交时间', 'Sent', '提交時間'),
    gathered_by: t('登录标记', 'Sign-in mark', '登入標記'),
    items: t('扫码记录', 'Scans', '掃碼紀錄'),
    shipment_id: t('发货单', 'Shipment', '出貨單'),
    count_id: t('盘点单', 'Stock count', '盤點單'),
    parent: t('箱或托盘', 'Box or pallet', '箱或棧板'),
    is_partial: t('尾箱', 'Partial box', '尾箱'),
    sale: t('销售信息', 'Sale', '銷售資訊'),
    returned: t('退货信息', 'Return', '退貨資訊'),
  },
  actions: {
    receive: t('收货', 'Receive', '收貨'),
    pack: t('装箱', 'Pack', '裝箱'),
    pick: t('拣货', 'Pick', '揀貨'),
    sell: t('销售', 'Sell', '銷售'),
    return: t('退货', 'Return', '退貨'),
    count: t('盘点', 'Count', '盤點'),
  },
  done: {
    receive: t('已收货', 'Received', '已收貨'),
    pack: t('已装箱', 'Packed', '已裝箱'),
    pick: t('已拣货', 'Picked', '已揀貨'),
    sell: t('已登记销售', 'Sold', '已登記銷售'),
    return: t('已登记退货', 'Returned', '已登記退貨'),
    count: t('已盘点', 'Counted', '已盤點'),
  },
  already: t('之前已收货', 'Received before', '之前已收貨'),
  postponed: t(
    '稍后处理，请再次提交',
    'Not processed yet; please send it again',
    '稍後處理，請再次提交',
  ),
  errors: {
    revoked: t(
      '这部手机已被企业强制退出，退出前采集的扫码不再接收',
      'Your company signed this phone out. Scans made before that are no longer accepted',
      '這部手機已被企業強制登出，登出前採集的掃碼不再接收',
    ),
    tooOld: t(
      '扫码时间超过 {n} 天，请重新扫码',
      'Scanned more than {n} days ago: please scan again',
      '掃碼時間超過 {n} 天，請重新掃碼',
    ),
    noRight: t(
      '没有“{action}”的权限',
      'You don’t have permission for “{action}”',
      '沒有「{action}」的權限',
    ),
    noShipment: t(
      '请先选择发货单再拣货',
      'Choose a shipment before picking',
      '請先選擇出貨單再揀貨',
    ),
    noBox: t('请先扫描箱或托盘', 'Scan the box or pallet first', '請先掃描箱或棧板'),
    noCount: t('请先选择盘点单', 'Choose a stock count first', '請先選擇盤點單'),
    notExpected: t(
      '{code} 不在发给您的货物里，请联系发货方',
      '{code} is not in a shipment to you; please contact the sender',
      '{code} 不在寄給您的貨物裡，請聯絡出貨方',
    ),
    notYours: t('{code} 不在您的库存里', '{code} is not in your stock', '{code} 不在您的庫存裡'),
  },
} as const;
