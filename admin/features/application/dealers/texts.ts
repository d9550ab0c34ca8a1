import { t } from '#contract/text.ts';

export const dealersPageTexts = {
  sections: {
    basic: t('基本信息', 'Basics', '基本資訊'),
    territories: t('授权区域', 'Territories', '授權區域'),
  },
  hints: {
    code: t('留空则按编号规则生成', 'Left empty it is numbered by rule', '留空則依編號規則產生'),
    territories: t(
      '不选城市即为整个省份；不填结束日期即长期有效。没有授权区域的经销商可在任何地方销售。',
      'Without a city it is the whole province, without a last day it does not end. A dealer without territories may sell anywhere.',
      '不選城市即為整個省份；不填結束日期即長期有效。沒有授權區域的經銷商可在任何地方銷售。',
    ),
    mobile: t('留空则不修改', 'Left empty it stays as it is', '留空則不修改'),
    username: t(
      '用于登录经销商门户，不能修改',
      'To enter the dealer portal with; it cannot be changed',
      '用於登入經銷商入口，不能修改',
    ),
  },
  addTerritory: t('添加区域', 'Add a territory', '新增區域'),
  wholeProvince: t('全省', 'Whole province', '全省'),
  noCities: t('以全市授权', 'As a whole', '以全市授權'),
  shared: t(
    '{place}：{names} 也有授权，可以保存',
    '{place}: {names} may sell there as well. It can be saved',
    '{place}：{names} 也有授權，可以儲存',
  ),
  sharedWith: t('同时授权：{names}', 'Also: {names}', '同時授權：{names}'),
  anywhere: t('未限定区域', 'Anywhere', '未限定區域'),
  none: t('当前无有效区域', 'None in force', '目前無有效區域'),
  comma: t('、', ', ', '、'),
  more: t('等 {n} 个', '{n} in all', '等 {n} 個'),
  days: t('{from} 至 {until}', '{from} to {until}', '{from} 至 {until}'),
  since: t('{from} 起', 'From {from} on', '{from} 起'),
  times: {
    now: t('有效', 'In force', '有效'),
    coming: t('未生效', 'Not yet', '未生效'),
    over: t('已到期', 'Over', '已到期'),
  },
  confirm: {
    disable: t(
      '停用“{name}”后，它的所有账号立即退出登录，且不能再登录。产品记录不受影响。',
      'All logins of “{name}” are signed out at once and cannot sign in any more. Records of products stay.',
      '停用「{name}」後，它的所有帳號立即登出，且不能再登入。產品記錄不受影響。',
    ),
    disableMany: t(
      '停用后，所选经销商的账号立即退出登录，且不能再登录。',
      'The logins of these dealers are signed out at once and cannot sign in any more.',
      '停用後，所選經銷商的帳號立即登出，且不能再登入。',
    ),
  },
  accounts: {
    title: t('{name} 的账号', 'Logins of {name}', '{name} 的帳號'),
    open: t('账号', 'Logins', '帳號'),
    add: t('添加账号', 'Add a login', '新增帳號'),
    edit: t('编辑账号', 'Edit the login', '編輯帳號'),
    reset: t('重置密码', 'Reset password', '重設密碼'),
    disable: t('停用', 'Disable', '停用'),
    enable: t('启用', 'Enable', '啟用'),
    remove: t('删除', 'Delete', '刪除'),
    change: t('编辑', 'Edit', '編輯'),
    close: t('关闭', 'Close', '關閉'),
    never: t('从未登录', 'Never signed in', '從未登入'),
    last: t('最近登录 {time}', 'Last sign-in {time}', '最近登入 {time}'),
    mustChange: t('待改密', 'Has the initial password', '待改密'),
    of: t('{action}：{name}', '{action}: {name}', '{action}：{name}'),
    confirmReset: t(
      '“{name}”的密码将被重置，已登录的设备立即退出，下次登录须修改密码。',
      'The password of “{name}” is replaced and its sign-ins end at once. It has to be changed at the next sign-in.',
      '「{name}」的密碼將被重設，已登入的裝置立即登出，下次登入須修改密碼。',
    ),
    confirmDisable: t(
      '停用“{name}”后立即退出登录，且不能再登录。',
      '“{name}” is signed out at once and cannot sign in any more.',
      '停用「{name}」後立即登出，且不能再登入。',
    ),
    confirmDelete: t(
      '确定删除账号“{name}”？',
      'Delete the login “{name}”?',
      '確定刪除帳號「{name}」？',
    ),
  },
} as const;
