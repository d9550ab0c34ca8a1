import { t } from '#contract/text.ts';

export const dealerWipTexts = {
  one: t('经销商在制', 'dealer work in progress', '經銷商在製'),
  line: t(
    '每家经销商还没办完的事：在途、部分收货、迟收、退货和订单',
    'Open items of each dealer: shipments in transit, partly received or late, returns and orders',
    '每家經銷商還沒辦完的事：在途、部分收貨、遲收、退貨和訂單',
  ),
  fields: {
    code: t('编号', 'Code', '編號'),
    name: t('经销商', 'Dealer', '經銷商'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    parent_name: t('上级', 'Supplied by', '上級'),
    keyword: t('名称、编号', 'Name or code', '名稱、編號'),
    is_busy: t('有未完事项', 'With open items', '有未完事項'),
    is_late: t('有迟收', 'With late shipments', '有遲收'),
    under_way: t('在途发货单', 'Shipments in transit', '在途出貨單'),
    units: t('未到件数', 'Units not arrived', '未到件數'),
    partly: t('部分收货', 'Partly received', '部分收貨'),
    late: t('迟收', 'Late', '遲收'),
    returns: t('待收退货', 'Returns to receive', '待收退貨'),
    orders: t('未完订单', 'Open orders', '未完訂單'),
  },
  empty: {
    title: t('没有未完的事项', 'No open items', '沒有未完的事項'),
    hint: t(
      '给经销商发货、收到退货或订单后，会出现在这里。',
      'Shipments to dealers, returns and orders appear here until they are done.',
      '給經銷商出貨、收到退貨或訂單後，會出現在這裡。',
    ),
  },
  late: t(
    '发出 {n} 天后仍未收完，算迟收。',
    'A shipment is late if it has not been fully received {n} days after it was sent.',
    '發出 {n} 天後仍未收完，算遲收。',
  ),
} as const;
