import { t } from '#contract/text.ts';

export const operationPageTexts = {
  view: t('详情', 'Details', '詳細資料'),
  close: t('关闭', 'Close', '關閉'),
  one: t('{operation}：{name}', '{operation}: {name}', '{operation}：{name}'),
  some: t(
    '{operation}：{name} 等 {n} 条',
    '{operation}: {name} and {more} more',
    '{operation}：{name} 等 {n} 筆',
  ),
  unnamed: t('{operation}：{n} 条', '{operation}: {n} records', '{operation}：{n} 筆'),
  rows: t('这次操作的 {n} 条', 'The {n} records of this operation', '這次操作的 {n} 筆'),
  changes: t('变更内容', 'What changed', '變更內容'),
  field: t('字段', 'Field', '欄位'),
  before: t('变更前', 'Before', '變更前'),
  after: t('变更后', 'After', '變更後'),
  onlyChanged: t('只看变更的字段', 'Show only changed fields', '只看變更的欄位'),
  nothing: t(
    '这次操作没有留下字段变更。',
    'No field changes were recorded for this operation.',
    '這次操作沒有留下欄位變更。',
  ),
  same: t(
    '写入的内容与之前相同。',
    'The saved values were the same as before.',
    '寫入的內容與之前相同。',
  ),
  empty: t('空', 'empty', '空'),
  absent: t('无', 'none', '無'),
  yes: t('是', 'Yes', '是'),
  no: t('否', 'No', '否'),
  more: t('展开全部', 'Show all', '展開全部'),
  less: t('收起', 'Show less', '收合'),
  copyJson: t('复制 JSON', 'Copy as JSON', '複製 JSON'),
  sameRecord: t('此对象的全部操作', 'All operations on this record', '此對象的全部操作'),
  sameRequest: t('同一请求的操作', 'Operations of this request', '同一請求的操作'),
} as const;
