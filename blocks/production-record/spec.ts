import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { group, phrase } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const productionRecord = block({
  type: 'productionRecord',
  group: 'business',
  name: t('生产记录', 'Production record', '生產記錄'),
  line: t('产品经过的工序', 'The steps by which it was made', '產品經過的工序'),
  fields: {
    text: title(t('生产记录', 'How it was made', '生產記錄')),
    listTab: group(t('名称', 'Labels', '名稱'), {
      first_name: phrase(t('内容', 'Content', '內容'), {
        initial: t('内容', 'Content', '內容'),
        max: 20,
      }),
      second_name: phrase(t('操作员', 'Operator', '操作員'), {
        initial: t('操作员', 'Operator', '操作員'),
        max: 20,
      }),
    }),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
