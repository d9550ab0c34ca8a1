import { t } from '#contract/text.ts';

export const witnessedLogTexts = {
  one: t('见证的日志', 'witnessed log', '見證的日誌'),
  line: t(
    '其他平台的日志请本平台为它们的日志头签名；本平台记住见过的最后一个日志头，从不为改写过的历史签名',
    'Logs of other platforms ask this platform to sign their heads. It remembers the last head of each log and never signs a rewritten history',
    '其他平台的日誌請本平台為它們的日誌頭簽名；本平台記住見過的最後一個日誌頭，從不為改寫過的歷史簽名',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    origin: t('日志名称', 'Name in the log', '日誌名稱'),
    keys: t('公钥', 'Public keys', '公鑰'),
    address: t('日志头地址', 'Address of its head', '日誌頭位址'),
    is_active: t('启用', 'Active', '啟用'),
    remark: t('备注', 'Remark', '備註'),
    state: t('状态', 'Status', '狀態'),
    size: t('见证到', 'Signed up to', '見證到'),
    signed_time: t('最近见证', 'Last signed', '最近見證'),
    error: t('最近的问题', 'Last problem', '最近的問題'),
    error_detail: t('详情', 'Details', '詳情'),
    error_time: t('发生时间', 'When', '發生時間'),
    checked_time: t('最近检查', 'Last checked', '最近檢查'),
    fork_known: t('见证过的日志头', 'The head that was signed', '見證過的日誌頭'),
    fork_note: t('另一个日志头', 'The other head', '另一個日誌頭'),
    fork_time: t('发现时间', 'Found', '發現時間'),
    keyword: t('名称、日志名称', 'Name, or name in the log', '名稱、日誌名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    off: t('停用', 'Disabled', '停用'),
    waiting: t('检查中', 'Being checked', '檢查中'),
    forked: t('历史不一致', 'Two histories', '歷史不一致'),
    failed: t('有问题', 'Problem', '有問題'),
    new: t('尚未见证', 'Not signed yet', '尚未見證'),
    signed: t('已见证', 'Signed', '已見證'),
  },
  hints: {
    origin: t(
      '日志头的第一行；留空则与公钥中的名称相同',
      'The first line of its heads. Leave empty if it is the name in the key',
      '日誌頭的第一行；留空則與公鑰中的名稱相同',
    ),
    keys: t(
      '由对方给出，形如 名称+8位编号+Base64；更换公钥期间可填新旧两个',
      'Given out by the log, as name+id+base64. While it changes its key, list the old and the new one',
      '由對方給出，形如 名稱+8位編號+Base64；更換公鑰期間可填新舊兩個',
    ),
    address: t(
      '可不填。填了以后可以随时检查对方公布的日志头，例如 https://partner.example.com/log/checkpoint',
      'Optional. With it, the head that the log publishes can be checked, for example https://partner.example.com/log/checkpoint',
      '可不填。填了以後可以隨時檢查對方公布的日誌頭，例如 https://partner.example.com/log/checkpoint',
    ),
  },
  look: t('检查', 'Check', '檢查'),
  done: { looking: t('正在检查日志', 'The log is being checked', '正在檢查日誌') },
  forked: t(
    '这个日志为同样大小签过两个不同的日志头，说明它向不同的人出示不同的历史。两个日志头都已保留，请联系对方说明原因。',
    'This log signed two different heads of the same size: it shows different histories to different people. Both heads are kept. Contact its operator for an explanation.',
    '這個日誌為同樣大小簽過兩個不同的日誌頭，說明它向不同的人出示不同的歷史。兩個日誌頭都已保留，請聯絡對方說明原因。',
  ),
  errors: {
    badKey: t(
      '这不是日志的公钥（名称+编号+Base64，签名类型 1）',
      'This is no public key of a log (name+id+base64, signature type 1)',
      '這不是日誌的公鑰（名稱+編號+Base64，簽名類型 1）',
    ),
    ownKey: t(
      '这是本平台自己的日志；见证自己没有意义',
      'This is our own log. Witnessing oneself proves nothing',
      '這是本平台自己的日誌；見證自己沒有意義',
    ),
    otherNames: t(
      '这些公钥属于不同的日志',
      'These keys belong to different logs',
      '這些公鑰屬於不同的日誌',
    ),
    private: t(
      '这个地址不能用：它在内部网络中，或者不是网址',
      'This address can’t be used: it is in a private network or not a URL',
      '這個位址不能用：它在內部網路中，或者不是網址',
    ),
    noAddress: t('请先填写日志头地址', 'Enter the address of its head first', '請先填寫日誌頭位址'),
  },
  empty: {
    title: t('还没有见证的日志', 'No witnessed logs yet', '還沒有見證的日誌'),
    hint: t(
      '登记合作企业平台的日志名称和公钥，再把本平台的见证公钥和提交地址（见“历史日志”）告诉对方。',
      'Add the name and key of a partner’s log, then tell the partner our witness key and the submission address; both are on the page “History log”.',
      '登記合作企業平台的日誌名稱和公鑰，再把本平台的見證公鑰和提交位址（見「歷史日誌」）告訴對方。',
    ),
  },
} as const;
