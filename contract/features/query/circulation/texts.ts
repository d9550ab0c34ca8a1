import { t } from '#contract/text.ts';

export const circulationTexts = {
  line: t(
    '一件货、一个批次或一张发货单到过哪里、在谁手里、各停留多久',
    'Where a unit, a batch or a shipment has been, who had it, and for how long',
    '一件貨、一個批次或一張出貨單到過哪裡、在誰手裡、各停留多久',
  ),
  fields: {
    text: t('编码、批次号或发货单号', 'Code, batch or shipment number', '編碼、批號或出貨單號'),
  },
  stays: {
    company: t('本企业', 'The company', '本企業'),
    way: t('运输途中', 'In transit', '運輸途中'),
    dealer: t('经销商', 'Dealer', '經銷商'),
    customer: t('客户', 'Customer', '客戶'),
    consumer: t('消费者', 'Consumer', '消費者'),
  },
  stages: {
    company: t(
      '在本企业（绑定到发出）',
      'In the company (bound to shipped)',
      '在本企業（綁定到出貨）',
    ),
    way: t('运输途中（发出到收货）', 'In transit (shipped to received)', '運輸途中（出貨到收貨）'),
    dealer: t(
      '在经销商处（收货到售出）',
      'With dealers (received to sold)',
      '在經銷商處（收貨到售出）',
    ),
  },
} as const;
