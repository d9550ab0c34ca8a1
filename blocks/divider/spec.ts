import { t } from '#contract/text.ts';
import { choice, colour, number } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

const asLine = { only: { field: 'segmentationtype', is: [1] } };

export const divider = block({
  type: 'auxiliarysegmentation',
  group: 'basic',
  icon: 'M3 10h2.5M8.75 10h2.5M14.5 10H17M4 4.5h12M4 15.5h12',
  name: t('辅助分割', 'Divider', '輔助分隔'),
  line: t('空白或一条线', 'Empty space or a line', '空白或一條線'),
  fields: {
    segmentationtype: choice(t('分割类型', 'Type', '分隔類型'), 0, [
      { value: 0, label: t('辅助空白', 'Space', '輔助空白') },
      { value: 1, label: t('辅助线', 'Line', '輔助線') },
    ]),
    blankHeight: number(t('空白高度', 'Height', '空白高度'), {
      initial: 30,
      min: 0,
      max: 100,
      unit: 'px',
    }),
    bordertp: choice(
      t('选择样式', 'Line style', '選擇樣式'),
      'solid',
      [
        { value: 'solid', label: t('实线', 'Solid', '實線') },
        { value: 'dashed', label: t('虚线', 'Dashed', '虛線') },
        { value: 'dotted', label: t('点线', 'Dotted', '點線') },
      ],
      asLine,
    ),
    paddType: choice(
      t('左右边距', 'Side margins', '左右邊距'),
      0,
      [
        { value: 0, label: t('无边距', 'None', '無邊距') },
        { value: 1, label: t('左右留边', 'Both sides', '左右留邊') },
      ],
      asLine,
    ),
    auxliarColor: colour(t('辅助线颜色', 'Line colour', '輔助線顏色'), 'rgb(229,229,229)'),
  },
});
