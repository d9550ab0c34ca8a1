import { t, type Text } from '#contract/text.ts';

/** Why a witness did not sign the newest head. */
export const askErrors = {
  noHead: t(
    '日志还没有已签名的日志头',
    'The log has no signed head yet',
    '日誌還沒有已簽名的日誌頭',
  ),
  private: t(
    '地址在内部网络中，不能访问',
    'The address is in a private network and can’t be called',
    '位址在內部網路中，不能存取',
  ),
  unreachable: t('连接失败', 'It can’t be reached', '連線失敗'),
  unknownLog: t(
    '对方没有登记我们的日志',
    'The witness does not list our log',
    '對方沒有登記我們的日誌',
  ),
  refusedKey: t(
    '对方登记的不是我们现在的公钥',
    'The witness lists another key for our log',
    '對方登記的不是我們現在的公鑰',
  ),
  forked: t(
    '对方见过的历史与我们的不同',
    'The witness has seen another history than ours',
    '對方見過的歷史與我們的不同',
  ),
  ahead: t(
    '对方见过的日志比我们的长',
    'The witness has seen a longer log than ours',
    '對方見過的日誌比我們的長',
  ),
  badAnswer: t('回答无法读取', 'The answer can’t be read', '回答無法讀取'),
  notSigned: t(
    '回答没有用登记的公钥签名',
    'The answer is not signed with the witness’s key',
    '回答沒有用登記的公鑰簽名',
  ),
  wrongTime: t(
    '签名上的时间不可信',
    'The time in the signature can’t be right',
    '簽名上的時間不可信',
  ),
  status: t('对方拒绝了请求', 'The witness rejected the request', '對方拒絕了請求'),
} as const satisfies Record<string, Text>;
export type AskError = keyof typeof askErrors;
export const askErrorNames = Object.keys(askErrors) as [AskError, ...AskError[]];

/** Those that mean that histories differ: somebody rewrote one, or an old backup was restored. */
export const graveErrors: readonly AskError[] = ['forked', 'ahead'];
