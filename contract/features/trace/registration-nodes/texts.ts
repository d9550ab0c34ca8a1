import { t } from '#contract/text.ts';

export const nodeTexts = {
  one: t('解析节点', 'resolver node', '解析節點'),
  line: t(
    '把编码登记到企业之外的解析节点：地址和密钥由节点的运营方提供',
    'Register codes with resolver nodes outside this platform; their operator provides the address and key',
    '把編碼登記到企業之外的解析節點：位址和金鑰由節點的營運方提供',
  ),
  empty: {
    title: t('还没有外部节点', 'No external nodes yet', '還沒有外部節點'),
    hint: t(
      '没有外部节点也可以登记：编码会登记到本平台的节点。',
      'You can register codes without external nodes; this platform has its own node.',
      '沒有外部節點也可以登記：編碼會登記到本平台的節點。',
    ),
  },
  fields: {
    name: t('名称', 'Name', '名稱'),
    address: t('地址', 'Address', '位址'),
    key: t('密钥', 'Key', '金鑰'),
    key_end: t('密钥', 'Key', '金鑰'),
    is_active: t('启用', 'Active', '啟用'),
    remark: t('备注', 'Remark', '備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    keyword: t('名称、地址', 'Name or address', '名稱、位址'),
  },
  active: { true: t('启用', 'Active', '啟用'), false: t('停用', 'Disabled', '停用') },
  hints: {
    address: t(
      '编码以 JSON 发送到这个地址（POST）',
      'Codes are sent to this address as JSON (POST)',
      '編碼以 JSON 傳送到這個位址（POST）',
    ),
    key: t(
      '随每次请求放在 Authorization 中；留空即不改',
      'Sent as Authorization with every request. Leave empty to keep it',
      '隨每次請求放在 Authorization 中；留空即不改',
    ),
  },
  errors: {
    inUse: t(
      '节点“{name}”有登记记录，只能停用',
      'Codes are registered with “{name}”, so it can only be disabled',
      '節點「{name}」有登記紀錄，只能停用',
    ),
    privateAddress: t(
      '这个地址不能用：它在内部网络中，或者不是网址',
      'This address can’t be used: it is in a private network or not a URL',
      '這個位址不能用：它在內部網路中，或者不是網址',
    ),
  },
} as const;
