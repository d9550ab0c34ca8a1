import { t } from '#contract/text.ts';

export const factoriesPageTexts = {
  fixed: t(
    '工厂已认证：只有地址可以修改。要改其他内容，请先撤销认证。',
    'The factory is certified, so only its address can be changed. To change anything else, withdraw the certification first.',
    '工廠已認證：只有地址可以修改。要改其他內容，請先撤銷認證。',
  ),
  expired: t(
    '认证已过期：保存后回到“未认证”，换上新证书即可重新认证。',
    'The certification has expired. Saving sets the factory back to “Not certified”; upload a new certificate to certify it again.',
    '認證已過期：儲存後回到「未認證」，換上新證書即可重新認證。',
  ),
  hints: {
    gln: t(
      '填写后，追溯事件会记下产品的生产地点',
      'If filled in, trace events record where products were made',
      '填寫後，追溯事件會記下產品的生產地點',
    ),
    url: t(
      '消费者可以在这里核对认证，以 https:// 开头',
      'Where consumers can check the certification; must start with https://',
      '消費者可以在這裡核對認證，以 https:// 開頭',
    ),
    certificate: t(
      '认证前需要上传，PDF、图片或 Office 文件',
      'Required before certifying: a PDF, picture or Office file',
      '認證前需要上傳，PDF、圖片或 Office 檔案',
    ),
  },
  upload: t('上传证书', 'Upload certificate', '上傳證書'),
  replace: t('更换证书', 'Replace certificate', '更換證書'),
  remove: t('移除', 'Remove', '移除'),
  open: t('查看证书', 'Open certificate', '檢視證書'),
  uploaded: t('已上传证书', 'Certificate uploaded', '已上傳證書'),
  none: t('没有证书', 'No certificate', '沒有證書'),
  validity: t('有效期', 'Validity', '有效期'),
  toBatches: t('查看批次', 'Show batches', '檢視批次'),
  reasonHint: t(
    '会记入操作日志，也显示在工厂详情里',
    'Recorded in the operation log and shown in the factory’s details',
    '會記入操作日誌，也顯示在工廠詳細資料裡',
  ),
} as const;
