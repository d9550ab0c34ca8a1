import { t } from '#contract/text.ts';
import {
  address,
  choice,
  group,
  linkType,
  list,
  number,
  phrase,
  picture,
  toggle,
} from '#blocks/kit/fields.ts';
import { cardStyle, radius, weight } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

const most = 99_999_999;

export const noteCard = block({
  type: 'storenotecard',
  group: 'more',
  icon: 'M4 3.5h12v13H4zM4 10h12M7 12.75h6M8 7.5h.01M11 6l2 2',
  name: t('笔记卡片', 'Note card', '筆記卡片'),
  line: t(
    '图文笔记与阅读、点赞数',
    'Notes with pictures, reads and likes',
    '圖文筆記與閱讀、按讚數',
  ),
  fields: {
    name: phrase(t('标题', 'Title', '標題'), {
      initial: t('笔记', 'Notes', '筆記'),
      max: 40,
    }),
    imageList: list(
      t('笔记', 'Notes', '筆記'),
      {
        src: picture(t('图片', 'Picture', '圖片')),
        text: phrase(t('文字', 'Text', '文字'), { initial: '', max: 100, rows: 2 }),
        linktype: linkType(t('链接类型', 'Link type', '連結類型')),
        http: address(t('链接', 'Link', '連結')),
      },
      { max: 30, add: t('添加笔记', 'Add note', '新增筆記'), named: 'text' },
    ),
    commodityType: choice(t('排列', 'Arrangement', '排列'), 0, [
      { value: 0, label: t('大图模式', 'Big pictures', '大圖模式') },
      { value: 1, label: t('一行两个', 'Two in a row', '一行兩個') },
      { value: 2, label: t('一行三个', 'Three in a row', '一行三個') },
      { value: 3, label: t('详细列表', 'Detailed list', '詳細列表') },
    ]),
    moditystyle: cardStyle(),
    borderRadius: radius(),
    textWeight: weight(t('文字粗细', 'Text weight', '文字粗細')),
    positions: choice(t('文字位置', 'Text position', '文字位置'), 'bottom', [
      { value: 'top', label: t('图片上方', 'Above the picture', '圖片上方') },
      { value: 'center', label: t('图片中间', 'On the picture', '圖片中間') },
      { value: 'bottom', label: t('图片下方', 'Below the picture', '圖片下方') },
    ]),
    noteLabels: list(
      t('笔记标签', 'Tags', '筆記標籤'),
      { text: phrase(t('标签', 'Label', '標籤'), { initial: '', max: 12 }) },
      { max: 5, add: t('添加标签', 'Add tag', '新增標籤'), named: 'text' },
    ),
    readingNumber: number(t('阅读数', 'Reads', '閱讀數'), {
      initial: 0,
      min: 0,
      max: most,
      hint: t('0 不显示', '0 is not shown', '0 不顯示'),
    }),
    praisePoints: number(t('点赞数', 'Likes', '按讚數'), {
      initial: 0,
      min: 0,
      max: most,
      hint: t('0 不显示', '0 is not shown', '0 不顯示'),
    }),
    listTab: group(t('文案', 'Wording', '文案'), {
      first_name: phrase(t('阅读', 'Reads', '閱讀'), {
        initial: t('阅读', 'Reads', '閱讀'),
        max: 10,
      }),
      second_name: phrase(t('点赞', 'Likes', '按讚'), {
        initial: t('赞', 'Likes', '讚'),
        max: 10,
      }),
      third_name: phrase(t('更多', 'More', '更多'), {
        initial: t('查看全部', 'View all', '檢視全部'),
        max: 10,
      }),
    }),
    viewMore1: toggle(t('先显示三篇', 'Show three first', '先顯示三篇'), false),
    viewMore2: toggle(t('查看全部链接', 'Link to all', '查看全部連結'), false),
    linktype: {
      ...linkType(t('链接类型', 'Link type', '連結類型')),
      only: { field: 'viewMore2', is: [true] },
    },
    http: { ...address(t('链接', 'Link', '連結')), only: { field: 'viewMore2', is: [true] } },
  },
});
