import { t } from '#contract/text.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';

export const bindingTexts = {
  one: t('标识绑定', 'binding', '標識綁定'),
  line: t(
    '把标识绑定到生产批次的产品上，按编码、区间或整包',
    'Bind identifiers to the products of a batch: by code, by range or by pack',
    '把標識綁定到生產批次的產品上，依編碼、區間或整包',
  ),
  fields: {
    ids: identifierTexts.fields.ids,
    codes: identifierTexts.fields.codes,
    ranges: identifierTexts.fields.ranges,
    pack_id: identifierTexts.fields.pack_id,
    first_code: identifierTexts.fields.first_code,
    last_code: identifierTexts.fields.last_code,
    event_id: t('绑定记录', 'Binding', '綁定紀錄'),
    kind: t('操作', 'Action', '操作'),
    event_time: t('时间', 'Time', '時間'),
    quantity: t('数量', 'Quantity', '數量'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('批次号', 'Batch number', '批號'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('备注', 'Remark', '備註'),
    create_user: t('操作人', 'By', '操作人'),
    count: t('数量', 'Quantity', '數量'),
    refused: t('不能绑定', 'Cannot be bound', '不能綁定'),
  },
  kinds: {
    bind: t('绑定', 'Bound', '綁定'),
    unbind: t('解除绑定', 'Unbound', '解除綁定'),
  },
  commands: {
    bind: t('绑定', 'Bind', '綁定'),
    unbind: t('解除绑定', 'Unbind', '解除綁定'),
  },
  done: {
    bind: t('已绑定 {n} 个标识', 'Identifiers bound: {n}', '已綁定 {n} 個標識'),
    unbind: t('已解除绑定 {n} 个标识', 'Identifiers unbound: {n}', '已解除綁定 {n} 個標識'),
  },
  empty: {
    title: t('还没有绑定记录', 'No bindings yet', '還沒有綁定紀錄'),
    hint: t(
      '选择一个生产批次，再扫描或粘贴要绑定的编码。',
      'Choose a batch, then scan or paste the codes to bind.',
      '選擇一個生產批次，再掃描或貼上要綁定的編碼。',
    ),
  },
  errors: {
    noEvent: t('绑定记录不存在', 'This binding does not exist', '綁定紀錄不存在'),
    noBatch: t('生产批次不存在', 'This batch does not exist', '生產批次不存在'),
    otherPart: t(
      '生产批次属于另一个物料',
      'The batch belongs to another part',
      '生產批次屬於另一個物料',
    ),
    batchState: t(
      '生产批次的状态是“{state}”，不能绑定标识',
      'The batch has the status “{state}”, so identifiers can’t be bound to it',
      '生產批次的狀態是「{state}」，不能綁定標識',
    ),
    otherwiseMeant: t(
      '有 {n} 个标识是为另一个物料生成的，例如“{code}”',
      '{n} identifiers were generated for another part, for example {code}',
      '有 {n} 個標識是為另一個物料產生的，例如「{code}」',
    ),
    recalled: t(
      '有 {n} 个标识的批次已召回，不能解除绑定，例如“{code}”',
      '{n} identifiers belong to a recalled batch and can’t be unbound, for example {code}',
      '有 {n} 個標識的批次已召回，不能解除綁定，例如「{code}」',
    ),
  },
} as const;
