import { t } from '#contract/text.ts';

export const apiKeyTexts = {
  one: t('API 密钥', 'API key', 'API 金鑰'),
  line: t(
    '让其他程序代表企业调用接口，只能做密钥允许的事',
    'Let other programs call the API on behalf of your company, limited to what each key allows',
    '讓其他程式代表企業呼叫介面，只能做金鑰允許的事',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    prefix: t('开头', 'Begins with', '開頭'),
    permissions: t('权限', 'Permissions', '權限'),
    addresses: t('允许的 IP 地址', 'Allowed IP addresses', '允許的 IP 位址'),
    expires_at: t('到期时间', 'Expires', '到期時間'),
    state: t('状态', 'Status', '狀態'),
    station_name: t('打印工位', 'Print station', '列印工作站'),
    reason: t('吊销原因', 'Reason for revocation', '吊銷原因'),
    used_time: t('最近使用', 'Last used', '最近使用'),
    create_user: t('创建人', 'Created by', '建立者'),
    keyword: t('名称、开头', 'Name or first characters', '名稱、開頭'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  add: t('新增 API 密钥', 'Add an API key', '新增 API 金鑰'),
  hints: {
    name: t(
      '写明谁在用，例如“ERP 对接”',
      'Note who uses it, for example “ERP”',
      '寫明誰在用，例如「ERP 串接」',
    ),
    expires_at: t('留空表示不过期', 'Leave empty if it never expires', '留空表示不會過期'),
    addresses: t(
      '例如 203.0.113.7 或 10.0.0.0/8；不填则不限制',
      'For example 203.0.113.7 or 10.0.0.0/8; leave empty to allow all addresses',
      '例如 203.0.113.7 或 10.0.0.0/8；不填則不限制',
    ),
    permissions: t(
      '只能给出自己有的权限；以后企业版本不再包含的，密钥也不能用。',
      'You can only grant permissions you have. If your company’s version loses one, the key does too.',
      '只能給出自己有的權限；以後企業版本不再包含的，金鑰也不能用。',
    ),
  },
  rights: t('{n} 项', '{n}', '{n} 項'),
  comma: t('、', ', ', '、'),
  anywhere: t('不限', 'Any', '不限'),
  never: t('不过期', 'Never', '不會過期'),
  notUsed: t('未使用', 'Not used yet', '未使用'),
  shown: {
    title: t('请立即保存密钥', 'Save the key now', '請立即儲存金鑰'),
    line: t(
      '密钥只显示这一次。关闭后只能看到开头几个字符，丢失后请吊销并新建。',
      'The key is shown only once. Afterwards only its first characters are visible; if you lose it, revoke it and create another.',
      '金鑰只顯示這一次。關閉後只能看到開頭幾個字元，遺失後請吊銷並新建。',
    ),
    key: t('密钥', 'Key', '金鑰'),
    example: t('调用示例', 'Example call', '呼叫範例'),
    copy: t('复制', 'Copy', '複製'),
    done: t('已保存', 'I have saved it', '已儲存'),
  },
  done: {
    added: t('密钥已创建', 'Key created', '金鑰已建立'),
  },
  errors: {
    notHeld: t(
      '不能给出自己没有的权限：{names}',
      'You can’t grant permissions you don’t have: {names}',
      '不能給出自己沒有的權限：{names}',
    ),
    notForKeys: t(
      '密钥不能有这些权限：{names}',
      'Keys can’t have these permissions: {names}',
      '金鑰不能有這些權限：{names}',
    ),
    past: t('到期时间必须在将来', 'The expiry must be in the future', '到期時間必須在未來'),
  },
  empty: {
    title: t('还没有 API 密钥', 'No API keys yet', '還沒有 API 金鑰'),
    hint: t(
      '为 ERP、WMS 等程序各建一把密钥，随时可以单独吊销。',
      'Create one key for each program, such as your ERP, so that each can be revoked on its own.',
      '為 ERP、WMS 等程式各建一把金鑰，隨時可以單獨吊銷。',
    ),
  },
} as const;
