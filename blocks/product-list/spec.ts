import { t } from '#contract/text.ts';
import {
  address,
  choice,
  colour,
  linkType,
  list,
  number,
  phrase,
  picture,
  products,
  toggle,
  ground,
} from '#blocks/kit/fields.ts';
import { cardStyle, margin, radius, weight } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

const chosen = () => products(t('选择产品', 'Products', '選擇產品'), 50);
const whileCorner = { only: { field: 'commoditycorner', is: [true] } };
const whileButton = { only: { field: 'purchasebutton', is: [true] } };
const whileGrouped = { only: { field: 'commoditylisttype', is: [1, 2] } };

export const productList = block({
  type: 'listswitching',
  group: 'more',
  icon: 'M3 4h5v5H3zM10.5 5h6.5M10.5 8h4M3 11.5h5v5H3zM10.5 12.5h6.5M10.5 15.5h4',
  name: t('产品列表', 'Product list', '產品列表'),
  line: t('产品，平铺或分组切换', 'Products in a plain list or in groups', '產品，平鋪或分組切換'),
  fields: {
    commoditylisttype: choice(t('列表形式', 'List style', '列表形式'), 0, [
      { value: 0, label: t('平铺', 'Plain', '平鋪') },
      { value: 1, label: t('选项卡', 'Tabs', '頁籤') },
      { value: 2, label: t('侧边分类', 'Side categories', '側邊分類') },
    ]),
    imageList: { ...chosen(), only: { field: 'commoditylisttype', is: [0] } },
    commoditylisttypetab: {
      ...list(
        t('产品分组', 'Groups', '產品分組'),
        {
          text: phrase(t('分组名称', 'Group name', '分組名稱'), {
            initial: t('分组', 'Group', '分組'),
            max: 20,
          }),
          wordSize: number(t('文字大小', 'Text size', '文字大小'), {
            initial: 15,
            min: 10,
            max: 30,
            unit: 'px',
          }),
          wordWeight: weight(t('文字粗细', 'Text weight', '文字粗細')),
          imageList: chosen(),
        },
        {
          initial: [t('分组一', 'Group 1', '分組一'), t('分组二', 'Group 2', '分組二')].map(
            (text) => ({ text, wordSize: 15, wordWeight: 400, imageList: [] }),
          ),
          min: 1,
          max: 10,
          add: t('添加分组', 'Add group', '新增分組'),
          named: 'text',
        },
      ),
      ...whileGrouped,
    },
    tabColor: {
      ...colour(t('分组颜色', 'Group colour', '分組顏色'), '#07c160'),
      ...whileGrouped,
    },
    commodityType: choice(t('产品排列', 'Arrangement', '產品排列'), 0, [
      { value: 0, label: t('大图模式', 'Big pictures', '大圖模式') },
      { value: 1, label: t('一行两个', 'Two in a row', '一行兩個') },
      { value: 2, label: t('一行三个', 'Three in a row', '一行三個') },
      { value: 3, label: t('详细列表', 'Detailed list', '詳細列表') },
      { value: 4, label: t('一大两小', 'One big, two small', '一大兩小') },
      { value: 5, label: t('横向滑动', 'Sideways', '橫向滑動') },
    ]),
    moditystyle: cardStyle(),
    borderRadius: radius(),
    pageMargin: margin(t('页面边距', 'Page margin', '頁面邊距'), 15),
    commodityMargin: margin(t('产品间距', 'Gap between products', '產品間距'), 10),
    textWeight: weight(t('文字粗细', 'Text weight', '文字粗細')),
    positions: choice(t('文字位置', 'Alignment', '文字位置'), 'left', [
      { value: 'left', label: t('居左', 'Left', '靠左') },
      { value: 'center', label: t('居中', 'Centre', '置中') },
    ]),
    priceofcommodity: toggle(t('产品价格', 'Price', '產品價格'), true),
    purchasebutton: toggle(t('购买按钮', 'Purchase button', '購買按鈕'), true),
    purchasebuttonType: choice(
      t('按钮样式', 'Button style', '按鈕樣式'),
      0,
      [
        { value: 0, label: t('购物车', 'Cart', '購物車') },
        { value: 1, label: t('圆形购物车', 'Round cart', '圓形購物車') },
        { value: 2, label: t('圆形加号', 'Round plus', '圓形加號') },
        { value: 3, label: t('购物袋', 'Bag', '購物袋') },
        { value: 4, label: t('实心文字', 'Filled text', '實心文字') },
        { value: 5, label: t('描边文字', 'Outlined text', '描邊文字') },
        { value: 6, label: t('实心圆角文字', 'Filled rounded text', '實心圓角文字') },
        { value: 7, label: t('描边圆角文字', 'Outlined rounded text', '描邊圓角文字') },
      ],
      whileButton,
    ),
    purchase: phrase(t('按钮文字', 'Button text', '按鈕文字'), {
      initial: t('马上抢', 'Buy now', '馬上搶'),
      max: 8,
      only: { field: 'purchasebuttonType', is: [4, 5, 6, 7] },
    }),
    linktype: { ...linkType(t('链接类型', 'Link type', '連結類型')), ...whileButton },
    http: {
      ...address(t('购买链接', 'Purchase link', '購買連結')),
      ...whileButton,
      hint: t(
        '链接中的 {id} 会换成产品编号；没有链接时页面上不显示按钮',
        '{id} in the link is replaced by the product number; without a link no button is shown',
        '連結中的 {id} 會換成產品編號；沒有連結時頁面上不顯示按鈕',
      ),
    },
    commoditycorner: toggle(t('产品角标', 'Badge', '產品角標'), true),
    commoditycornertype: choice(
      t('角标样式', 'Badge style', '角標樣式'),
      0,
      [
        { value: 0, label: t('新品', 'New arrival', '新品') },
        { value: 1, label: t('热卖', 'Best seller', '熱賣') },
        { value: 2, label: t('NEW', 'NEW', 'NEW') },
        { value: 3, label: t('HOT', 'HOT', 'HOT') },
      ],
      whileCorner,
    ),
    commodityTagColor: {
      ...colour(t('角标颜色', 'Badge colour', '角標顏色'), '#07c160'),
      ...whileCorner,
    },
    tagPosition: choice(
      t('角标位置', 'Badge position', '角標位置'),
      0,
      [
        { value: 0, label: t('左上', 'Top left', '左上') },
        { value: 1, label: t('左下', 'Bottom left', '左下') },
        { value: 2, label: t('右上', 'Top right', '右上') },
        { value: 3, label: t('右下', 'Bottom right', '右下') },
      ],
      whileCorner,
    ),
    showMore: toggle(t('查看更多', 'View more', '查看更多'), false, {
      hint: t(
        '先显示 4 个产品，其余点开后显示',
        'Shows 4 products first and the rest when opened',
        '先顯示 4 個產品，其餘點開後顯示',
      ),
    }),
    bgImg: ground(picture(t('背景图片', 'Background picture', '背景圖片'))),
  },
});
