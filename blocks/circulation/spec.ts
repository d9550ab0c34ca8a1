import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

/** The number of steps shown before the others are collapsed: from made to sold. */
export const firstSteps = 5;

export const circulation = block({
  type: 'circulationRecord',
  // The specification fixes the nine blocks of the business group.
  group: 'more',
  name: t('流通记录', 'Where it has been', '流通記錄'),
  line: t(
    '从生产、发货到售出的每一步',
    'Each step from production to sale',
    '從生產、出貨到售出的每一步',
  ),
  fields: {
    text: title(t('流通记录', 'Where it has been', '流通記錄')),
    textSize: textSize(),
    viewMore1: viewMore(firstSteps),
    moditystyle: cardStyle(),
  },
});
