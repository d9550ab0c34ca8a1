import { t } from '#contract/text.ts';
import {
  address,
  choice,
  colour,
  group,
  linkType,
  number,
  phrase,
  toggle,
  ground,
} from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

const atMost99 = t('数字最大为99', 'The maximum is 99', '數字最大為99');

export const captionText = block({
  type: 'captiontext',
  group: 'basic',
  icon: 'M4 5V3.5h12V5M10 3.5v9M7.5 12.5h5M4 16.5h12',
  name: t('标题文字', 'Heading', '標題文字'),
  line: t('标题与一行说明', 'A heading with a line of description', '標題與一行說明'),
  fields: {
    name: phrase(t('标题内容', 'Heading', '標題內容'), {
      initial: t('标题文字', 'Heading', '標題文字'),
      max: 100,
    }),
    description: phrase(t('描述内容', 'Description', '描述內容'), {
      initial: '',
      max: 100,
      rows: 3,
    }),
    positions: choice(t('显示位置', 'Alignment', '顯示位置'), 'left', [
      { value: 'left', label: t('居左', 'Left', '靠左') },
      { value: 'center', label: t('居中', 'Centre', '置中') },
    ]),
    wordSize: number(t('标题大小', 'Heading size', '標題大小'), {
      initial: 16,
      min: 1,
      max: 99,
      message: atMost99,
      unit: 'px',
    }),
    descriptionSize: number(t('描述大小', 'Description size', '描述大小'), {
      initial: 12,
      min: 1,
      max: 99,
      message: atMost99,
      unit: 'px',
    }),
    wordWeight: number(t('标题粗细', 'Heading weight', '標題粗細'), {
      initial: 400,
      min: 0,
      max: 1000,
    }),
    descriptionWeight: number(t('描述粗细', 'Description weight', '描述粗細'), {
      initial: 200,
      min: 0,
      max: 1000,
    }),
    wordHeight: number(t('标题高度', 'Heading height', '標題高度'), {
      initial: 24,
      min: 20,
      max: 100,
      unit: 'px',
    }),
    wordColor: colour(t('标题颜色', 'Heading colour', '標題顏色'), 'rgba(50,50,51,1)'),
    descriptionColor: colour(t('描述颜色', 'Description colour', '描述顏色'), 'rgba(90,92,98,1)'),
    backColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgba(255,255,255,1)')),
    borderBott: toggle(t('底部分割线', 'Line below', '底部分隔線'), false),
    more: group(t('查看更多', 'More', '查看更多'), {
      show: toggle(t('显示', 'Show', '顯示'), false),
      type: choice(t('样式', 'Style', '樣式'), 1, [
        { value: 0, label: t('文字', 'Text', '文字') },
        { value: 1, label: t('文字加箭头', 'Text and arrow', '文字加箭頭') },
        { value: 2, label: t('箭头', 'Arrow', '箭頭') },
      ]),
      text: phrase(t('文字', 'Text', '文字'), {
        initial: t('查看更多', 'More', '查看更多'),
        max: 20,
      }),
      httpType: linkType(t('链接类型', 'Link type', '連結類型')),
      http: address(t('链接', 'Link', '連結')),
    }),
  },
});
