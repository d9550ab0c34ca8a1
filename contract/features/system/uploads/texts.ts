import { t } from '#contract/text.ts';

export const uploadTexts = {
  errors: {
    noFile: t('请上传附件', 'Please upload an attachment', '請上傳附件'),
    notAPicture: t('请上传图片！', 'Please upload a picture!', '請上傳圖片！'),
    tooLarge: t('大小不能超过10MB！', 'It may have at most 10 MB!', '大小不能超過10MB！'),
  },
} as const;
