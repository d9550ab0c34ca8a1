import { t } from '#contract/text.ts';

export const supplyChainTexts = {
  line: t(
    '从供应商、原料批到批次、发货和客户的整条链，以及召回会影响谁、货从哪里来',
    'The chain from suppliers and lots to batches, shipments and customers: whom a recall affects, and where goods came from',
    '從供應商、原料批到批次、出貨和客戶的整條鏈，以及召回會影響誰、貨從哪裡來',
  ),
  fields: {
    text: t(
      '物料编码、原料批号、批次号或序列号',
      'Part code, lot, batch or serial number',
      '物料編碼、原料批號、批號或序號',
    ),
  },
  kinds: {
    supplier: t('供应商', 'Suppliers', '供應商'),
    lot: t('原料批', 'Material lots', '原料批'),
    batch: t('批次', 'Batches', '批次'),
    shipment: t('发货单', 'Shipments', '出貨單'),
    dealer: t('经销商', 'Dealers', '經銷商'),
    customer: t('客户', 'Customers', '客戶'),
    consumer: t('消费者', 'Consumers', '消費者'),
  },
  subjects: {
    part: t('物料', 'Part', '物料'),
    lot: t('原料批', 'Material lot', '原料批'),
    batch: t('批次', 'Batch', '批次'),
    unit: t('序列号', 'Serial number', '序號'),
  },
} as const;
