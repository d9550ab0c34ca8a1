import { holderTexts } from '#contract/codes/holders.ts';
import { t } from '#contract/text.ts';
import { lotMoves } from './moves.ts';

export const lotTexts = {
  one: t('物料批', 'material lot', '物料批'),
  line: t(
    '来料按批检验和领用；从一批料可以查到用它的产品，也可以反查',
    'Incoming material is inspected and used by lot; trace a lot to the products that contain it, and back',
    '進料依批檢驗和領用；從一批料可以查到用它的產品，也可以反查',
  ),
  fields: {
    id: t('物料批', 'Material lot', '物料批'),
    code: t('批号', 'Lot number', '批號'),
    part_id: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    part_name: t('物料', 'Part', '物料'),
    supplier_id: t('供应商', 'Supplier', '供應商'),
    supplier_name: t('供应商', 'Supplier', '供應商'),
    supplier_lot: t('供应商批号', 'Supplier’s lot number', '供應商批號'),
    source_batch_id: t('来自生产批次', 'Made in batch', '來自生產批次'),
    source_batch_code: t('来自生产批次', 'Made in batch', '來自生產批次'),
    quantity: t('数量', 'Quantity', '數量'),
    used: t('已用', 'Used', '已用'),
    left: t('结余', 'Left', '結餘'),
    unit: t('单位', 'Unit', '單位'),
    unit_name: t('单位', 'Unit', '單位'),
    received_date: t('收料日期', 'Received', '收料日期'),
    expire_date: t('到期日期', 'Expiry date', '到期日期'),
    state: t('状态', 'Status', '狀態'),
    inspection: t('检验结果', 'Inspection', '檢驗結果'),
    inspect_user: t('检验人', 'Inspected by', '檢驗人'),
    inspect_time: t('检验时间', 'Inspected', '檢驗時間'),
    reason: t('说明', 'Note', '說明'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('批号、物料、供应商批号', 'Lot, part or supplier’s lot', '批號、物料、供應商批號'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: lotMoves.states,
  inspections: {
    '': t('未检', 'Not inspected', '未檢'),
    pass: t('合格', 'Passed', '合格'),
    fail: t('不合格', 'Failed', '不合格'),
    waived: t('让步接收', 'Waived', '特採'),
  },
  holders: holderTexts,
  recalled: t(
    '已召回物料批 {code}，涉及 {batches} 个批次',
    'Lot {code} recalled; batches affected: {batches}',
    '已召回物料批 {code}，涉及 {batches} 個批次',
  ),
  empty: {
    title: t('还没有物料批', 'No material lots yet', '還沒有物料批'),
    hint: t(
      '收到物料后登记第一批，检验合格即可领用；也可以从表格导入。',
      'Enter the first lot when material arrives; once it has passed the inspection it can be used. Or import a spreadsheet.',
      '收到物料後登記第一批，檢驗合格即可領用；也可以從表格匯入。',
    ),
  },
  errors: {
    fixed: t(
      '物料批“{code}”已检验或已领用，不能再修改',
      'Lot {code} was inspected or used and can’t be changed',
      '物料批「{code}」已檢驗或已領用，不能再修改',
    ),
    notPending: t(
      '物料批“{code}”的状态是“{state}”，只有待检的可以删除',
      'Lot {code} has the status “{state}”; only lots to be inspected can be deleted',
      '物料批「{code}」的狀態是「{state}」，只有待檢的可以刪除',
    ),
    received: t(
      '这一批是按收料单收的，不能改；收错了请冲销收料单',
      'This lot was received with a receipt and can’t be changed; if it is wrong, reverse the receipt',
      '這一批是依收料單收的，不能改；收錯了請沖銷收料單',
    ),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    noSupplier: t('供应商不存在', 'This supplier does not exist', '供應商不存在'),
    noBatch: t('没有这个物料的这个批次', 'This part has no such batch', '沒有這個物料的這個批次'),
  },
} as const;
