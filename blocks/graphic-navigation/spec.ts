import { limits } from '#contract/limits.ts';
import { t } from '#contract/text.ts';
import { choice, colour, ground, list, number, phrase, picture } from '#blocks/kit/fields.ts';
import { linkFields, radius } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

const inView = [5, 6, 7, 8, 9, 10, 11] as const;

export const graphicNavigation = block({
  type: 'graphicnavigation',
  group: 'basic',
  icon: 'M3.5 4h5v5h-5zM11.5 4h5v5h-5zM3.5 12h5M11.5 12h5M3.5 15.5h5M11.5 15.5h5',
  name: t('图文导航', 'Navigation', '圖文導覽'),
  line: t('一行带图标的入口', 'A row of entries with icons', '一列附圖示的入口'),
  fields: {
    navigationType: choice(t('选择模板', 'Layout', '選擇範本'), 0, [
      { value: 0, label: t('图片导航', 'Pictures', '圖片導覽') },
      { value: 1, label: t('文字导航', 'Text', '文字導覽') },
    ]),
    imageList: list(
      t('导航', 'Entries', '導覽'),
      {
        src: picture(
          t('图片', 'Picture', '圖片'),
          t('建议正方形', 'A square picture works best', '建議正方形'),
        ),
        text: phrase(t('文字', 'Text', '文字'), { initial: t('导航', 'Entry', '導覽'), max: 20 }),
        ...linkFields,
      },
      { max: limits.imageCount, add: t('添加导航', 'Add entry', '新增導覽'), named: 'text' },
    ),
    imgStyle: choice(t('显示方式', 'Arrangement', '顯示方式'), 0, [
      { value: 0, label: t('固定', 'Fixed', '固定') },
      { value: 1, label: t('横向滑动', 'Scrolls sideways', '橫向滑動') },
    ]),
    showSize: choice(
      t('一屏显示', 'Items per screen', '一屏顯示'),
      5,
      inView.map((value) => ({
        value,
        label: t(`4+${value - 4}个导航`, `4+${value - 4} entries`, `4+${value - 4}個導覽`),
      })),
      { only: { field: 'imgStyle', is: [1] } },
    ),
    borderRadius: radius(50),
    textHeight: number(t('文字高度', 'Text height', '文字高度'), {
      initial: 24,
      min: 24,
      max: 50,
      unit: 'px',
    }),
    textSize: number(t('文字大小', 'Text size', '文字大小'), {
      initial: 12,
      min: 10,
      max: 30,
      unit: 'px',
    }),
    textColor: colour(t('文字颜色', 'Text colour', '文字顏色'), 'rgba(27,36,48,1)'),
    backgroundColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgba(255,255,255,1)')),
    bgImg: ground(picture(t('背景图片', 'Background picture', '背景圖片'))),
  },
});
