import { t, type Text } from '#contract/text.ts';
import type { CirculationHolder, CirculationKind } from '#blocks/kit/scene.ts';

/** A step, and the label of where or by whom. */
export const stepTexts: Record<CirculationKind, { step: Text; party: Text }> = {
  made: { step: t('生产', 'Made', '生產'), party: t('工厂', 'Factory', '工廠') },
  tested: { step: t('检验', 'Tested', '檢驗'), party: t('合格', 'Passed', '合格') },
  packed: { step: t('装箱', 'Packed', '裝箱'), party: t('地点', 'At', '地點') },
  shipped: { step: t('发货', 'Shipped', '出貨'), party: t('发往', 'To', '發往') },
  received: { step: t('收货', 'Received', '收貨'), party: t('收货方', 'By', '收貨方') },
  sold: { step: t('售出', 'Sold', '售出'), party: t('销售方', 'By', '銷售方') },
  returned: { step: t('退货', 'Returned', '退貨'), party: t('退回至', 'To', '退回至') },
};

export const holderTexts: Record<CirculationHolder, Text> = {
  dealer: t('经销商', 'Dealer', '經銷商'),
  shop: t('门店', 'Shop', '門市'),
  customer: t('客户', 'Customer', '客戶'),
  warehouse: t('企业自有仓库', 'The company’s own warehouse', '企業自有倉庫'),
  company: t('企业', 'The company', '企業'),
};
