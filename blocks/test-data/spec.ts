import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';
import { testLabels } from '#blocks/kit/test-labels.ts';

export const testData = block({
  type: 'testData',
  group: 'business',
  name: t('检测数据', 'Test data', '檢測資料'),
  line: t('测量的数值与标准', 'What was measured, and what it should be', '測量的數值與標準'),
  fields: {
    text: title(t('检测数据', 'Test data', '檢測資料')),
    listTab: testLabels(),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
