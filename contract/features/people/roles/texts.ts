import { t } from '#contract/text.ts';

export const roleTexts = {
  one: t('角色', 'role', '角色'),
  line: t(
    '角色决定能看到什么、能做什么；修改后立即生效',
    'Roles decide what users can see and do; changes take effect immediately',
    '角色決定能看到什麼、能做什麼；修改後立即生效',
  ),
  fields: {
    name: t('角色名称', 'Role name', '角色名稱'),
    zh_CN: t('角色名称', 'Role name', '角色名稱'),
    en: t('英文名称', 'Name in English', '英文名稱'),
    zh_TW: t('繁体名称', 'Name in Traditional Chinese', '繁體名稱'),
    code: t('角色代码', 'Role code', '角色代碼'),
    kind: t('来源', 'Origin', '來源'),
    remark: t('备注', 'Remark', '備註'),
    users: t('人数', 'Users', '人數'),
    rights: t('权限数', 'Permissions', '權限數'),
    permissions: t('权限', 'Permissions', '權限'),
    keyword: t('角色名称', 'Role name', '角色名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有角色', 'No roles yet', '還沒有角色'),
    hint: t(
      '新增角色并授权，再分配给用户。',
      'Add a role, grant permissions, then assign it to users.',
      '新增角色並授權，再分配給使用者。',
    ),
  },
  kinds: {
    whole: t('全部权限', 'All permissions', '全部權限'),
    shipped: t('内置', 'Built-in', '內建'),
    own: t('自建', 'Custom', '自建'),
  },
  allRights: t('全部', 'All', '全部'),
  authorise: t('授权', 'Permissions', '授權'),
  authoriseTitle: t('“{name}”的权限', 'Permissions of {name}', '「{name}」的權限'),
  look: t('查看权限', 'View permissions', '檢視權限'),
  seePeople: t(
    '查看角色“{name}”的 {n} 人',
    'View the {n} {n:user|users} with the role {name}',
    '檢視角色「{name}」的 {n} 人',
  ),
  lockedHint: t(
    '带锁的权限您自己没有，因此不能授予或收回。',
    'You don’t have the locked permissions yourself, so you can neither grant nor revoke them.',
    '帶鎖的權限您自己沒有，因此不能授予或收回。',
  ),
  fixedHint: t(
    '此角色拥有全部权限，不能更改。',
    'This role has all permissions and can’t be changed.',
    '此角色擁有全部權限，不能更改。',
  ),
  done: {
    authorised: t(
      '权限已保存，立即生效',
      'Permissions saved; they take effect immediately',
      '權限已儲存，立即生效',
    ),
  },
  errors: {
    notHeld: t(
      '不能授予自己没有的权限：{names}',
      'You can’t grant permissions you don’t have: {names}',
      '不能授予自己沒有的權限：{names}',
    ),
    notInVersion: t(
      '企业版本不含这些权限：{names}',
      'The company’s version doesn’t include these permissions: {names}',
      '企業版本不含這些權限：{names}',
    ),
    fixed: t(
      '此角色拥有全部权限，不能更改',
      'This role has all permissions and can’t be changed',
      '此角色擁有全部權限，不能更改',
    ),
    shipped: t('内置角色不能删除', 'Built-in roles can’t be deleted', '內建角色不能刪除'),
    inUse: t(
      '还有用户拥有角色“{name}”，不能删除',
      'The role {name} is still assigned to users and can’t be deleted',
      '還有使用者擁有角色「{name}」，不能刪除',
    ),
  },
} as const;
