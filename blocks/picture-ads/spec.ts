import { limits } from '#contract/limits.ts';
import { t } from '#contract/text.ts';
import { choice, list, number, phrase, picture } from '#blocks/kit/fields.ts';
import { linkFields, margin, radius } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';
import { hotAreas } from './areas.ts';

export const pictureAds = block({
  type: 'pictureads',
  group: 'basic',
  icon: 'M3 4h14v12H3zM3 13l4-4 3.5 3.5 2.5-2 4 4M13 7.25h.01',
  name: t('普通图片', 'Pictures', '一般圖片'),
  line: t(
    '一张或多张图片，可轮播',
    'One or more pictures, optionally as a carousel',
    '一張或多張圖片，可輪播',
  ),
  fields: {
    swiperType: choice(t('选择模板', 'Layout', '選擇範本'), 0, [
      { value: 0, label: t('一行一个', 'One per row', '一行一個') },
      { value: 1, label: t('轮播海报', 'Carousel', '輪播海報') },
      { value: 2, label: t('一行多个', 'Several per row', '一行多個') },
      { value: 3, label: t('立体轮播', '3D cards', '立體輪播') },
    ]),
    imageList: list(
      t('添加图片', 'Pictures', '新增圖片'),
      {
        src: picture(
          t('图片', 'Picture', '圖片'),
          t(
            '建议宽度 750 像素，小于 10 MB',
            '750 px wide works best, under 10 MB',
            '建議寬度 750 像素，小於 10 MB',
          ),
        ),
        text: phrase(t('图片标题', 'Caption', '圖片標題'), { initial: '', max: 100 }),
        ...linkFields,
        areas: hotAreas(),
      },
      { max: limits.imageCount, add: t('添加图片', 'Add picture', '新增圖片'), named: 'text' },
    ),
    pagingType: choice(
      t('分页样式', 'Page indicator', '分頁樣式'),
      'none',
      [
        { value: 'none', label: t('不显示', 'Not shown', '不顯示') },
        { value: 'bullets', label: t('圆点', 'Dots', '圓點') },
        { value: 'fraction', label: t('数字', 'Numbers', '數字') },
        { value: 'progress', label: t('进度条', 'Progress bar', '進度條') },
      ],
      { only: { field: 'swiperType', is: [1, 3] } },
    ),
    rowindividual: {
      ...number(t('一屏个数', 'Pictures per screen', '一屏個數'), { initial: 2, min: 2, max: 6 }),
      only: { field: 'swiperType', is: [2] },
    },
    borderRadius: radius(),
    pageMargin: margin(t('页面边距', 'Page margin', '頁面邊距')),
    imageMargin: margin(t('图片间距', 'Spacing', '圖片間距')),
  },
});
