import { t, type Text } from './text.ts';

/** Why a time-stamp is not believed. */
export const stampFaults = {
  notGranted: t(
    '时间戳机构拒绝了请求',
    'The authority did not grant the time-stamp',
    '時戳機構拒絕了請求',
  ),
  unreadableStamp: t('时间戳无法读取', 'The time-stamp cannot be read', '時戳無法讀取'),
  otherImprint: t(
    '时间戳盖的不是这个日志头',
    'The time-stamp is for something else than this head',
    '時戳蓋的不是這個日誌頭',
  ),
  otherNonce: t(
    '时间戳不是对这次请求的回答',
    'The time-stamp does not answer this request',
    '時戳不是對這次請求的回答',
  ),
  badStampSignature: t(
    '时间戳的签名无效',
    'The signature of the time-stamp does not hold',
    '時戳的簽名無效',
  ),
  notForStamps: t(
    '签名的证书不能用于时间戳',
    'The certificate that signed is not for time-stamps',
    '簽名的憑證不能用於時戳',
  ),
  expiredStamp: t(
    '签名的证书在那时已过期或尚未生效',
    'The certificate that signed was not valid at that time',
    '簽名的憑證在那時已過期或尚未生效',
  ),
  otherAuthority: t(
    '签名的证书不属于指定的机构',
    'The certificate that signed is not that of the authority that was set',
    '簽名的憑證不屬於指定的機構',
  ),
  unknownAlgorithm: t(
    '不支持时间戳的签名算法',
    'The signature algorithm of the time-stamp is not supported',
    '不支援時戳的簽名演算法',
  ),
} as const satisfies Record<string, Text>;
export type StampFault = keyof typeof stampFaults;

/** Why the newest head has no time-stamp. */
export const stampErrors = {
  ...stampFaults,
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
  status: t('时间戳机构没有回答', 'The authority did not answer the request', '時戳機構沒有回答'),
  wrongTime: t(
    '时间戳的时间与本平台的时钟相差太大',
    'The time in the time-stamp is too far from our clock',
    '時戳的時間與本平台的時鐘相差太大',
  ),
} as const satisfies Record<string, Text>;
export type StampError = keyof typeof stampErrors;
export const stampErrorNames = Object.keys(stampErrors) as [StampError, ...StampError[]];
