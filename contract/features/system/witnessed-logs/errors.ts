import { t, type Text } from '#contract/text.ts';

/** Why the head of a log was not signed, or not found where it is published. */
export const logErrors = {
  notContinued: t(
    '新日志头没有接续见证过的日志头',
    'The new head does not continue the one that was signed',
    '新日誌頭沒有接續見證過的日誌頭',
  ),
  private: t(
    '地址在内部网络中，不能访问',
    'The address is in a private network and can’t be called',
    '位址在內部網路中，不能存取',
  ),
  unreachable: t('连接失败', 'It can’t be reached', '連線失敗'),
  status: t('对方拒绝了请求', 'The log rejected the request', '對方拒絕了請求'),
  noHead: t('那里没有日志头', 'There is no head of a log at that address', '那裡沒有日誌頭'),
  otherOrigin: t('那里是另一个日志', 'Another log is published there', '那裡是另一個日誌'),
  otherKey: t(
    '那里的日志头不是用登记的公钥签名的',
    'The head published there is not signed with a listed key',
    '那裡的日誌頭不是用登記的公鑰簽名的',
  ),
  behind: t(
    '那里的日志比见证过的短',
    'The log published there is shorter than the one that was signed',
    '那裡的日誌比見證過的短',
  ),
  forked: t(
    '那里的历史与见证过的不同',
    'The history published there is not the one that was signed',
    '那裡的歷史與見證過的不同',
  ),
} as const satisfies Record<string, Text>;
export type LogError = keyof typeof logErrors;
export const logErrorNames = Object.keys(logErrors) as [LogError, ...LogError[]];
