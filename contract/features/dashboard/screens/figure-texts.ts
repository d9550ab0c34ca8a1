import { t, type Text } from '#contract/text.ts';
import type { ScreenFigure, ScreenKind } from './kinds.ts';

/** A figure and what it counts. */
type Told = { name: Text; meaning: Text };

const unitsBound = t(
  '绑定到批次的单件，解绑的扣除',
  'Units bound to a batch, less unbound ones',
  '綁定到批次的單件，解除綁定的扣除',
);

/** The big figures of the data screens. */
export const screenFigureTexts = {
  shipment: {
    shipped: {
      name: t('发货件数', 'Units shipped', '出貨件數'),
      meaning: t(
        '本企业发给经销商和客户的单件',
        'Sent by the company to dealers and customers',
        '本企業出貨給經銷商和客戶的單件',
      ),
    },
    received: {
      name: t('其中已收', 'Of it received', '其中已收'),
      meaning: t('这些货里对方已收到的', 'How much of it has arrived', '這些貨裡對方已收到的'),
    },
    returned: {
      name: t('其中退回', 'Of it returned', '其中退回'),
      meaning: t('这些货里后来退回的', 'How much of it came back', '這些貨裡後來退回的'),
    },
    open: {
      name: t('待发发货单', 'To be shipped', '待出貨單'),
      meaning: t(
        '现在还没有发出的发货单',
        'Shipments that have not left yet',
        '現在還沒有出貨的出貨單',
      ),
    },
    transit: {
      name: t('在途发货单', 'In transit', '在途出貨單'),
      meaning: t(
        '现在还没有收完的，含经销商发给下级的',
        'Not fully received yet, those of dealers included',
        '現在還沒有收完的，含經銷商出貨給下級的',
      ),
    },
    late: {
      name: t('误期未发', 'Late to leave', '逾期未出'),
      meaning: t(
        '计划日期已过还没有发出的',
        'Planned for an earlier day and still here',
        '計劃日期已過還沒有出貨的',
      ),
    },
  },
  packing: {
    packed: {
      name: t('装箱件数', 'Units packed', '裝箱件數'),
      meaning: t(
        '装进箱或托盘的单件，拆箱的扣除',
        'Units put into boxes or pallets, less unpacked ones',
        '裝進箱或棧板的單件，拆箱的扣除',
      ),
    },
    boxes: {
      name: t('封箱', 'Boxes closed', '封箱'),
      meaning: t(
        '装满或按零箱封好的箱',
        'Boxes that are full or closed as they are',
        '裝滿或按零箱封好的箱',
      ),
    },
    pallets: {
      name: t('封托盘', 'Pallets closed', '封棧板'),
      meaning: t(
        '装满或封好的托盘',
        'Pallets that are full or closed as they are',
        '裝滿或封好的棧板',
      ),
    },
    partial: {
      name: t('零箱', 'Partly full', '零箱'),
      meaning: t('没有装满就封好的', 'Closed with fewer than fit', '沒有裝滿就封好的'),
    },
    filling: {
      name: t('正在装', 'Being filled', '正在裝'),
      meaning: t(
        '现在还没有封的箱和托盘',
        'Boxes and pallets that are open now',
        '現在還沒有封的箱和棧板',
      ),
    },
    bound: { name: t('绑定件数', 'Units bound', '綁定件數'), meaning: unitsBound },
  },
  production: {
    bound: { name: t('产出件数', 'Units made', '產出件數'), meaning: unitsBound },
    left: {
      name: t('在制未完', 'Still to make', '在製未完'),
      meaning: t(
        '已下达、生产中和暂停批次里还没有绑定的',
        'Not yet bound in batches released, in production or on hold',
        '已下達、生產中和暫停批次裡還沒有綁定的',
      ),
    },
    producing: {
      name: t('生产中批次', 'In production', '生產中批次'),
      meaning: t('现在开着工的批次', 'Batches being made now', '現在開著工的批次'),
    },
    released: {
      name: t('待开工批次', 'Released', '待開工批次'),
      meaning: t(
        '已下达还没有开工的批次',
        'Released and not started yet',
        '已下達還沒有開工的批次',
      ),
    },
    planned: {
      name: t('计划批次', 'Planned', '計劃批次'),
      meaning: t('还没有下达的批次', 'Not released yet', '還沒有下達的批次'),
    },
    held: {
      name: t('质检暂停', 'QC hold', '品檢暫停'),
      meaning: t('停在质检的批次', 'Batches on hold for quality control', '停在品檢的批次'),
    },
  },
  sale: {
    sold: {
      name: t('售出件数', 'Units sold', '售出件數'),
      meaning: t(
        '登记售出的单件，作废的扣除',
        'Units recorded as sold, less voided sales',
        '登記售出的單件，作廢的扣除',
      ),
    },
    dealerSold: {
      name: t('经销商售出', 'Sold by dealers', '經銷商售出'),
      meaning: t('其中由经销商卖出的', 'Of them, those sold by dealers', '其中由經銷商賣出的'),
    },
    sellers: {
      name: t('动销经销商', 'Dealers selling', '動銷經銷商'),
      meaning: t('有售出的经销商家数', 'Dealers that sold something', '有售出的經銷商家數'),
    },
    returned: {
      name: t('经销商退货', 'Dealer returns', '經銷商退貨'),
      meaning: t(
        '经销商退回并已收到的单件',
        'Units that dealers sent back and that arrived',
        '經銷商退回並已收到的單件',
      ),
    },
    activated: {
      name: t('激活质保', 'Activations', '啟用保固'),
      meaning: t('激活了质保的单件', 'Units whose warranty was activated', '啟用了保固的單件'),
    },
    disputed: {
      name: t('存疑销售', 'Disputed sales', '存疑銷售'),
      meaning: t(
        '卖方并不持有的，现在还没有了结',
        'The seller did not hold the goods; still open',
        '賣方並未持有的，現在還沒有了結',
      ),
    },
  },
  dealer: {
    shipped: {
      name: t('发给经销商', 'Units shipped', '出貨給經銷商'),
      meaning: t(
        '发给各级经销商的单件',
        'Units sent to dealers of every level',
        '出貨給各級經銷商的單件',
      ),
    },
    received: {
      name: t('经销商收货', 'Units received', '經銷商收貨'),
      meaning: t('经销商确认收到的单件', 'Units that dealers confirmed', '經銷商確認收到的單件'),
    },
    sold: {
      name: t('经销商售出', 'Sold by dealers', '經銷商售出'),
      meaning: t(
        '经销商登记售出的单件',
        'Units that dealers recorded as sold',
        '經銷商登記售出的單件',
      ),
    },
    returned: {
      name: t('经销商退货', 'Dealer returns', '經銷商退貨'),
      meaning: t('退回并已收到的单件', 'Units sent back that arrived', '退回並已收到的單件'),
    },
    sellers: {
      name: t('动销经销商', 'Dealers selling', '動銷經銷商'),
      meaning: t('有售出的经销商家数', 'Dealers that sold something', '有售出的經銷商家數'),
    },
    late: {
      name: t('迟收发货单', 'Received late', '遲收出貨單'),
      meaning: t(
        '发出 7 天后现在仍未收完的',
        'Not fully received 7 days after they left',
        '出貨 7 天後現在仍未收完的',
      ),
    },
  },
  customer: {
    shipped: {
      name: t('发给客户', 'Units shipped', '出貨給客戶'),
      meaning: t(
        '本企业发给客户的单件',
        'Units the company sent to customers',
        '本企業出貨給客戶的單件',
      ),
    },
    orders: {
      name: t('客户订单', 'Their orders', '客戶訂單'),
      meaning: t(
        '新增的订单，已取消的不算',
        'New orders, without cancelled ones',
        '新增的訂單，已取消的不算',
      ),
    },
    active: {
      name: t('发过货的客户', 'Supplied', '出過貨的客戶'),
      meaning: t('这段时间给他们发过货', 'Something was sent to them', '這段期間給他們出過貨'),
    },
    transit: {
      name: t('在途发货单', 'In transit', '在途出貨單'),
      meaning: t(
        '发给客户、现在还没有收完的',
        'To customers, not fully received yet',
        '出貨給客戶、現在還沒有收完的',
      ),
    },
    added: {
      name: t('新增客户', 'New customers', '新增客戶'),
      meaning: t('这段时间建档的客户', 'Added in the period', '這段期間建檔的客戶'),
    },
    all: {
      name: t('客户总数', 'Customers', '客戶總數'),
      meaning: t('现在的全部客户', 'All customers as of now', '現在的全部客戶'),
    },
  },
  order: {
    orders: {
      name: t('新增订单', 'New orders', '新增訂單'),
      meaning: t(
        '经销商和客户的订单，已取消的不算',
        'Of dealers and customers, without cancelled ones',
        '經銷商和客戶的訂單，已取消的不算',
      ),
    },
    amount: {
      name: t('订单金额', 'Order value', '訂單金額'),
      meaning: t(
        '这些订单的含税金额，只算人民币和价格齐全的',
        'With tax; only orders in yuan whose prices are known',
        '這些訂單的含稅金額，只算人民幣和價格齊全的',
      ),
    },
    units: {
      name: t('订购件数', 'Units ordered', '訂購件數'),
      meaning: t('这些订单的数量合计', 'The quantities of these orders', '這些訂單的數量合計'),
    },
    draft: {
      name: t('待审核', 'To approve', '待審核'),
      meaning: t('现在还没有审核的订单', 'Orders not approved yet', '現在還沒有審核的訂單'),
    },
    running: {
      name: t('办理中', 'Being fulfilled', '辦理中'),
      meaning: t(
        '已审核、生产中和部分发货的',
        'Approved, in production or partly shipped',
        '已審核、生產中和部分出貨的',
      ),
    },
    late: {
      name: t('超过交期', 'Overdue', '超過交期'),
      meaning: t(
        '交期已过还没有发完的',
        'Due before today and not fully shipped',
        '交期已過還沒有出完的',
      ),
    },
  },
} as const satisfies { [Kind in ScreenKind]: Record<ScreenFigure<Kind>, Told> };
