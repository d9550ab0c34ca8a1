import { t, type Text } from '#contract/text.ts';

/** Labels of the figures, by their key. */
export const figureTexts: Record<string, Text> = {
  unread: t('未读消息', 'Unread notices', '未讀訊息'),
  users: t('启用的用户', 'Active users', '啟用的使用者'),
  signInsToday: t('今日登录', 'Sign-ins today', '今日登入'),
  operationsToday: t('今日操作', 'Operations today', '今日操作'),
  companies: t('企业总数', 'Companies', '企業總數'),
  companiesPending: t('待审核企业', 'Companies to review', '待審核企業'),
  dealers: t('经销商', 'Dealers', '經銷商'),
  jobsWaiting: t('等待中的任务', 'Jobs waiting', '等待中的任務'),
  jobsFailed: t('失败的任务', 'Failed jobs', '失敗的任務'),
};
