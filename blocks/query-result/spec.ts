import { t } from '#contract/text.ts';
import { colour, number, phrase, picture, text, toggle } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const queryResult = block({
  type: 'searchResult',
  group: 'business',
  name: t('查询结果', 'Query result', '查詢結果'),
  line: t(
    '真伪结论、查询次数与质保',
    'The verdict, the checks so far, and the warranty',
    '真偽結論、查詢次數與保固',
  ),
  fields: {
    isShowText: toggle(t('显示提示语', 'Show a line of your own', '顯示提示語'), true),
    tips: phrase(t('提示语', 'Line', '提示語'), {
      initial: '',
      max: 100,
      rows: 2,
      only: { field: 'isShowText', is: [true] },
      hint: t(
        '仅在结论为正品时显示',
        'Shown only where the verdict is genuine',
        '僅在結論為正品時顯示',
      ),
    }),
    color: colour(t('提示语颜色', 'Colour of the line', '提示語顏色'), 'rgba(74,85,99,1)'),
    textSize: number(t('提示语大小', 'Size of the line', '提示語大小'), {
      initial: 16,
      min: 15,
      max: 30,
      unit: 'px',
    }),
    watermark: picture(
      t('水印', 'Watermark', '浮水印'),
      t(
        '建议使用 200×200 的正方形透明 PNG',
        'A square transparent PNG of 200×200 is best',
        '建議使用 200×200 的正方形透明 PNG',
      ),
    ),
    isWarranty: toggle(t('显示质保', 'Show the warranty', '顯示保固'), true),
    isShowBookurl: toggle(t('显示说明书', 'Show the manuals', '顯示說明書'), true),
    bookUrl: text(t('说明书地址', 'Address of the manual', '說明書地址'), {
      initial: '',
      max: 2_000,
      isUrl: true,
      only: { field: 'isShowBookurl', is: [true] },
      hint: t(
        '留空时显示产品档案中的说明书',
        'Left empty, the manuals of the part are shown',
        '留空時顯示產品檔案中的說明書',
      ),
    }),
    isShowVerification: toggle(t('显示工厂认证', 'Show the factory’s badge', '顯示工廠認證'), true),
    moditystyle: cardStyle(),
  },
});
