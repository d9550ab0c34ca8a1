import { t, type Text } from '#contract/text.ts';
import type { QualityKind, QualityResult } from './kinds.ts';

/** What all records of making a product are called and say, whatever their kind. */
export const qualityTexts = {
  kinds: {
    process: t('过程', 'Process', '製程'),
    qc: t('质检', 'QC', '品檢'),
    test: t('测试', 'Test', '測試'),
  } satisfies Record<QualityKind, Text>,
  results: {
    pass: t('合格', 'Pass', '合格'),
    fail: t('不合格', 'Fail', '不合格'),
    info: t('已记录', 'Recorded', '已記錄'),
  } satisfies Record<QualityResult, Text>,
  done: {
    judged: t(
      '实测值超出限值，已判为不合格',
      'The value is outside the limits and was recorded as failed',
      '實測值超出限值，已判為不合格',
    ),
    unmeasured: t(
      '这一项有限值，没有实测值不能判为合格，结果记为“已记录”',
      'This step has limits: without a measured value it can’t pass, so the result is “Recorded”',
      '這一項有限值，沒有實測值不能判為合格，結果記為「已記錄」',
    ),
    saved: t('已保存 {n} 格', 'Cells saved: {n}', '已儲存 {n} 格'),
    savedFailed: t(
      '已保存 {n} 格，其中 {failed} 格不合格',
      'Cells saved: {n}, of which failed: {failed}',
      '已儲存 {n} 格，其中 {failed} 格不合格',
    ),
    waived: t('已放行', 'Waived', '已放行'),
    unwaived: t('已撤销放行', 'Waiver revoked', '已撤銷放行'),
    collected: t(
      '新增 {created} 条，已有 {same} 条，出错 {failed} 条',
      'Added: {created}, existing: {same}, failed: {failed}',
      '新增 {created} 筆，已有 {same} 筆，出錯 {failed} 筆',
    ),
  },
  errors: {
    unknownSerial: t(
      '找不到序列号“{code}”',
      'There is no serial number {code}',
      '找不到序號「{code}」',
    ),
    notUnit: t(
      '“{code}”是箱或托盘，请填写单件的序列号',
      '{code} is a box or pallet; enter the serial number of a unit',
      '「{code}」是箱或棧板，請填寫單件的序號',
    ),
    notInBatch: t(
      '“{code}”不属于这个批次',
      '{code} does not belong to this batch',
      '「{code}」不屬於這個批次',
    ),
    noBatch: t('批次不存在', 'This batch does not exist', '批次不存在'),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    future: t('时间不能晚于现在', 'The time can’t be in the future', '時間不能晚於現在'),
    timeFixed: t(
      '已有记录的完成时间不能修改；复检请新增一条记录',
      'The time of an existing record can’t be changed; add a new record for a retest',
      '已有紀錄的完成時間不能修改；複檢請新增一筆紀錄',
    ),
    cellTwice: t('同一格填了两次', 'This cell appears twice', '同一格填了兩次'),
    cellChanged: t(
      '“{code}”的“{step}”刚被别人改过，请刷新后再保存',
      '“{step}” of {code} was changed by someone else; reload before you save',
      '「{code}」的「{step}」剛被別人改過，請重新整理後再儲存',
    ),
    cellsChanged: t(
      '有 {n} 格刚被别人改过，全部没有保存',
      '{n} {n:cell was|cells were} changed by someone else; nothing was saved',
      '有 {n} 格剛被別人改過，全部沒有儲存',
    ),
    cellsWrong: t(
      '有 {n} 格填得不对，全部没有保存',
      '{n} {n:cell is|cells are} wrong; nothing was saved',
      '有 {n} 格填得不對，全部沒有儲存',
    ),
    sourceTaken: t(
      'source_id“{id}”已用于另一条内容不同的记录',
      'source_id {id} already belongs to a record with different content',
      'source_id「{id}」已用於另一筆內容不同的紀錄',
    ),
    missingStep: t(
      '“{code}”缺少必检项“{step}”（共 {n} 项未完成）',
      '{code} lacks the required step “{step}” ({n} open in total)',
      '「{code}」缺少必檢項「{step}」（共 {n} 項未完成）',
    ),
    failedStep: t(
      '“{code}”的必检项“{step}”不合格（共 {n} 项未完成）',
      '{code} failed the required step “{step}” ({n} open in total)',
      '「{code}」的必檢項「{step}」不合格（共 {n} 項未完成）',
    ),
    noStep: t(
      '生效的检验方案里没有必检项“{step}”',
      'The plan in force has no required step “{step}”',
      '生效的檢驗方案裡沒有必檢項「{step}」',
    ),
    notWaived: t('这一项没有放行记录', 'This step is not waived', '這一項沒有放行紀錄'),
    noRight: t(
      '没有采集这类数据的权限',
      'No permission to collect data of this kind',
      '沒有採集這類資料的權限',
    ),
  },
} as const;

const common = {
  serial_number: t('序列号', 'Serial number', '序號'),
  std: t('标准要求', 'Requirement', '標準要求'),
  content: t('记录内容', 'Content', '紀錄內容'),
  value: t('实测值', 'Measured value', '實測值'),
  unit: t('单位', 'Unit', '單位'),
  result: t('结果', 'Result', '結果'),
  pass_time: t('完成时间', 'Done', '完成時間'),
  source_id: t('来源编号', 'Source ID', '來源編號'),
  part_id: t('物料', 'Part', '物料'),
  part_name: t('物料', 'Part', '物料'),
  batch_id: t('生产批次', 'Production batch', '生產批次'),
  batch_code: t('批次号', 'Batch number', '批號'),
  min: t('下限', 'Lower limit', '下限'),
  max: t('上限', 'Upper limit', '上限'),
  days: t('天数', 'Days', '天數'),
  cells: t('单元格', 'Cells', '儲存格'),
  records: t('记录', 'Records', '紀錄'),
  kind: t('类别', 'Type', '類別'),
  version: t('版本', 'Version', '版本'),
  create_time: t('录入时间', 'Entered', '輸入時間'),
  update_time: t('更新时间', 'Updated', '更新時間'),
};

export const processTexts = {
  one: t('过程记录', 'process record', '製程紀錄'),
  line: t(
    '每件产品经过的工序：做了什么、谁做的、什么时候完成',
    'The process steps of each product: what was done, by whom and when',
    '每件產品經過的工序：做了什麼、誰做的、什麼時候完成',
  ),
  fields: {
    ...common,
    step: t('工序', 'Process step', '工序'),
    emp_name: t('操作员', 'Operator', '作業員'),
  },
  empty: {
    title: t('还没有过程记录', 'No process records yet', '還沒有製程紀錄'),
    hint: t(
      '登记第一道工序，或从表格导入；也可以由设备自动采集。',
      'Enter the first process step or import a spreadsheet; machines can send records too.',
      '登記第一道工序，或從表格匯入；也可以由設備自動採集。',
    ),
  },
} as const;

export const qcTexts = {
  one: t('质检记录', 'QC record', '品檢紀錄'),
  line: t(
    '每件产品的检验项目与结论，超出限值自动判为不合格',
    'Inspections of each product and their results; values outside the limits fail',
    '每件產品的檢驗項目與結論，超出限值自動判為不合格',
  ),
  fields: {
    ...common,
    step: t('检验项目', 'Inspection item', '檢驗項目'),
    emp_name: t('检验员', 'Inspector', '檢驗員'),
  },
  empty: {
    title: t('还没有质检记录', 'No QC records yet', '還沒有品檢紀錄'),
    hint: t(
      '登记第一个检验结果，或从表格导入；也可以由设备自动采集。',
      'Enter the first inspection or import a spreadsheet; machines can send records too.',
      '登記第一個檢驗結果，或從表格匯入；也可以由設備自動採集。',
    ),
  },
} as const;

export const testTexts = {
  one: t('测试记录', 'test record', '測試紀錄'),
  line: t(
    '每件产品的测试数据，按限值判定，可看走势与过程能力',
    'Test data of each product, judged by limits, with trend and process capability',
    '每件產品的測試資料，依限值判定，可看走勢與製程能力',
  ),
  fields: {
    ...common,
    step: t('测试项目', 'Test item', '測試項目'),
    emp_name: t('测试员', 'Tester', '測試員'),
  },
  empty: {
    title: t('还没有测试记录', 'No test records yet', '還沒有測試紀錄'),
    hint: t(
      '登记第一个测试值，或从表格导入；也可以由设备自动采集。',
      'Enter the first test value or import a spreadsheet; machines can send records too.',
      '登記第一個測試值，或從表格匯入；也可以由設備自動採集。',
    ),
  },
} as const;

/** The texts of each kind's own page. */
export const recordTexts = { process: processTexts, qc: qcTexts, test: testTexts } as const;
