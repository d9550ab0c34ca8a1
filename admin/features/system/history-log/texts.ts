import { t } from '#contract/text.ts';

export const historyLogPageTexts = {
  own: t('本平台的日志', 'Our log', '本平台的日誌'),
  ownLine: t(
    '把名称、公钥和公布地址告诉合作企业、审计方和见证方，他们就能自行核对历史。',
    'Give the name, the key and the address to partners, auditors and witnesses, so that they can verify the history themselves.',
    '把名稱、公鑰和公布位址告訴合作企業、稽核方和見證方，他們就能自行核對歷史。',
  ),
  origin: t('日志名称', 'Name in the log', '日誌名稱'),
  key: t('日志公钥', 'Public key of the log', '日誌公鑰'),
  address: t('公布地址', 'Published at', '公布位址'),
  head: t('最新日志头', 'Newest head', '最新日誌頭'),
  noHead: t(
    '还没有日志头：第一天结束并封存后，一小时内签名。',
    'No head yet. The first one is signed within an hour after the first day was sealed.',
    '還沒有日誌頭：第一天結束並封存後，一小時內簽名。',
  ),
  size: t('天数', 'Days', '天數'),
  day: t('最后一天', 'Last day', '最後一天'),
  signed: t('签名时间', 'Signed', '簽名時間'),
  root: t('根', 'Root', '根'),
  cosigned: t('见证签名', 'Signed by witnesses', '見證簽名'),
  cosignedBy: t('{name}（{time}）', '{name} ({time})', '{name}（{time}）'),
  noCosigned: t(
    '还没有见证方签名。没有见证方时，能改写数据库的人可以重建整个历史。',
    'No witness has signed it. Without witnesses, a person who controls the database and the keys could rebuild the whole history.',
    '還沒有見證方簽名。沒有見證方時，能改寫資料庫的人可以重建整個歷史。',
  ),
  witnesses: t('见证方 {n}', 'Witnesses: {n}', '見證方 {n}'),
  asWitness: t('本平台作为见证方', 'This platform as a witness', '本平台作為見證方'),
  asWitnessLine: t(
    '请本平台见证日志的一方需要这两项；在“见证的日志”里登记对方之后，对方的请求才会被接受。',
    'A log that asks this platform to witness it needs both. Requests are accepted once the log is listed under “Witnessed logs”.',
    '請本平台見證日誌的一方需要這兩項；在「見證的日誌」裡登記對方之後，對方的請求才會被接受。',
  ),
  witnessKey: t('见证公钥', 'Witness key', '見證公鑰'),
  witnessAddress: t('提交地址', 'Submission address', '提交位址'),
  witnessedLogs: t('见证的日志 {n}', 'Witnessed logs: {n}', '見證的日誌 {n}'),
  verify: t('打开核对页面', 'Open the verification page', '開啟核對頁面'),
  copy: t('复制', 'Copy', '複製'),
} as const;
