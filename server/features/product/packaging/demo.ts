import { packagingInput } from '#contract/features/product/packaging/contract.ts';
import { demoOfCompanies, first } from '#server/records/demo-rows.ts';

export const packagingDemo = demoOfCompanies('packaging', packagingInput, [
  {
    part_id: first.part,
    name: '标准箱',
    levels: [
      { level: 1, quantity: 24 },
      { level: 2, quantity: 40 },
    ],
    is_default: true,
  },
  {
    part_id: first.part,
    name: '礼品小箱',
    levels: [{ level: 1, quantity: 6, is_mixed: true }],
    remark: '节日组合装',
  },
]);
