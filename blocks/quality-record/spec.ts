import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { choice, list, phrase } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';
import { testLabels } from '#blocks/kit/test-labels.ts';

export const qualityRecord = block({
  type: 'qualityInfo',
  group: 'business',
  name: t('质检记录', 'Quality record', '品質記錄'),
  line: t('产品的质量检验', 'How its quality was checked', '產品的品質檢驗'),
  fields: {
    text: title(t('质检记录', 'Quality', '品質記錄')),
    listTab: testLabels(),
    noteLabels: list(
      t('标签', 'Labels', '標籤'),
      { text: phrase(t('文字', 'Text', '文字'), { initial: '', max: 20 }) },
      { max: 10, add: t('添加标签', 'Add a label', '新增標籤'), named: 'text' },
    ),
    textSize: textSize(),
    viewMore1: viewMore(),
    // This block offers two of the four card styles, with its own numbers.
    moditystyle: choice(t('卡片样式', 'Card', '卡片樣式'), 0, [
      { value: 0, label: t('卡片投影', 'Shadow', '卡片投影') },
      { value: 1, label: t('无边白底', 'White, no frame', '無邊白底') },
    ]),
  },
});
