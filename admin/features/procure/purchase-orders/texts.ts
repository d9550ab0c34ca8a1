import { t } from '#contract/text.ts';

export const purchasePageTexts = {
  sections: {
    supplier: t('供应商与条件', 'Supplier and terms', '供應商與條件'),
    lines: t('采购明细', 'Lines', '採購明細'),
  },
  view: t('查看', 'View', '檢視'),
  ofSupplier: t('同一供应商的订单', 'Orders from this supplier', '同一供應商的訂單'),
  changeAsked: {
    seller: t('供应商申请变更', 'Requested by supplier', '供應商申請變更'),
    buyer: t('等待供应商答复', 'Waiting for supplier', '等待供應商回覆'),
  },
  file: t('下载采购订单', 'Download order', '下載採購訂單'),
  addLine: t('添加物料', 'Add part', '新增物料'),
  linesHint: t(
    '单价不含税。同一物料可以分几行，要求不同的到货日。',
    'Prices exclude tax. A part can appear on several lines with different dates.',
    '單價不含稅。同一物料可以分幾列，要求不同的到貨日。',
  ),
  unitHint: t('物料的单位', 'Unit of the part', '物料的單位'),
  receive: t('收料', 'Receive', '收料'),
  receipts: t('收料单', 'Receipts', '收料單'),
  limits: {
    open: t('审批上限', 'Approval limits', '簽核上限'),
    title: t('采购审批金额上限', 'Approval limits for purchase orders', '採購簽核金額上限'),
    line: t(
      '有审批权限的角色可以审批多少（价税合计，人民币）。留空表示不限；非人民币订单由不限额的人审批。自己提交的订单总是由另一个人审批。',
      'The largest total (with tax, in CNY) a role may approve. Leave empty for no limit; orders in other currencies must be approved by someone without a limit. Nobody can approve an order they submitted themselves.',
      '有簽核權限的角色可以簽核多少（含稅總額，人民幣）。留空表示不限；非人民幣訂單由不限額的人簽核。自己提交的訂單總是由另一個人簽核。',
    ),
    save: t('保存', 'Save', '儲存'),
  },
} as const;
