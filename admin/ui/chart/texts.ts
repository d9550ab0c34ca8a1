import { t } from '#contract/text.ts';

export const chartTexts = {
  save: t('存为图片', 'Save picture', '存成圖片'),
} as const;
