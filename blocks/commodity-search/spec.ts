import { t } from '#contract/text.ts';
import { choice, colour, ground, list, number, phrase, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const commoditySearch = block({
  type: 'commoditysearch',
  group: 'more',
  icon: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l4 4',
  name: t('商品搜索', 'Product search', '商品搜尋'),
  line: t(
    '按名称查找本企业的产品，或扫码查询',
    'Find products of your company by name, or scan a code',
    '按名稱尋找本企業的產品，或掃碼查詢',
  ),
  fields: {
    hotords: list(
      t('热门搜索词', 'Suggestions', '熱門搜尋詞'),
      {
        text: phrase(t('搜索词', 'Suggestion', '搜尋詞'), { initial: '', max: 20 }),
      },
      { max: 10, add: t('添加搜索词', 'Add suggestion', '新增搜尋詞'), named: 'text' },
    ),
    position: choice(t('显示位置', 'Position', '顯示位置'), 0, [
      { value: 0, label: t('正常模式', 'In the page', '正常模式') },
      { value: 1, label: t('滚动至顶部固定', 'Stays at the top', '捲動至頂部固定') },
    ]),
    sweep: toggle(t('扫一扫', 'Scan button', '掃描'), false, {
      hint: t(
        '仅在浏览器能识别条码时显示',
        'Shown only if the browser can read codes',
        '僅在瀏覽器能辨識條碼時顯示',
      ),
    }),
    borderRadius: choice(t('框体样式', 'Field shape', '框體樣式'), 0, [
      { value: 0, label: t('方形', 'Square', '方形') },
      { value: 1, label: t('圆形', 'Round', '圓形') },
    ]),
    textPosition: choice(t('文本位置', 'Text position', '文字位置'), 0, [
      { value: 0, label: t('居左', 'Left', '靠左') },
      { value: 1, label: t('居中', 'Centre', '置中') },
    ]),
    heights: number(t('框体高度', 'Field height', '框體高度'), {
      initial: 28,
      min: 28,
      max: 50,
      unit: 'px',
    }),
    backgroundColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgb(249,249,249)')),
    borderColor: ground(colour(t('框体颜色', 'Field colour', '框體顏色'), 'rgb(255,255,255)')),
    textColor: colour(t('文字颜色', 'Text colour', '文字顏色'), 'rgb(90,92,98)'),
  },
});
