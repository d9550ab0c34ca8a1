import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { t } from '#contract/text.ts';
import { heading, point } from './pieces.ts';
import type { Starter } from './starter.ts';

const slate = '#3d4b5c';

export const service: Starter = {
  key: 'service',
  kind: 'service',
  name: t('售后服务', 'After-sales service', '售後服務'),
  line: t(
    '报修表单与维修记录上方的内容',
    'Content above the repair form and the repair records',
    '報修表單與維修紀錄上方的內容',
  ),
  document: pageOf(
    [
      heading(
        t('售后服务', 'After-sales service', '售後服務'),
        t(
          '填写问题，我们会尽快联系您',
          'Tell us what is wrong and we will get in touch',
          '填寫問題，我們會盡快聯絡您',
        ),
        slate,
      ),
      point(
        'shield',
        t('质保期内', 'Under warranty', '保固期內'),
        t('非人为损坏免费维修', 'Faults are repaired free of charge', '非人為損壞免費維修'),
      ),
      point(
        'tool',
        t('报修前', 'Before you ask', '報修前'),
        t('请准备好序列号和照片', 'Have the serial number and photos ready', '請準備好序號和照片'),
      ),
      point(
        'clock',
        t('进度', 'Progress', '進度'),
        t('凭报修单号随时查询', 'Track it by the request number', '憑報修單號隨時查詢'),
      ),
      newBlock(productInfo, { rows: ['part_name', 'part_model', 'serial_number', 'sale_time'] }),
    ],
    {
      name: t('售后服务', 'Service', '售後服務'),
      details: t('报修与维修记录', 'Repair requests and records', '報修與維修紀錄'),
    },
  ),
};
