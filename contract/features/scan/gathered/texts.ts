import { t } from '#contract/text.ts';

export const gatheredTexts = {
  fields: {
    client_id: t('手机记录号', 'Phone record', '手機紀錄號'),
    action: t('作业', 'Job', '作業'),
    codes: t('编码', 'Codes', '編碼'),
    at: t('扫码时间', 'Scanned at', '掃碼時間'),
    sent_at: t('提交时间', 'Sent at', '提交時間'),
    gathered_by: t('登录标记', 'Sign-in', '登入標記'),
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
} as const;
