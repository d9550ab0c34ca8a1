import { t } from '#contract/text.ts';
import { incidentMoves } from './moves.ts';

export const incidentTexts = {
  one: t('风险事件', 'incident', '風險事件'),
  line: t(
    '风险规则发现的异常，逐一核实并处理',
    'Anomalies found by risk rules: review and handle each',
    '風險規則發現的異常，逐一核實並處理',
  ),
  fields: {
    code: t('事件号', 'Incident number', '事件號'),
    kind: t('规则', 'Rule', '規則'),
    severity: t('严重程度', 'Severity', '嚴重程度'),
    identifier_id: t('标识', 'Code', '標識'),
    identifier_code: t('标识', 'Code', '標識'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('批次', 'Batch', '批次'),
    batch_code: t('批次', 'Batch', '批次'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    dealer_name: t('经销商', 'Dealer', '經銷商'),
    is_appealed: t('有待答复的申诉', 'Appeal waiting', '有待回覆的申訴'),
    appeals: t('经销商申诉', 'Dealer’s appeals', '經銷商申訴'),
    province: t('省份', 'Province', '省份'),
    state: t('状态', 'Status', '狀態'),
    hits: t('次数', 'Hits', '次數'),
    first_time: t('首次发生', 'First seen', '首次發生'),
    last_time: t('最近发生', 'Last seen', '最近發生'),
    detail: t('触发数据', 'Trigger data', '觸發數據'),
    reason: t('处理说明', 'Resolution note', '處理說明'),
    keyword: t('事件号、标识', 'Incident number or code', '事件號、標識'),
    scans: t('相关查询', 'Scans', '相關查詢'),
    create_time: t('发现时间', 'Found', '發現時間'),
  },
  severities: {
    1: t('提醒', 'Info', '提醒'),
    2: t('警告', 'Warning', '警告'),
    3: t('严重', 'Critical', '嚴重'),
  },
  states: incidentMoves.states,
  empty: {
    title: t('没有风险事件', 'No incidents', '沒有風險事件'),
    hint: t(
      '扫码触发风险规则时，事件会出现在这里。',
      'Incidents appear here when a scan triggers a risk rule.',
      '掃碼觸發風險規則時，事件會出現在這裡。',
    ),
  },
  warning: t('风险提醒：{kind}（{code}）', 'Risk: {kind} ({code})', '風險提醒：{kind}（{code}）'),
  errors: {
    wrongState: t(
      '事件“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: incident {code} has the status “{state}”',
      '事件「{code}」的狀態是「{state}」，不能{move}',
    ),
    openAgain: t(
      '同一对象已有新的未结事件，不能重新打开“{code}”',
      'There is a newer open incident about the same subject, so {code} can’t be reopened',
      '同一對象已有新的未結事件，不能重新開啟「{code}」',
    ),
  },
} as const;
