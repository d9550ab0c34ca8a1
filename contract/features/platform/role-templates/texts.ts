import { t } from '#contract/text.ts';

export const roleTemplateTexts = {
  one: t('角色模板', 'role template', '角色範本'),
  line: t(
    '企业开通或更换版本时得到的角色',
    'Roles that companies get when they are verified or change their version',
    '企業開通或更換版本時得到的角色',
  ),
  fields: {
    code: t('编码', 'Code', '編碼'),
    name: t('名称', 'Name', '名稱'),
    system_version_id: t('适用版本', 'Version', '適用版本'),
    system_version_name: t('适用版本', 'Version', '適用版本'),
    permissions: t('权限', 'Permissions', '權限'),
    sort: t('排序', 'Order', '排序'),
    is_default: t('自动下发', 'Automatic', '自動下發'),
    is_shipped: t('内置', 'Built-in', '內建'),
    remark: t('备注', 'Remark', '備註'),
    companies: t('已有企业', 'Companies', '已有企業'),
    keyword: t('编码、名称', 'Code or name', '編碼、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  everyVersion: t('全部版本', 'All versions', '全部版本'),
  everything: t('版本内全部权限', 'All permissions of the version', '版本內全部權限'),
  count: t('{n} 项', '{n} {n:permission|permissions}', '{n} 項'),
  states: {
    true: t('自动下发', 'Automatic', '自動下發'),
    false: t('手动下发', 'Manual', '手動下發'),
  },
  done: {
    given: t(
      '已下发给 {n} 家企业',
      'Distributed to {n} {n:company|companies}',
      '已下發給 {n} 家企業',
    ),
  },
  errors: {
    head: t(
      '“总经理”是每家企业都有的角色，编码、权限与下发方式不能修改',
      'Every company has a general manager; its code, permissions and distribution can’t be changed',
      '「總經理」是每家企業都有的角色，編碼、權限與下發方式不能修改',
    ),
    shipped: t(
      '“{name}”是内置模板，不能删除；可以关闭自动下发',
      '{name} is built in and can’t be deleted, but you can turn off automatic distribution',
      '「{name}」是內建範本，不能刪除；可以關閉自動下發',
    ),
    shippedCode: t(
      '内置模板的编码与适用版本不能修改',
      'The code and version of a built-in template can’t be changed',
      '內建範本的編碼與適用版本不能修改',
    ),
    noVersion: t('版本不存在', 'This version does not exist', '版本不存在'),
    notWeb: t(
      '含有企业用户没有的权限',
      'Contains permissions that companies don’t have',
      '含有企業使用者沒有的權限',
    ),
  },
  empty: {
    title: t('还没有角色模板', 'No role templates yet', '還沒有角色範本'),
    hint: t(
      '新增模板后，新开通的企业会自动得到这个角色。',
      'Add a template; newly verified companies get this role automatically.',
      '新增範本後，新開通的企業會自動得到這個角色。',
    ),
  },
} as const;
