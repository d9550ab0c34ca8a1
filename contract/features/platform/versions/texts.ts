import { t } from '#contract/text.ts';

export const versionTexts = {
  one: t('版本', 'version', '版本'),
  line: t(
    '企业得到的功能、配额与期限',
    'Features, quotas and terms for companies',
    '企業得到的功能、配額與期限',
  ),
  fields: {
    code: t('编码', 'Code', '編碼'),
    name: t('名称', 'Name', '名稱'),
    permissions: t('权限', 'Permissions', '權限'),
    everything: t('包含全部功能', 'All features', '包含全部功能'),
    quotas: t('配额', 'Quotas', '配額'),
    identifiers: t('标识数量', 'Identifiers', '標識數量'),
    storage_mb: t('存储空间（MB）', 'Storage (MB)', '儲存空間（MB）'),
    users: t('用户数', 'Users', '使用者數'),
    config_3d: t('3D 展示', '3D models', '3D 展示'),
    days: t('默认期限（天）', 'Default term (days)', '預設期限（天）'),
    start_date: t('可授予自', 'Available from', '可授予自'),
    end_date: t('可授予至', 'Available until', '可授予至'),
    sort: t('排序', 'Order', '排序'),
    remark: t('备注', 'Remark', '備註'),
    companies: t('使用企业', 'Companies', '使用企業'),
    is_shipped: t('内置', 'Built-in', '內建'),
    keyword: t('编码、名称', 'Code or name', '編碼、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  done: {
    authorised: t(
      '权限已保存，相关企业下一次操作即生效',
      'Permissions saved; they take effect immediately',
      '權限已儲存，相關企業下一次操作即生效',
    ),
  },
  errors: {
    inUse: t(
      '有 {n} 家企业正在使用“{name}”，不能删除',
      '{name} is used by {n} {n:company|companies} and can’t be deleted',
      '有 {n} 家企業正在使用「{name}」，不能刪除',
    ),
    shipped: t(
      '“{name}”是内置版本，不能删除',
      '{name} is built in and can’t be deleted',
      '「{name}」是內建版本，不能刪除',
    ),
    shippedCode: t(
      '内置版本的编码不能修改',
      'The code of a built-in version can’t be changed',
      '內建版本的編碼不能修改',
    ),
    endsBefore: t(
      '截止日不能早于开始日',
      'The end date can’t be before the start date',
      '截止日不能早於開始日',
    ),
    notWeb: t(
      '含有企业用户没有的权限',
      'Contains permissions that companies don’t have',
      '含有企業使用者沒有的權限',
    ),
  },
  empty: {
    title: t('还没有版本', 'No versions yet', '還沒有版本'),
    hint: t(
      '新增版本并设置权限，审核企业时就可以选用。',
      'Add a version and set its permissions; then you can assign it to companies.',
      '新增版本並設定權限，審核企業時就可以選用。',
    ),
  },
} as const;

export const usageTexts = {
  one: t('企业用量', 'company usage', '企業用量'),
  line: t(
    '每家企业用了多少、还剩多久',
    'How much each company uses, and when its version expires',
    '每家企業用了多少、還剩多久',
  ),
  fields: {
    name: t('企业', 'Company', '企業'),
    verify_status: t('认证状态', 'Verification', '認證狀態'),
    system_version_id: t('版本', 'Version', '版本'),
    system_version_name: t('版本', 'Version', '版本'),
    version_expire_time: t('到期时间', 'Expires', '到期時間'),
    identifiers: t('标识', 'Identifiers', '標識'),
    identifiers_quota: t('标识配额', 'Identifier quota', '標識配額'),
    storage: t('存储', 'Storage', '儲存'),
    storage_quota: t('存储配额', 'Storage quota', '儲存配額'),
    users: t('用户', 'Users', '使用者'),
    users_quota: t('用户配额', 'User quota', '使用者配額'),
    expiry: t('期限', 'Term', '期限'),
    keyword: t('名称、简称、信用代码', 'Name or credit code', '名稱、簡稱、信用代碼'),
  },
  expiry: {
    valid: t('有效', 'Active', '有效'),
    soon: t('30 天内到期', 'Expires within 30 days', '30 天內到期'),
    over: t('已到期', 'Expired', '已到期'),
    endless: t('长期有效', 'No expiry', '長期有效'),
  },
  noLimit: t('不限', 'No limit', '不限'),
  empty: {
    title: t('还没有企业', 'No companies yet', '還沒有企業'),
    hint: t(
      '企业通过认证并得到版本后，这里显示它的用量。',
      'Usage is shown once a company is verified and has a version.',
      '企業通過認證並得到版本後，這裡顯示它的用量。',
    ),
  },
} as const;
