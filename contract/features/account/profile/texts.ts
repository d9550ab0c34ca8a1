import { t } from '#contract/text.ts';

export const profileTexts = {
  done: { saved: t('保存成功', 'Saved', '儲存成功') },
  errors: {
    notAPicture: t(
      '请上传 gif、jpg 或 png 图片',
      'Please choose a gif, jpg or png picture',
      '請上傳 gif、jpg 或 png 圖片',
    ),
  },
} as const;
