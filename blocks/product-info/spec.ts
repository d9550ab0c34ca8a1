import { t } from '#contract/text.ts';
import { textSize, title } from '#blocks/kit/business.ts';
import { choices, number } from '#blocks/kit/fields.ts';
import { cardStyle, weight } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const productInfo = block({
  type: 'productInfo',
  group: 'business',
  icon: 'M3.5 3.5h13v13h-13zM6.5 7h2M10.5 7h3M6.5 10h2M10.5 10h3M6.5 13h2M10.5 13h3',
  isFact: true,
  name: t('产品信息', 'Product information', '產品資訊'),
  line: t('名称、型号、序列号等', 'Name, model, serial number and more', '名稱、型號、序號等'),
  fields: {
    text: title(t('产品信息', 'Product', '產品資訊')),
    rows: choices(
      t('显示内容', 'Content shown', '顯示內容'),
      [
        'part_name',
        'part_model',
        'serial_number',
        'batch_code',
        'company_name',
        'product_time',
        'sale_time',
        'attributes',
      ],
      [
        { value: 'part_name', label: t('名称', 'Name', '名稱') },
        { value: 'part_model', label: t('型号', 'Model', '型號') },
        { value: 'serial_number', label: t('序列号', 'Serial number', '序號') },
        { value: 'batch_code', label: t('批次', 'Batch', '批次') },
        { value: 'company_name', label: t('企业', 'Company', '企業') },
        { value: 'product_time', label: t('生产日期', 'Production date', '生產日期') },
        { value: 'sale_time', label: t('销售日期', 'Sold on', '銷售日期') },
        { value: 'attributes', label: t('自定义属性', 'Custom attributes', '自訂屬性') },
      ],
    ),
    leftWidth: number(t('左侧宽度', 'Label width', '左側寬度'), {
      initial: 100,
      min: 70,
      max: 300,
      unit: 'px',
    }),
    leftTextWeight: weight(t('左侧文字粗细', 'Label weight', '左側文字粗細')),
    textSize: textSize(),
    moditystyle: cardStyle(),
  },
});
