import { t, type Text } from '#contract/text.ts';
import type { HealthState } from './contract.ts';

export const healthTexts = {
  line: t(
    '节点、数据库、任务与存储此刻的状态，自动刷新',
    'Current status of nodes, database, jobs and storage; refreshes automatically',
    '節點、資料庫、任務與儲存此刻的狀態，自動重新整理',
  ),
  states: {
    good: t('正常', 'OK', '正常'),
    caution: t('需留意', 'Warning', '需留意'),
    bad: t('异常', 'Error', '異常'),
  } satisfies Record<HealthState, Text>,
  overall: {
    good: t('一切正常', 'All systems normal', '一切正常'),
    caution: t('有需要留意的地方', 'Some services need attention', '有需要留意的地方'),
    bad: t('有服务异常', 'Some services have errors', '有服務異常'),
  } satisfies Record<HealthState, Text>,
} as const;
