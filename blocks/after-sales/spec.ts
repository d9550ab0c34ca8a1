import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const afterSales = block({
  type: 'afterSalesInfo',
  group: 'business',
  name: t('售后信息', 'After-sales', '售後資訊'),
  line: t('维修记录与申请维修', 'Repairs so far, and asking for one', '維修記錄與申請維修'),
  fields: {
    text: title(t('售后服务', 'After-sales', '售後服務')),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
