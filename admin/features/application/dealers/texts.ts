import { t } from '#contract/text.ts';

export const dealersPageTexts = {
  sections: {
    basic: t('基本信息', 'Basics', '基本資料'),
    territories: t('授权区域', 'Territories', '授權區域'),
  },
  hints: {
    gln: t(
      '填写后，追溯事件会记下货物从哪里来、到哪里去',
      'If filled in, trace events record where goods come from and go to',
      '填寫後，追溯事件會記下貨物從哪裡來、到哪裡去',
    ),
    parent: t(
      '由哪家经销商供货；留空则由本企业直接供货',
      'The dealer that supplies it; leave empty if the company does',
      '由哪家經銷商供貨；留空則由本企業直接供貨',
    ),
    code: t(
      '留空则按编号规则生成',
      'Leave empty to number it automatically',
      '留空則依編號規則產生',
    ),
    address: t(
      '请以省市开头；消费者扫码后的流通记录只显示省市',
      'Start with the province and city in Chinese; consumers see only these in “Where it has been”',
      '請以省市開頭；消費者掃碼後的流通紀錄只顯示省市',
    ),
    territories: t(
      '不选城市即为整个省份；不填结束日期即长期有效。没有授权区域的经销商可在任何地方销售。',
      'If no city is chosen, the whole province applies; without an end date there is no limit. Dealers without territories may sell anywhere.',
      '不選城市即為整個省份；不填結束日期即長期有效。沒有授權區域的經銷商可在任何地方銷售。',
    ),
    mobile: t('留空则不修改', 'Leave empty to keep it unchanged', '留空則不修改'),
    username: t(
      '用于登录经销商门户，不能修改',
      'For signing in to the dealer portal; can’t be changed later',
      '用於登入經銷商入口，不能修改',
    ),
  },
  tree: {
    open: t('上下级关系', 'Who supplies whom', '上下級關係'),
    company: t('本企业', 'The company', '本企業'),
    below: t('{n} 家下级', '{n} {n:sub-dealer|sub-dealers}', '{n} 家下級'),
    none: t('还没有经销商', 'No dealers yet', '還沒有經銷商'),
  },
  addTerritory: t('添加区域', 'Add territory', '新增區域'),
  wholeProvince: t('全省', 'Whole province', '全省'),
  noCities: t('以全市授权', 'Whole city', '以全市授權'),
  shared: t(
    '{place}：{names} 也有授权，可以保存',
    '{place}: {names} may also sell there. You can still save',
    '{place}：{names} 也有授權，可以儲存',
  ),
  sharedWith: t('同时授权：{names}', 'Also: {names}', '同時授權：{names}'),
  anywhere: t('未限定区域', 'Anywhere', '未限定區域'),
  none: t('当前无有效区域', 'None valid at present', '目前無有效區域'),
  comma: t('、', ', ', '、'),
  more: t('等 {n} 个', '{n} in total', '等 {n} 個'),
  days: t('{from} 至 {until}', '{from} to {until}', '{from} 至 {until}'),
  since: t('{from} 起', 'From {from}', '{from} 起'),
  times: {
    now: t('有效', 'Valid', '有效'),
    coming: t('未生效', 'Not yet valid', '未生效'),
    over: t('已到期', 'Expired', '已到期'),
  },
  accounts: {
    title: t('{name} 的账号', 'Accounts of {name}', '{name} 的帳號'),
    open: t('账号', 'Accounts', '帳號'),
    add: t('添加账号', 'Add account', '新增帳號'),
    edit: t('编辑账号', 'Edit account', '編輯帳號'),
    reset: t('重置密码', 'Reset password', '重設密碼'),
    signOut: t('强制退出', 'Sign out', '強制登出'),
    confirmSignOut: t(
      '“{name}”在所有设备上立即退出，密码不变。手机上已扫码但还没提交的记录不再接收。',
      '“{name}” is signed out on all devices immediately; the password stays the same. Scans on a phone that were not sent yet are no longer accepted.',
      '「{name}」在所有裝置上立即登出，密碼不變。手機上已掃碼但還沒提交的紀錄不再接收。',
    ),
    remove: t('删除', 'Delete', '刪除'),
    change: t('编辑', 'Edit', '編輯'),
    close: t('关闭', 'Close', '關閉'),
    invited: t('邀请有效至 {until}', 'Invited until {until}', '邀請有效至 {until}'),
    never: t('从未登录', 'Never signed in', '從未登入'),
    last: t('最近登录 {time}', 'Last sign-in {time}', '最近登入 {time}'),
    mustChange: t('待改密', 'Initial password not changed', '待改密'),
    of: t('{action}：{name}', '{action}: {name}', '{action}：{name}'),
    confirmReset: t(
      '“{name}”的密码将被重置，已登录的设备立即退出，下次登录须修改密码。',
      'The password of “{name}” will be reset and all devices are signed out. It must be changed at the next sign-in.',
      '「{name}」的密碼將被重設，已登入的裝置立即登出，下次登入須修改密碼。',
    ),
    confirmDelete: t(
      '确定删除账号“{name}”？',
      'Delete the account “{name}”?',
      '確定刪除帳號「{name}」？',
    ),
  },
} as const;
