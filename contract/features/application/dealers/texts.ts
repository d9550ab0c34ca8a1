import { t } from '#contract/text.ts';
import { dealerMoves } from './moves.ts';

export const dealerTexts = {
  one: t('经销商', 'dealer', '經銷商'),
  line: t(
    '经销商、授权区域和登录账号；在区域外被查询的产品会触发窜货预警',
    'Dealers, their territories and accounts. Products scanned outside the territory raise a diversion incident',
    '經銷商、授權區域和登入帳號；在區域外被查詢的產品會觸發竄貨預警',
  ),
  fields: {
    code: t('编号', 'Code', '編號'),
    name: t('经销商名称', 'Dealer name', '經銷商名稱'),
    level: t('级别', 'Tier', '級別'),
    parent_id: t('上级经销商', 'Parent dealer', '上級經銷商'),
    parent_name: t('上级经销商', 'Parent dealer', '上級經銷商'),
    contact: t('联系人', 'Contact', '聯絡人'),
    mobile: t('联系电话', 'Phone', '聯絡電話'),
    email: t('邮箱', 'Email', '電子郵件'),
    address: t('地址', 'Address', '地址'),
    gln: t('全球位置码', 'GLN', '全球位置碼'),
    remark: t('备注', 'Remark', '備註'),
    disabled: t('状态', 'Status', '狀態'),
    territories: t('授权区域', 'Territories', '授權區域'),
    province: t('省份', 'Province', '省份'),
    provinces: t('授权省份', 'Provinces', '授權省份'),
    city: t('城市', 'City', '城市'),
    from_day: t('开始日期', 'From', '開始日期'),
    until_day: t('结束日期', 'Until', '結束日期'),
    score: t('合规分', 'Compliance score', '合規分'),
    accounts: t('账号', 'Accounts', '帳號'),
    keyword: t(
      '编号、名称、联系人、电话',
      'Code, name, contact or phone',
      '編號、名稱、聯絡人、電話',
    ),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  levels: {
    1: t('一级', 'Tier 1', '一級'),
    2: t('二级', 'Tier 2', '二級'),
    3: t('三级', 'Tier 3', '三級'),
  },
  states: { false: dealerMoves.states.enabled, true: dealerMoves.states.disabled },
  hints: {
    territories: t(
      '省份名称以顿号或逗号分隔，自导入当天起生效',
      'Province names separated by commas; valid from the day of the import',
      '省份名稱以頓號或逗號分隔，自匯入當天起生效',
    ),
  },
  done: {
    shared: t(
      '已保存。请留意：{names} 在相同区域也有授权',
      'Saved. Note that {names} may also sell in the same area',
      '已儲存。請留意：{names} 在相同區域也有授權',
    ),
  },
  errors: {
    holds: t(
      '“{name}”名下还有产品标识，不能删除，可以停用',
      '“{name}” holds identifiers and can’t be deleted, but you can disable it',
      '「{name}」名下還有產品標識，不能刪除，可以停用',
    ),
    incidents: t(
      '“{name}”有风险事件记录，不能删除，可以停用',
      '“{name}” has incidents and can’t be deleted, but you can disable it',
      '「{name}」有風險事件紀錄，不能刪除，可以停用',
    ),
    signedIn: t(
      '“{name}”的账号登录过，不能删除，可以停用',
      '“{name}” has signed in before and can’t be deleted, but you can disable it',
      '「{name}」的帳號登入過，不能刪除，可以停用',
    ),
    unknownProvince: t('没有这个省份', 'This province does not exist', '沒有這個省份'),
    noParent: t('没有这家经销商', 'This dealer does not exist', '沒有這家經銷商'),
    ownParent: t(
      '上级经销商不能是它自己或它的下级',
      'A dealer can’t be supplied by itself or by one of its own sub-dealers',
      '上級經銷商不能是它自己或它的下級',
    ),
    noCity: t('没有这个城市', 'This city does not exist', '沒有這個城市'),
  },
  empty: {
    title: t('还没有经销商', 'No dealers yet', '還沒有經銷商'),
    hint: t(
      '添加经销商并划定授权区域，就能发现窜货。',
      'Add dealers and their territories to detect diversion.',
      '新增經銷商並劃定授權區域，就能發現竄貨。',
    ),
  },
} as const;

export const dealerAccountTexts = {
  one: t('经销商账号', 'dealer account', '經銷商帳號'),
  line: t(
    '经销商用这些账号登录经销商门户',
    'Dealers sign in to the dealer portal with these accounts',
    '經銷商用這些帳號登入經銷商入口',
  ),
  fields: {
    username: t('用户名', 'Username', '使用者名稱'),
    realname: t('姓名', 'Name', '姓名'),
    mobile: t('手机号', 'Phone number', '手機號碼'),
    email: t('邮箱', 'Email', '電子郵件'),
    disabled: t('状态', 'Status', '狀態'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    last_login_time: t('最近登录', 'Last sign-in', '最近登入'),
    must_change_password: t('初始密码', 'Initial password', '初始密碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
  done: {
    reset: t('密码已重置，已退出登录', 'Password reset and signed out', '密碼已重設，已登出'),
    signedOut: t('已在所有设备上退出', 'Signed out on all devices', '已在所有裝置上登出'),
    deleted: t('账号已删除', 'Account deleted', '帳號已刪除'),
    added: t('账号已创建', 'Account created', '帳號已建立'),
    saved: t('保存成功', 'Saved', '儲存成功'),
  },
  errors: {
    signedIn: t(
      '账号登录过，不能删除，可以停用',
      'This account has been used and can’t be deleted, but you can disable it',
      '帳號登入過，不能刪除，可以停用',
    ),
  },
  empty: {
    title: t('还没有账号', 'No accounts yet', '還沒有帳號'),
    hint: t(
      '添加账号，经销商就能登录门户。',
      'Add an account so that the dealer can sign in to the portal.',
      '新增帳號，經銷商就能登入入口。',
    ),
  },
} as const;

export const territoryTexts = {
  one: t('授权区域', 'territory', '授權區域'),
  fields: {
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    dealer_code: t('经销商编号', 'Dealer code', '經銷商編號'),
    dealer_name: t('经销商名称', 'Dealer name', '經銷商名稱'),
    province: t('省份', 'Province', '省份'),
    city: t('城市', 'City', '城市'),
    city_name: t('城市', 'City', '城市'),
    from_day: t('开始日期', 'From', '開始日期'),
    until_day: t('结束日期', 'Until', '結束日期'),
    day: t('生效日', 'Valid on', '生效日'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
} as const;
