import { t } from '#contract/text.ts';
import { textSize, title } from '#blocks/kit/business.ts';
import { toggle } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const passport = block({
  type: 'productPassport',
  // The specification fixes the nine blocks of the business group.
  group: 'more',
  icon: 'M5 3h10a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM10 6.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM7.25 9h5.5M7 14.5h6',
  isFact: true,
  name: t('产品护照', 'Product passport', '產品護照'),
  line: t(
    '材料、碳足迹、维修与回收，通往完整护照',
    'Materials, carbon footprint, repair and recycling, with the way to the whole passport',
    '材料、碳足跡、維修與回收，通往完整護照',
  ),
  fields: {
    text: title(t('产品护照', 'Product passport', '產品護照')),
    textSize: textSize(),
    materials: toggle(t('显示材料', 'Show materials', '顯示材料'), true),
    moditystyle: cardStyle(),
  },
});
