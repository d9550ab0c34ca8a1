import { t } from '#contract/text.ts';
import { colour, number, phrase, picture, text, toggle } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const queryResult = block({
  type: 'searchResult',
  group: 'business',
  icon: 'M10 2.75 16 5v5c0 3.5-2.5 6-6 7.25C6.5 16 4 13.5 4 10V5zM7.25 9.75l2 2 3.5-3.75',
  isFact: true,
  name: t('查询结果', 'Query result', '查詢結果'),
  line: t(
    '真伪结论、查询次数与质保',
    'Verdict, number of checks and warranty',
    '真偽結論、查詢次數與保固',
  ),
  fields: {
    isShowText: toggle(t('显示提示语', 'Show a message', '顯示提示語'), true),
    tips: phrase(t('提示语', 'Message', '提示語'), {
      initial: '',
      max: 100,
      rows: 2,
      only: { field: 'isShowText', is: [true] },
      hint: t(
        '仅在结论为正品时显示',
        'Shown only if the verdict is genuine',
        '僅在結論為正品時顯示',
      ),
    }),
    color: colour(t('提示语颜色', 'Message colour', '提示語顏色'), 'rgba(74,85,99,1)'),
    textSize: number(t('提示语大小', 'Message size', '提示語大小'), {
      initial: 16,
      min: 15,
      max: 30,
      unit: 'px',
    }),
    watermark: picture(
      t('水印', 'Watermark', '浮水印'),
      t(
        '建议使用 200×200 的正方形透明 PNG',
        'A square transparent PNG of 200 × 200 works best',
        '建議使用 200×200 的正方形透明 PNG',
      ),
    ),
    isWarranty: toggle(t('显示质保', 'Show warranty', '顯示保固'), true),
    isShowBookurl: toggle(t('显示说明书', 'Show manuals', '顯示說明書'), true),
    bookUrl: text(t('说明书地址', 'Manual URL', '說明書地址'), {
      initial: '',
      max: 2_000,
      isUrl: true,
      only: { field: 'isShowBookurl', is: [true] },
      hint: t(
        '留空时显示产品档案中的说明书',
        'Leave empty to show the part’s manuals',
        '留空時顯示產品檔案中的說明書',
      ),
    }),
    isShowVerification: toggle(t('显示工厂认证', 'Show factory badge', '顯示工廠認證'), true),
    moditystyle: cardStyle(),
  },
});
