import { t } from '#contract/text.ts';
import { holderTexts } from '#contract/codes/holders.ts';
import { batchMoves } from './moves.ts';

export const batchTexts = {
  one: t('生产批次', 'production batch', '生產批次'),
  line: t(
    '一次生产的同一物料，从计划到完工，需要时一并召回',
    'Units of one part produced together, from planning to completion; recalled together if necessary',
    '一次生產的同一物料，從計劃到完工，需要時一併召回',
  ),
  fields: {
    code: t('批次号', 'Batch number', '批號'),
    part_id: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    part_name: t('物料', 'Part', '物料'),
    quantity: t('计划数量', 'Planned quantity', '計劃數量'),
    bom_id: t('物料清单', 'Bill of materials', '物料清單'),
    bom_name: t('物料清单', 'Bill of materials', '物料清單'),
    order_id: t('销售订单', 'Sales order', '銷售訂單'),
    order_code: t('销售订单', 'Sales order', '銷售訂單'),
    state: t('状态', 'Status', '狀態'),
    factory_id: t('工厂代码', 'Factory code', '工廠代碼'),
    factory_code: t('工厂代码', 'Factory code', '工廠代碼'),
    factory: t('工厂', 'Factory', '工廠'),
    line: t('产线', 'Line', '產線'),
    product_date: t('生产日期', 'Production date', '生產日期'),
    expire_date: t('到期日期', 'Expiry date', '到期日期'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('批次号、物料、工厂', 'Number, part or factory', '批號、物料、工廠'),
    id: t('生产批次', 'Batch', '生產批次'),
    holder: t('持有方类型', 'Holder type', '持有方類型'),
    holder_name: t('持有方', 'Holder', '持有方'),
    phone: t('联系电话', 'Phone', '聯絡電話'),
    units: t('件数', 'Units', '件數'),
    on_way: t('在途', 'In transit', '在途'),
    held_since: t('持有时间', 'Since', '持有時間'),
    serial: t('编码', 'Code', '編碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: batchMoves.states,
  holders: holderTexts,
  done: {
    recalledPart: t('已召回 {n} 个批次', 'Batches recalled: {n}', '已召回 {n} 個批次'),
  },
  empty: {
    title: t('还没有生产批次', 'No production batches yet', '還沒有生產批次'),
    hint: t(
      '为要生产的物料新增第一个批次，或从表格批量导入。',
      'Add the first batch for a part, or import a spreadsheet.',
      '為要生產的物料新增第一個批次，或從表格批次匯入。',
    ),
  },
  errors: {
    wrongState: t(
      '批次“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: batch {code} has the status “{state}”',
      '批次「{code}」的狀態是「{state}」，不能{move}',
    ),
    notPlanned: t(
      '批次“{code}”的状态是“{state}”，只有计划中的批次可以删除',
      'Batch {code} has the status “{state}”; only planned batches can be deleted',
      '批次「{code}」的狀態是「{state}」，只有計劃中的批次可以刪除',
    ),
    released: t(
      '批次已下达，不能再修改{label}',
      '{label} can’t be changed once the batch is released',
      '批次已下達，不能再修改{label}',
    ),
    over: t(
      '批次{state}，只能修改备注',
      'The batch has the status “{state}”; only the remark can be changed',
      '批次{state}，只能修改備註',
    ),
    nothingToRecall: t(
      '这个物料没有可以召回的批次',
      'This part has no batch that can be recalled',
      '這個物料沒有可以召回的批次',
    ),
    noFactory: t('工厂不存在', 'This factory does not exist', '工廠不存在'),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    partStopped: t(
      '物料已停用，不能新建批次',
      'This part is discontinued, so no batches can be added',
      '物料已停用，不能新建批次',
    ),
  },
} as const;
