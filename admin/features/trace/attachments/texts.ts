import { t } from '#contract/text.ts';

export const attachmentsPageTexts = {
  upload: t('上传附件', 'Upload attachments', '上傳附件'),
  preview: t('预览', 'Preview', '預覽'),
  download: t('下载', 'Download', '下載'),
  replace: t('替换', 'Replace', '替換'),
} as const;
