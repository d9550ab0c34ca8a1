import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { t } from '#contract/text.ts';

export const collectionTexts = {
  one: t('采集进度', 'collection', '採集進度'),
  line: t(
    '每个批次的必检数据收齐了没有：还差谁、谁不合格，装箱发货前先看这里',
    'Whether the required data of each batch is complete: what is missing and what failed, before packing and shipping',
    '每個批次的必檢資料收齊了沒有：還差誰、誰不合格，裝箱出貨前先看這裡',
  ),
  fields: {
    batch_id: t('生产批次', 'Production batch', '生產批次'),
    batch_code: t('批次号', 'Batch number', '批號'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    state: t('批次状态', 'Batch status', '批次狀態'),
    plan_id: t('检验方案', 'Inspection plan', '檢驗方案'),
    units: t('件数', 'Units', '件數'),
    complete: t('齐全', 'Complete', '齊全'),
    missing: t('缺项', 'Missing', '缺項'),
    failed: t('不合格', 'Failed', '不合格'),
    waived: t('已放行', 'Waived', '已放行'),
    keyword: t('批次号、物料、工厂', 'Number, part or factory', '批號、物料、工廠'),
    serial_number: t('序列号', 'Serial number', '序號'),
    status: t('情况', 'Status', '情況'),
    steps: t('未完成的项', 'Open steps', '未完成的項'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
  states: batchMoves.states,
  /** How a unit stands. */
  unit: {
    complete: t('齐全', 'Complete', '齊全'),
    missing: t('缺项', 'Missing', '缺項'),
    failed: t('不合格', 'Failed', '不合格'),
    waived: t('已放行', 'Waived', '已放行'),
  },
  noPlan: t('没有方案', 'No plan', '沒有方案'),
  empty: {
    title: t('还没有要采集的批次', 'No batches to collect data for', '還沒有要採集的批次'),
    hint: t(
      '批次绑定标识后，这里显示必检数据的进度。',
      'Once identifiers are bound to a batch, the progress of its required data is shown here.',
      '批次綁定標識後，這裡顯示必檢資料的進度。',
    ),
  },
} as const;
