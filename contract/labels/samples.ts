import type { LabelValues } from './content.ts';

/** Values that are plainly none of a real product, as long as real ones are. */
export const sampleValues: LabelValues = {
  code: 'SAMPLE7KQ2M4X9B3',
  link: 'https://sample.example.com/c/SAMPLE7KQ2M4X9B3',
  digital_link: 'https://sample.example.com/01/06901234567892/21/SAMPLE7KQ2M4X9B3',
  gs1: '(01)06901234567892(21)SAMPLE7KQ2M4X9B3',
  'part.code': 'WL000123',
  'part.name': '示例产品 Sample',
  'part.model': 'SP-600',
  'part.gtin': '6901234567892',
  'batch.code': 'B20260812-01',
  'batch.product_date': '2026-08-12',
  'batch.expire_date': '2028-08-11',
  'batch.factory': '示例工厂',
  'company.name': '示例公司',
  'pack.code': 'P20260812-01',
  number: '1',
  total: '100',
  today: '2026-08-12',
};
