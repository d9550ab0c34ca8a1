import { t } from '#contract/text.ts';

export const historyLogTexts = {
  line: t(
    '所有企业每天的追溯事件封存在一个只能增长的日志里，由平台签名，由平台之外的见证方见证',
    'The trace events of all companies are sealed each day in one log that only grows, signed by the platform and by witnesses outside it',
    '所有企業每天的追溯事件封存在一個只能增長的日誌裡，由平台簽名，由平台之外的見證方見證',
  ),
  fields: { number: t('密钥编号', 'Key number', '金鑰編號') },
  done: {
    stamping: t('正在请求时间戳', 'The authority is being asked', '正在請求時戳'),
    rotated: t(
      '日志现在使用第 {n} 个密钥',
      'The log now uses key {n}',
      '日誌現在使用第 {n} 個金鑰',
    ),
  },
  errors: {
    rotated: t('密钥刚刚已被更换', 'The key has just been changed', '金鑰剛剛已被更換'),
    noHead: t(
      '还没有日志头，没有必要更换密钥',
      'There is no head yet, so there is no need to change the key',
      '還沒有日誌頭，沒有必要更換金鑰',
    ),
    noAuthority: t(
      '请先在“配置”的“时间戳”里填写机构地址',
      'Set the authority’s address first, in the configuration under “Time-stamps”',
      '請先在「設定」的「時戳」裡填寫機構位址',
    ),
  },
  stampStates: {
    off: t('未使用', 'Not used', '未使用'),
    waiting: t('请求中', 'Being asked', '請求中'),
    failed: t('未加盖', 'Failed', '未加蓋'),
    behind: t('待加盖', 'Not stamped yet', '待加蓋'),
    stamped: t('已加盖', 'Stamped', '已加蓋'),
  },
} as const;
