import { t } from '#contract/text.ts';

export const supplyChainPageTexts = {
  find: t('查询', 'Search', '查詢'),
  start: t(
    '输入物料编码、原料批号、批次号，或扫描一件货的编码。',
    'Type a part code, a lot or batch number, or scan the code of a unit.',
    '輸入物料編碼、原料批號、批號，或掃描一件貨的編碼。',
  ),
  nothing: t('没有找到“{text}”', 'Nothing found for “{text}”', '找不到「{text}」'),
  nothingHint: t(
    '请核对编码；产品要先绑定到批次。',
    'Check the code; a unit must be bound to a batch first.',
    '請核對編碼；產品要先綁定到批次。',
  ),
  cut: t(
    '只从最新的原料批和批次画起，数字也只包含它们。',
    'Begins with the newest lots and batches only; so do the figures.',
    '只從最新的原料批和批次畫起，數字也只包含它們。',
  ),
  forward: t('召回影响（往下）', 'Recall impact (forwards)', '召回影響（往下）'),
  back: t('来源（往上）', 'Where it came from (backwards)', '來源（往上）'),
  units: t('受影响的货', 'Units affected', '受影響的貨'),
  graph: t('链路图', 'Graph', '鏈路圖'),
  table: t('列表', 'Table', '列表'),
  view: t('视图', 'View', '檢視方式'),
  graphLabel: t(
    '{n} 个环节的链路图；同样的内容见列表',
    'Graph of {n} {n:step|steps}; the table tells the same',
    '{n} 個環節的鏈路圖；同樣的內容見列表',
  ),
  more: t('还有 {n} 个', 'and {n} more', '還有 {n} 個'),
  consumers: t('消费者', 'Consumers', '消費者'),
  unitsOf: t('{n} 件', '{n} {n:unit|units}', '{n} 件'),
  heads: {
    kind: t('环节', 'Step', '環節'),
    name: t('名称', 'Name', '名稱'),
    hint: t('物料', 'Part', '物料'),
    units: t('数量', 'Units', '數量'),
    from: t('来自', 'From', '來自'),
    holder: t('持有方', 'Held by', '持有方'),
    onWay: t('在途', 'In transit', '在途'),
  },
  holders: t('现在在谁手里', 'Who has them now', '現在在誰手裡'),
  noHolders: t('没有受影响的货', 'No units are affected', '沒有受影響的貨'),
  save: t('导出 CSV', 'Export CSV', '匯出 CSV'),
  fileName: t('供应链', 'Supply chain', '供應鏈'),
} as const;
