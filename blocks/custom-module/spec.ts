import { t } from '#contract/text.ts';
import { phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const customModule = block({
  type: 'custommodule',
  group: 'more',
  icon: 'M8 4.5 4 10l4 5.5M12 4.5l4 5.5-4 5.5',
  name: t('自定义模块', 'Custom module', '自訂模組'),
  line: t('一张图片与一段文字', 'A picture and text', '一張圖片與一段文字'),
  fields: {
    demo: phrase(t('内容', 'Content', '內容'), { initial: '', max: 500, rows: 4 }),
    img: picture(t('图片', 'Picture', '圖片')),
  },
});
