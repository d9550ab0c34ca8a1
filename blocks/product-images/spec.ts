import { t } from '#contract/text.ts';
import { choice } from '#blocks/kit/fields.ts';
import { margin, radius } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const productImages = block({
  type: 'productImages',
  group: 'business',
  icon: 'M6 6h11v11H6zM3 14V3h11M6 14l3-3 2.5 2.5 1.5-1.25 4 3.75M13.5 9h.01',
  isFact: true,
  name: t('产品图片', 'Product images', '產品圖片'),
  line: t('产品档案中的图片', 'The part’s pictures', '產品檔案中的圖片'),
  fields: {
    pagingType: choice(t('翻页标记', 'Page indicator', '翻頁標記'), 'bullets', [
      { value: 'none', label: t('无', 'None', '無') },
      { value: 'bullets', label: t('圆点', 'Dots', '圓點') },
      { value: 'fraction', label: t('页码', 'Numbers', '頁碼') },
    ]),
    borderRadius: radius(),
    pageMargin: margin(t('页面边距', 'Page margin', '頁面邊距')),
  },
});
