import { t, type Text } from '#contract/text.ts';
import { list, number, phrase } from '#blocks/kit/fields.ts';
import { linkFields } from '#blocks/kit/settings.ts';

/** Smaller ones cannot be hit, in percent of the picture. */
export const smallestArea = 2;
export const mostAreas = 20;

const percent = (label: Text, initial: number, min = 0) =>
  number(label, { initial, min, max: 100, unit: '%', step: 0.1 });

/** A part of a picture that leads somewhere; in percent, so that it is the same in every width. */
export const areaFields = {
  label: phrase(t('热区名称', 'Area name', '熱區名稱'), {
    initial: '',
    max: 40,
    hint: t(
      '不显示在图片上，由读屏软件读出',
      'Not shown on the picture; screen readers say it',
      '不顯示在圖片上，由螢幕閱讀器讀出',
    ),
  }),
  ...linkFields,
  left: percent(t('左边距', 'From the left', '左邊距'), 30),
  top: percent(t('上边距', 'From the top', '上邊距'), 35),
  width: percent(t('宽度', 'Width', '寬度'), 40, smallestArea),
  height: percent(t('高度', 'Height', '高度'), 30, smallestArea),
};

/** The hot areas of the picture `src` beside it. */
export const hotAreas = () =>
  list(t('热区', 'Hot areas', '熱區'), areaFields, {
    max: mostAreas,
    add: t('添加热区', 'Add hot area', '新增熱區'),
    named: 'label',
    onPicture: 'src',
    hint: t(
      '图片的一部分，点击后打开各自的链接；有热区的图片完整显示，不裁剪',
      'Parts of the picture with links of their own. A picture with hot areas is shown whole, never cropped',
      '圖片的一部分，點擊後開啟各自的連結；有熱區的圖片完整顯示，不裁切',
    ),
  });
