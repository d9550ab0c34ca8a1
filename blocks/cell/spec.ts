import { t } from '#contract/text.ts';
import { phrase, picture } from '#blocks/kit/fields.ts';
import { linkFields } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const cell = block({
  type: 'cell',
  group: 'basic',
  name: t('单元格', 'List entry', '儲存格'),
  line: t('一行文字，可跳转', 'One line that may lead somewhere', '一行文字，可跳轉'),
  fields: {
    title: phrase(t('标题', 'Title', '標題'), {
      initial: t('单元格', 'List entry', '儲存格'),
      max: 50,
    }),
    content: phrase(t('内容', 'Content', '內容'), { initial: '', max: 100 }),
    icon: picture(t('图标', 'Icon', '圖示'), t('建议正方形', 'Best a square', '建議正方形')),
    ...linkFields,
  },
});
