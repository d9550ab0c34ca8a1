import { t } from '#contract/text.ts';
import { saleMoves } from './moves.ts';

export const saleTexts = {
  one: t('销售记录', 'sale', '銷售紀錄'),
  line: t(
    '卖给消费者的商品：卖方持有才算有效，否则记录并生成风险事件',
    'Products sold to consumers: a sale is valid if the seller held them; otherwise it is recorded and an incident is opened',
    '賣給消費者的商品：賣方持有才算有效，否則記錄並產生風險事件',
  ),
  fields: {
    code: t('销售单号', 'Sale number', '銷售單號'),
    codes: t('编码', 'Codes', '編碼'),
    dealer_id: t('卖方', 'Seller', '賣方'),
    by_dealer: t('由谁卖出', 'Sold by', '由誰賣出'),
    part_id: t('物料', 'Part', '物料'),
    seller_name: t('卖方', 'Seller', '賣方'),
    sold_at: t('销售时间', 'Sold', '銷售時間'),
    buyer_name: t('购买人', 'Buyer', '購買人'),
    buyer_phone: t('购买人手机号', 'Buyer’s phone number', '購買人手機號碼'),
    price: t('金额（元）', 'Price (CNY)', '金額（元）'),
    store: t('门店', 'Store', '門市'),
    units: t('件数', 'Units', '件數'),
    wrong: t('非持有', 'Not held', '非持有'),
    is_activated: t('同时开始质保', 'Start the warranty now', '同時開始保固'),
    state: t('状态', 'Status', '狀態'),
    reason: t('作废原因', 'Reason for voiding', '作廢原因'),
    create_user: t('登记人', 'Recorded by', '登記人'),
    create_time: t('登记时间', 'Recorded', '登記時間'),
    keyword: t('单号、门店、手机号', 'Number, store or phone number', '單號、門市、手機號碼'),
    id: t('销售记录', 'Sale', '銷售紀錄'),
    level: t('层级', 'Level', '層級'),
    part_name: t('物料', 'Part', '物料'),
    batch_code: t('批次号', 'Batch number', '批號'),
    holder_name: t('当时持有方', 'Held by', '當時持有方'),
    is_right: t('是否有效', 'Valid', '是否有效'),
  },
  states: saleMoves.states,
  company: t('本企业', 'The company', '本企業'),
  empty: {
    title: t('还没有销售记录', 'No sales yet', '還沒有銷售紀錄'),
    hint: t(
      '扫描卖出的商品登记第一笔，或从表格导入。',
      'Scan what was sold to record the first one, or import a spreadsheet.',
      '掃描賣出的商品登記第一筆，或從表格匯入。',
    ),
  },
  done: {
    sold: t('已登记 {n} 件', 'Units recorded: {n}', '已登記 {n} 件'),
    activated: t(
      '已登记 {n} 件，质保已经开始',
      'Units recorded: {n}. Their warranty has started',
      '已登記 {n} 件，保固已經開始',
    ),
    disputed: t(
      '已登记 {n} 件，其中 {wrong} 件不是卖方持有，已生成风险事件',
      'Units recorded: {n}. The seller did not hold {wrong} of them; an incident was opened',
      '已登記 {n} 件，其中 {wrong} 件不是賣方持有，已產生風險事件',
    ),
    already: t('这笔销售已经登记过', 'This sale is already recorded', '這筆銷售已經登記過'),
  },
  errors: {
    noDealer: t('经销商不存在', 'This dealer does not exist', '經銷商不存在'),
    noBuyer: t(
      '开始质保需要购买人的姓名和手机号',
      'To start the warranty, enter the buyer’s name and phone number',
      '開始保固需要購買人的姓名和手機號碼',
    ),
    future: t(
      '销售时间不能晚于现在',
      'The time of sale can’t be in the future',
      '銷售時間不能晚於現在',
    ),
    tooOld: t(
      '销售时间不能早于 {n} 年前',
      'The time of sale can’t be more than {n} years ago',
      '銷售時間不能早於 {n} 年前',
    ),
    sold: t('“{code}”已经卖出', '{code} has already been sold', '「{code}」已經賣出'),
    movedOn: t(
      '“{code}”之后又有变动，现在是“{state}”，不能撤销销售',
      '{code} has changed since and is now “{state}”; the sale can’t be undone',
      '「{code}」之後又有變動，現在是「{state}」，不能撤銷銷售',
    ),
  },
} as const;
