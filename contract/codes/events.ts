import { t, type Text } from '#contract/text.ts';
import type { MoveName } from './states.ts';

/** What can happen to identifiers: the moves of the state table, and events that change no state. */
export type EventKind =
  | MoveName
  | 'generate'
  | 'export'
  | 'register'
  | 'observe'
  | 'replace'
  | 'transfer'
  | 'arrive'
  | 'unsell'
  | 'count'
  | 'capture';

export const eventTexts: Record<EventKind, Text> = {
  generate: t('生成', 'Generated', '產生'),
  allocate: t('分配', 'Allocated', '分配'),
  export: t('导出', 'Exported', '匯出'),
  print: t('赋码（打印）', 'Encoded (printed)', '賦碼（列印）'),
  bind: t('绑定', 'Bound', '綁定'),
  unbind: t('解除绑定', 'Unbound', '解除綁定'),
  fill: t('启用箱码', 'Container in use', '啟用箱碼'),
  empty: t('清空', 'Container emptied', '清空'),
  pack: t('装箱', 'Packed', '裝箱'),
  unpack: t('拆箱', 'Unpacked', '拆箱'),
  ship: t('发货', 'Shipped', '出貨'),
  receive: t('收货', 'Received', '收貨'),
  sell: t('销售', 'Sold', '銷售'),
  activate: t('激活', 'Activated', '啟用'),
  return: t('退货', 'Returned', '退貨'),
  restock: t('重新入库', 'Restocked', '重新入庫'),
  scrap: t('报废', 'Scrapped', '報廢'),
  sample: t('抽样', 'Sampled', '抽樣'),
  freeze: t('冻结', 'Frozen', '凍結'),
  unfreeze: t('解冻', 'Unfrozen', '解凍'),
  void: t('作废', 'Voided', '作廢'),
  recall: t('召回', 'Recalled', '召回'),
  destroy: t('销毁', 'Destroyed', '銷毀'),
  register: t('注册', 'Registered', '註冊'),
  observe: t('核验', 'Verified', '核驗'),
  replace: t('替换', 'Replaced', '替換'),
  transfer: t('调拨', 'Transferred', '調撥'),
  arrive: t('调拨到货', 'Transfer received', '調撥到貨'),
  unsell: t('撤销销售', 'Sale reversed', '撤銷銷售'),
  count: t('盘点', 'Counted', '盤點'),
  capture: t('外部事件', 'Event of others', '外部事件'),
};
