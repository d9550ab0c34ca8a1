import { t } from '#contract/text.ts';
import { address, linkType, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const enterShop = block({
  type: 'entertheshop',
  group: 'more',
  icon: 'M3.5 7.5h8V17h-8zM5.5 7.5v-2a2 2 0 0 1 4 0v2M13.5 12H17M15 10l2 2-2 2',
  name: t('进入店铺', 'Enter the shop', '進入商店'),
  line: t('一行通往店铺的入口', 'A row that links to a shop', '一行通往商店的入口'),
  fields: {
    icon: picture(t('图标', 'Icon', '圖示')),
    shopName: phrase(t('左侧标题', 'Title on the left', '左側標題'), {
      initial: t('左侧标题', 'The shop', '左側標題'),
      max: 10,
      required: t('请输入左侧标题', 'Please enter the title on the left', '請輸入左側標題'),
    }),
    copywriting: phrase(t('右侧内容', 'Text on the right', '右側內容'), {
      initial: t('右侧内容', 'Enter', '右側內容'),
      max: 8,
    }),
    type: linkType(t('链接类型', 'Link type', '連結類型')),
    http: address(t('链接', 'Link', '連結')),
  },
});
