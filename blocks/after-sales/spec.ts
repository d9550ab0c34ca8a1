import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const afterSales = block({
  type: 'afterSalesInfo',
  group: 'business',
  icon: 'M12 3.5a4 4 0 0 0-3.75 5.25L3.5 13.5a2 2 0 0 0 3 3l4.75-4.75A4 4 0 0 0 16.5 6.5L14 9l-2.5-.5L11 6l2.5-2.25A4 4 0 0 0 12 3.5Z',
  name: t('售后信息', 'After-sales', '售後資訊'),
  line: t('维修记录与申请维修', 'Repair records and repair requests', '維修紀錄與申請維修'),
  fields: {
    text: title(t('售后服务', 'After-sales', '售後服務')),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
