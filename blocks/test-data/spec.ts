import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';
import { testLabels } from '#blocks/kit/test-labels.ts';

export const testData = block({
  type: 'testData',
  group: 'business',
  icon: 'M8 3h4M8.75 3v4.5L4.5 15a1.25 1.25 0 0 0 1 2h9a1.25 1.25 0 0 0 1-2l-4.25-7.5V3M6.75 12.5h6.5',
  isFact: true,
  name: t('检测数据', 'Test data', '檢測資料'),
  line: t('测量的数值与标准', 'Measured values and their standards', '測量的數值與標準'),
  fields: {
    text: title(t('检测数据', 'Test data', '檢測資料')),
    listTab: testLabels(),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
