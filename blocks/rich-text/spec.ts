import { t } from '#contract/text.ts';
import { colour, ground, richText as markup } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const richText = block({
  type: 'richtext',
  group: 'basic',
  icon: 'M3 4h14M3 7.5h8M3 11h14M3 14.5h10M15 6.25v2.5M13.75 7.5h2.5',
  name: t('富文本', 'Rich text', '富文本'),
  line: t('带格式的文字与图片', 'Formatted text with pictures', '帶格式的文字與圖片'),
  fields: {
    myValue: markup(t('内容', 'Content', '內容')),
    backColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgba(255,255,255,1)')),
  },
});
