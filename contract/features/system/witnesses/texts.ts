import { t } from '#contract/text.ts';

export const witnessTexts = {
  one: t('见证方', 'witness', '見證方'),
  line: t(
    '本平台之外的见证方为历史日志的每个日志头签名：有了它们，谁也不能向不同的人出示不同的历史',
    'Witnesses outside this platform sign each head of the history log, so that nobody can show different histories to different people',
    '本平台之外的見證方為歷史日誌的每個日誌頭簽名：有了它們，誰也不能向不同的人出示不同的歷史',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    address: t('地址', 'Address', '位址'),
    key: t('公钥', 'Public key', '公鑰'),
    is_active: t('启用', 'Active', '啟用'),
    remark: t('备注', 'Remark', '備註'),
    state: t('状态', 'Status', '狀態'),
    size: t('见证到（天）', 'Signed up to (days)', '見證到（天）'),
    signed_time: t('最近见证', 'Last signed', '最近見證'),
    error: t('未见证的原因', 'Why it did not sign', '未見證的原因'),
    error_detail: t('详情', 'Details', '詳情'),
    error_time: t('失败时间', 'Failed', '失敗時間'),
    keyword: t('名称、地址、公钥', 'Name, address or key', '名稱、位址、公鑰'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    off: t('停用', 'Disabled', '停用'),
    waiting: t('请求中', 'Being asked', '請求中'),
    failed: t('未见证', 'Failed', '未見證'),
    behind: t('待见证', 'Not signed yet', '待見證'),
    signed: t('已见证', 'Signed', '已見證'),
  },
  hints: {
    address: t(
      '见证方给出的提交地址，即 /add-checkpoint 之前的部分',
      'The submission address that the witness gives out: what stands before /add-checkpoint',
      '見證方給出的提交位址，即 /add-checkpoint 之前的部分',
    ),
    key: t(
      '由见证方给出，形如 名称+8位编号+Base64。请把本平台日志的名称和公钥（见“历史日志”）告诉见证方。',
      'Given out by the witness, as name+id+base64. Tell the witness the name and the public key of our log; both are on the page “History log”.',
      '由見證方給出，形如 名稱+8位編號+Base64。請把本平台日誌的名稱和公鑰（見「歷史日誌」）告訴見證方。',
    ),
  },
  ask: t('立即请求', 'Ask now', '立即請求'),
  done: { asked: t('正在请求见证', 'The witness is being asked', '正在請求見證') },
  errors: {
    badKey: t(
      '这不是见证方的公钥（名称+编号+Base64，签名类型 4）',
      'This is no public key of a witness (name+id+base64, signature type 4)',
      '這不是見證方的公鑰（名稱+編號+Base64，簽名類型 4）',
    ),
    ownKey: t(
      '这是本平台自己的公钥；见证方必须在本平台之外',
      'This is our own key. A witness must be outside this platform',
      '這是本平台自己的公鑰；見證方必須在本平台之外',
    ),
    private: t(
      '这个地址不能用：它在内部网络中，或者不是网址',
      'This address can’t be used: it is in a private network or not a URL',
      '這個位址不能用：它在內部網路中，或者不是網址',
    ),
    tooMany: t('最多 {n} 个见证方', '{n} witnesses at most', '最多 {n} 個見證方'),
    off: t('见证方已停用', 'The witness is disabled', '見證方已停用'),
  },
  empty: {
    title: t('还没有见证方', 'No witnesses yet', '還沒有見證方'),
    hint: t(
      '请一两家不归本平台管理的机构（合作企业、行业协会、公开的见证服务）见证日志，历史就不能被悄悄改写。',
      'Ask one or two parties that this platform doesn’t control, such as a partner, an association or a public witness. Then history can’t be rewritten unnoticed.',
      '請一兩家不歸本平台管理的機構（合作企業、產業協會、公開的見證服務）見證日誌，歷史就不能被悄悄改寫。',
    ),
  },
} as const;
