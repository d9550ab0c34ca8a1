import { t } from '#contract/text.ts';

export const uploadTexts = {
  errors: {
    noFile: t('请上传附件', 'Please upload an attachment', '請上傳附件'),
  },
} as const;
