import { t } from '#contract/text.ts';
import { address, linkType, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const onlineService = block({
  type: 'onlineservice',
  group: 'more',
  name: t('在线客服', 'Customer service', '線上客服'),
  line: t('通往客服的入口', 'The way to customer service', '通往客服的入口'),
  fields: {
    text: phrase(t('文字', 'Text', '文字'), {
      initial: t('联系在线客服', 'Contact customer service', '聯絡線上客服'),
      max: 40,
      required: t('请输入文字', 'Please enter a text', '請輸入文字'),
    }),
    img: picture(t('图标', 'Icon', '圖示')),
    linktype: linkType(t('链接类型', 'Kind of link', '連結類型')),
    http: {
      ...address(t('链接', 'Link', '連結')),
      hint: t(
        '网页地址，或以 tel: 开头的电话号码',
        'The address of a page, or a number after tel:',
        '網頁網址，或以 tel: 開頭的電話號碼',
      ),
    },
  },
});
