import { t } from '#contract/text.ts';
import { address, linkType, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const floatingButton = block({
  type: 'suspension',
  group: 'more',
  icon: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM10 7.5v5M7.5 10h5',
  name: t('悬浮按钮', 'Floating button', '懸浮按鈕'),
  line: t('浮在页面右下方', 'Floats at the bottom right of the page', '浮在頁面右下方'),
  isOnly: true,
  isFixed: true,
  fields: {
    text: phrase(t('文字', 'Text', '文字'), {
      initial: t('联系我们', 'Contact', '聯絡我們'),
      max: 8,
      required: t('请输入文字', 'Please enter some text', '請輸入文字'),
    }),
    img: picture(t('图标', 'Icon', '圖示')),
    type: linkType(t('链接类型', 'Link type', '連結類型')),
    http: address(t('链接', 'Link', '連結')),
  },
});
