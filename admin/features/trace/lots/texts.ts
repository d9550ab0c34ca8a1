import { t } from '#contract/text.ts';

export const lotPageTexts = {
  view: t('查看', 'View', '檢視'),
  title: t('物料批 {code}', 'Lot {code}', '物料批 {code}'),
  leftOf: t('{left} / {all} {unit}', '{left} / {all} {unit}', '{left} / {all} {unit}'),
  stock: t('结余 / 数量', 'Left / quantity', '結餘 / 數量'),
  sections: {
    what: t('物料', 'Material', '物料'),
    source: t('来源', 'Origin', '來源'),
  },
  hints: {
    code: t(
      '留空则按编号规则自动生成',
      'Leave empty to number it automatically',
      '留空則依編號規則自動產生',
    ),
    source: t(
      '本企业自制的物料，选它的生产批次，追溯会接着往上查',
      'For material made in-house, choose its production batch; tracing continues from there',
      '本企業自製的物料，選它的生產批次，追溯會接著往上查',
    ),
    quantity: t('按物料的单位', 'In the unit of the part', '依物料的單位'),
  },
  reasonHint: t('会记入操作日志', 'Recorded in the operation log', '會記入操作日誌'),
  up: t('所用物料', 'Materials used', '所用物料'),
  holders: t('产品持有方', 'Who holds the products', '產品持有方'),
  noHolders: t('还没有绑定产品', 'No products are bound yet', '還沒有綁定產品'),
  total: t('共 {n} 件', '{n} in total', '共 {n} 件'),
  expired: t('已到期', 'Expired', '已到期'),
} as const;
