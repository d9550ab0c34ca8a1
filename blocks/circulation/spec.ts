import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

/** The number of steps shown before the others are collapsed: from made to sold. */
export const firstSteps = 6;

export const circulation = block({
  type: 'circulationRecord',
  // The specification fixes the nine blocks of the business group.
  group: 'more',
  icon: 'M4.5 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM15.5 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.5 5.5h6.25a2.5 2.5 0 0 1 0 5h-5.5a2.25 2.25 0 0 0 0 4.5h6.25',
  isFact: true,
  name: t('流通记录', 'Where it has been', '流通紀錄'),
  line: t(
    '生产、检验、装箱、发货、售出的每一步',
    'Each step: made, tested, packed, shipped, sold',
    '生產、檢驗、裝箱、出貨、售出的每一步',
  ),
  fields: {
    text: title(t('流通记录', 'Where it has been', '流通紀錄')),
    textSize: textSize(),
    viewMore1: viewMore(firstSteps),
    moditystyle: cardStyle(),
  },
});
