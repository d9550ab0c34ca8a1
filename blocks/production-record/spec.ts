import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { group, phrase } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const productionRecord = block({
  type: 'productionRecord',
  group: 'business',
  icon: 'M5 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 5.5v3M5 11.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM5 11.5v3M5 17.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM9 4h8M9 10h8M9 16h5',
  isFact: true,
  name: t('生产记录', 'Production record', '生產紀錄'),
  line: t('产品经过的工序', 'The steps the product went through', '產品經過的工序'),
  fields: {
    text: title(t('生产记录', 'How it was made', '生產紀錄')),
    listTab: group(t('名称', 'Labels', '名稱'), {
      first_name: phrase(t('内容', 'Content', '內容'), {
        initial: t('内容', 'Content', '內容'),
        max: 20,
      }),
      second_name: phrase(t('操作员', 'Operator', '作業員'), {
        initial: t('操作员', 'Operator', '作業員'),
        max: 20,
      }),
    }),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
