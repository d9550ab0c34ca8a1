import { t } from '#contract/text.ts';

export const incidentsPageTexts = {
  view: t('查看', 'View', '檢視'),
  subject: t('对象', 'Subject', '對象'),
  address: t('一个网络地址', 'A network address', '一個網路位址'),
  close: t('收起详情', 'Close details', '收起詳情'),
  rule: t('规则：{words}', 'Rule: {words}', '規則：{words}'),
  evidence: t('相关查询', 'Related scans', '相關查詢'),
  evidenceCut: t(
    '共 {n} 次，这里列出最近的 {shown} 次',
    '{n} in total; showing the latest {shown}',
    '共 {n} 次，這裡列出最近的 {shown} 次',
  ),
  noEvidence: t(
    '没有留下单独的查询记录',
    'No individual scans were kept',
    '沒有留下單獨的查詢記錄',
  ),
  toRule: t('查看规则', 'View rule', '檢視規則'),
  /** What the numbers of an incident mean, by their names. */
  seen: {
    devices: t(
      '{n} 台设备查询了同一码',
      '{n} devices checked the same code',
      '{n} 台裝置查詢了同一碼',
    ),
    provinces: t(
      '该码在 {n} 个省份被查询',
      'The code was checked in {n} provinces',
      '該碼在 {n} 個省份被查詢',
    ),
    km: t('两次查询相距 {km} 公里', 'Two checks were {km} km apart', '兩次查詢相距 {km} 公里'),
    burst: t('一天内查询 {n} 次', '{n} checks in one day', '一天內查詢 {n} 次'),
    median: t(
      '一天内查询 {n} 次，平时的中位数是 {median} 次',
      '{n} checks in one day; the median is {median}',
      '一天內查詢 {n} 次，平時的中位數是 {median} 次',
    ),
    wrongSeller: t(
      '{seller}登记了销售（{sale}），而产品在{holder}手里',
      '{seller} registered the sale ({sale}), but {holder} holds the product',
      '{seller}登記了銷售（{sale}），而產品在{holder}手裡',
    ),
    codes: t('尝试了 {n} 个未知码', '{n} unknown codes tried', '嘗試了 {n} 個未知碼'),
  },
  reasonHint: t(
    '会写在事件上，并记入操作日志',
    'Shown on the incident and recorded in the operation log',
    '會寫在事件上，並記入操作記錄',
  ),
} as const;
