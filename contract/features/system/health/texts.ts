import { t, type Text } from '#contract/text.ts';
import type { HealthState } from './contract.ts';

export const healthTexts = {
  line: t(
    '节点、数据库、任务与存储此刻的状态，自动刷新',
    'How nodes, database, jobs and storage are right now; refreshes by itself',
    '節點、資料庫、任務與儲存此刻的狀態，自動重新整理',
  ),
  states: {
    good: t('正常', 'Fine', '正常'),
    caution: t('需留意', 'Needs a look', '需留意'),
    bad: t('异常', 'Out of order', '異常'),
  } satisfies Record<HealthState, Text>,
  overall: {
    good: t('一切正常', 'Everything is fine', '一切正常'),
    caution: t('有需要留意的地方', 'Something needs a look', '有需要留意的地方'),
    bad: t('有服务异常', 'Something is out of order', '有服務異常'),
  } satisfies Record<HealthState, Text>,
} as const;
