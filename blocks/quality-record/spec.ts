import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { choice, list, phrase } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';
import { testLabels } from '#blocks/kit/test-labels.ts';

export const qualityRecord = block({
  type: 'qualityInfo',
  group: 'business',
  icon: 'M4 3h12v14H4zM7 7.5l1.25 1.25L10.5 6.5M7 12.5l1.25 1.25 2.25-2.25M13 8h.01M13 13h.01',
  isFact: true,
  name: t('质检记录', 'Quality record', '品檢紀錄'),
  line: t('产品的质量检验', 'How its quality was checked', '產品的品質檢驗'),
  fields: {
    text: title(t('质检记录', 'Quality', '品檢紀錄')),
    listTab: testLabels(),
    noteLabels: list(
      t('标签', 'Labels', '標籤'),
      { text: phrase(t('文字', 'Text', '文字'), { initial: '', max: 20 }) },
      { max: 10, add: t('添加标签', 'Add tag', '新增標籤'), named: 'text' },
    ),
    textSize: textSize(),
    viewMore1: viewMore(),
    // This block offers two of the four card styles, with its own numbers.
    moditystyle: choice(t('卡片样式', 'Card', '卡片樣式'), 0, [
      { value: 0, label: t('卡片投影', 'Shadow', '卡片投影') },
      { value: 1, label: t('无边白底', 'White, borderless', '無邊白底') },
    ]),
  },
});
