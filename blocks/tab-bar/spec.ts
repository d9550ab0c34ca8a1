import { t } from '#contract/text.ts';
import {
  address,
  choice,
  colour,
  linkType,
  list,
  phrase,
  picture,
  toggle,
} from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

const asTold = t('请输入文字', 'Please enter some text', '請輸入文字');
const nth = [
  t('第一项', 'First', '第一項'),
  t('第二项', 'Second', '第二項'),
  t('第三项', 'Third', '第三項'),
  t('第四项', 'Fourth', '第四項'),
  t('第五项', 'Fifth', '第五項'),
];

export const tabBar = block({
  type: 'tabBar',
  group: 'more',
  icon: 'M3 3.5h14v13H3zM3 12.5h14M6.25 14.5h.01M10 14.5h.01M13.75 14.5h.01',
  name: t('底部导航', 'Bottom navigation', '底部導覽'),
  line: t(
    '固定在页面底部，最多五项',
    'Fixed at the bottom of the page, up to five items',
    '固定在頁面底部，最多五項',
  ),
  isOnly: true,
  isFixed: true,
  fields: {
    iconList: list(
      t('导航项', 'Items', '導覽項目'),
      {
        iconName: choice(t('图标', 'Icon', '圖示'), 'home', [
          { value: 'home', label: t('首页', 'Home', '首頁') },
          { value: 'search', label: t('查询', 'Search', '查詢') },
          { value: 'shop', label: t('店铺', 'Shop', '商店') },
          { value: 'service', label: t('客服', 'Service', '客服') },
          { value: 'user', label: t('我的', 'Me', '我的') },
        ]),
        iconText: phrase(t('文字', 'Text', '文字'), {
          initial: t('导航', 'Item', '導覽'),
          max: 8,
          required: asTold,
        }),
        iconPic: picture(t('选中时的图片', 'Picture when selected', '選取時的圖片')),
        inactive: picture(t('未选中时的图片', 'Picture when not selected', '未選取時的圖片')),
        isDot: toggle(t('显示小红点', 'Red dot', '顯示小紅點'), false),
        linktype: linkType(t('链接类型', 'Link type', '連結類型')),
        http: address(t('链接', 'Link', '連結')),
      },
      { max: 5, add: t('添加导航项', 'Add item', '新增導覽項目'), named: 'iconText' },
    ),
    Highlight: choice(
      t('默认高亮', 'Selected by default', '預設選取'),
      0,
      ([0, 1, 2, 3, 4] as const).map((value) => ({ value, label: nth[value]! })),
    ),
    isShowBorder: toggle(t('上边框', 'Line above', '上邊框'), true),
    activeColor: colour(t('选中颜色', 'Colour when selected', '選取顏色'), '#1989fa'),
    inactiveColor: colour(t('未选中颜色', 'Colour when not selected', '未選取顏色'), '#7d7e80'),
  },
});
