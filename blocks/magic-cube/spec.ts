import { t } from '#contract/text.ts';
import { choice, initialSettings, list, picture } from '#blocks/kit/fields.ts';
import { linkFields, margin } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';
import { cubeLayouts } from './layouts.ts';

const tile = { src: picture(t('图片', 'Picture', '圖片')), ...linkFields };
/** As many as the largest layout; smaller ones leave out the last and keep them. */
const most = Math.max(...cubeLayouts.map(({ hints }) => hints.length));

export const magicCube = block({
  type: 'magiccube',
  group: 'basic',
  icon: 'M3 3.5h6v13H3zM11 3.5h6V9h-6zM11 11h6v5.5h-6z',
  name: t('魔方', 'Magic cube', '魔術方塊'),
  line: t('几张图片拼成一块', 'Several pictures arranged as one', '幾張圖片拼成一塊'),
  fields: {
    rubiksCubeType: choice(
      t('选择模板', 'Layout', '選擇範本'),
      0,
      cubeLayouts.map(({ name }, value) => ({ value, label: name })),
    ),
    imageList: list(t('图片', 'Pictures', '圖片'), tile, {
      max: most,
      add: t('添加图片', 'Add picture', '新增圖片'),
      initial: Array.from({ length: most }, () => initialSettings(tile)),
    }),
    pageMargin: margin(t('页面边距', 'Page margin', '頁面邊距')),
    imgMargin: margin(t('图片间距', 'Spacing', '圖片間距')),
  },
});
