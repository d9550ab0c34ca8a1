import { t } from '#contract/text.ts';
import { address, linkType, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const onlineService = block({
  type: 'onlineservice',
  group: 'more',
  icon: 'M3.5 11.5V10a6.5 6.5 0 0 1 13 0v1.5M3.5 11h2.25v4H4.5a1 1 0 0 1-1-1zM16.5 11h-2.25v4h1.25a1 1 0 0 0 1-1zM14.75 15c-.5 1.25-1.75 2-3.25 2H10.5',
  isFact: true,
  name: t('在线客服', 'Customer service', '線上客服'),
  line: t('通往客服的入口', 'A link to customer service', '通往客服的入口'),
  fields: {
    text: phrase(t('文字', 'Text', '文字'), {
      initial: t('联系在线客服', 'Contact customer service', '聯絡線上客服'),
      max: 40,
      required: t('请输入文字', 'Please enter some text', '請輸入文字'),
    }),
    img: picture(t('图标', 'Icon', '圖示')),
    linktype: linkType(t('链接类型', 'Link type', '連結類型')),
    http: {
      ...address(t('链接', 'Link', '連結')),
      hint: t(
        '网页地址，或以 tel: 开头的电话号码',
        'A page URL, or a phone number starting with tel:',
        '網頁網址，或以 tel: 開頭的電話號碼',
      ),
    },
  },
});
