import { t } from '#contract/text.ts';
import { address, linkType, phrase, picture, products } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const recommendation = block({
  type: 'personalizedrecommendation',
  group: 'more',
  icon: 'm10 3 2.1 4.4 4.9.6-3.6 3.3.95 4.7L10 13.6 5.65 16l.95-4.7L3 8l4.9-.6z',
  name: t('个性化推荐', 'Recommended products', '個人化推薦'),
  line: t(
    '推荐扫码产品以外的产品',
    'Products other than the scanned one',
    '推薦掃碼產品以外的產品',
  ),
  fields: {
    text: phrase(t('标题', 'Title', '標題'), {
      initial: t('为您推荐', 'Recommended for you', '為您推薦'),
      max: 40,
    }),
    products: products(t('选择产品', 'Products', '選擇產品'), 20),
    img: picture(t('图片', 'Picture', '圖片')),
    linktype: linkType(t('链接类型', 'Link type', '連結類型')),
    http: address(t('链接', 'Link', '連結')),
  },
});
