import type { IncidentMove } from '#contract/features/risk/incidents/contract.ts';
import { t, type Text } from '#contract/text.ts';

export const incidentsPageTexts = {
  view: t('查看', 'View', '檢視'),
  subject: t('对象', 'About', '對象'),
  address: t('一个网络地址', 'One network address', '一個網路位址'),
  close: t('收起详情', 'Close the details', '收起詳情'),
  rule: t('规则：{words}', 'The rule: {words}', '規則：{words}'),
  evidence: t('相关查询', 'The scans behind it', '相關查詢'),
  evidenceCut: t(
    '共 {n} 次，这里列出最近的 {shown} 次',
    '{n} in all; the latest {shown} are listed',
    '共 {n} 次，這裡列出最近的 {shown} 次',
  ),
  noEvidence: t(
    '没有留下单独的查询记录',
    'No single scans were kept for it',
    '沒有留下單獨的查詢記錄',
  ),
  toRule: t('查看规则', 'See the rule', '檢視規則'),
  /** What the numbers of an incident mean, by their names. */
  seen: {
    devices: t('{n} 台设备查询了同一码', '{n} devices checked the code', '{n} 台裝置查詢了同一碼'),
    provinces: t(
      '该码在 {n} 个省份被查询',
      'The code was checked in {n} provinces',
      '該碼在 {n} 個省份被查詢',
    ),
    km: t('两次查询相距 {km} 公里', 'Two checks lie {km} km apart', '兩次查詢相距 {km} 公里'),
    burst: t('一天内查询 {n} 次', '{n} checks in one day', '一天內查詢 {n} 次'),
    median: t(
      '一天内查询 {n} 次，平时的中位数是 {median} 次',
      '{n} checks in one day; the usual median is {median}',
      '一天內查詢 {n} 次，平時的中位數是 {median} 次',
    ),
    codes: t('尝试了 {n} 个未知码', '{n} unknown codes were tried', '嘗試了 {n} 個未知碼'),
  },
  /** What a move means, said before the reason is asked for. */
  meaning: {
    confirm: t(
      '确认 {names} 属实。之后可以关闭。',
      'This is real: {names}. It can be closed afterwards.',
      '確認 {names} 屬實。之後可以關閉。',
    ),
    dismiss: t(
      '{names} 不是问题。再次触发规则时会另开新事件。',
      'No problem after all: {names}. If the rule fires again, a new incident is opened.',
      '{names} 不是問題。再次觸發規則時會另開新事件。',
    ),
    close: t(
      '{names} 已处理完毕。再次触发规则时会另开新事件。',
      'Settled: {names}. If the rule fires again, a new incident is opened.',
      '{names} 已處理完畢。再次觸發規則時會另開新事件。',
    ),
    reopen: t(
      '{names} 需要重新处理。',
      'To be looked into again: {names}.',
      '{names} 需要重新處理。',
    ),
  } satisfies Record<IncidentMove, Text>,
  reasonHint: t(
    '会写在事件上，并记入操作日志',
    'It stands on the incident and in the operation log',
    '會寫在事件上，並記入操作記錄',
  ),
} as const;
