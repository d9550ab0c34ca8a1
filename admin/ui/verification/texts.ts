import { t } from '#contract/text.ts';

export const verificationTexts = {
  history: t('认证记录', 'History', '認證紀錄'),
  noHistory: t('还没有提交过认证', 'Not submitted yet', '還沒有提交過認證'),
  steps: {
    reverify: t(
      '关键信息变更，需要重新提交',
      'Key information changed; please submit again',
      '關鍵資訊變更，需要重新提交',
    ),
    submitted: t('提交认证', 'Submitted', '提交認證'),
    rejected: t('驳回', 'Rejected', '駁回'),
    approved: t('通过认证', 'Approved', '通過認證'),
    suspended: t('停用', 'Suspended', '停用'),
    resumed: t('恢复使用', 'Restored', '恢復使用'),
  },
} as const;
