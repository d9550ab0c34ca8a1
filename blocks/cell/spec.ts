import { t } from '#contract/text.ts';
import { phrase, picture } from '#blocks/kit/fields.ts';
import { linkFields } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const cell = block({
  type: 'cell',
  group: 'basic',
  icon: 'M3 5h14v10H3zM6 8.5h5M6 11.5h3M13.5 8.5 15 10l-1.5 1.5',
  name: t('单元格', 'Cell', '儲存格'),
  line: t('一行文字，可跳转', 'A line of text that can be a link', '一行文字，可跳轉'),
  fields: {
    title: phrase(t('标题', 'Title', '標題'), {
      initial: t('单元格', 'Cell', '儲存格'),
      max: 50,
    }),
    content: phrase(t('内容', 'Content', '內容'), { initial: '', max: 100 }),
    icon: picture(
      t('图标', 'Icon', '圖示'),
      t('建议正方形', 'A square picture works best', '建議正方形'),
    ),
    ...linkFields,
  },
});
