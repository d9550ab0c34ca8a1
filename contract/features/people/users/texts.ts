import { invitationTexts } from '#contract/invitation.ts';
import { t } from '#contract/text.ts';
import { userMoves } from './moves.ts';

export const userTexts = {
  one: t('用户', 'user', '使用者'),
  line: t(
    '谁能登录，属于哪个部门，拥有哪些角色',
    'Who can sign in, their department and roles',
    '誰能登入，屬於哪個部門，擁有哪些角色',
  ),
  fields: {
    username: t('用户名', 'Username', '使用者名稱'),
    realname: t('姓名', 'Name', '姓名'),
    mobile: t('手机号', 'Phone number', '手機號碼'),
    email: t('邮箱', 'Email', '電子郵件'),
    dept_id: t('部门', 'Department', '部門'),
    dept_name: t('部门', 'Department', '部門'),
    position_id: t('岗位', 'Position', '職位'),
    position_name: t('岗位', 'Position', '職位'),
    level_id: t('职级', 'Level', '職級'),
    level_name: t('职级', 'Level', '職級'),
    roles: t('角色', 'Roles', '角色'),
    role_ids: t('角色', 'Roles', '角色'),
    role_id: t('角色', 'Role', '角色'),
    password: t('初始密码', 'Initial password', '初始密碼'),
    state: t('状态', 'Status', '狀態'),
    must_change_password: t('待改初始密码', 'Initial password not changed', '待改初始密碼'),
    ...invitationTexts.fields,
    remark: t('备注', 'Remark', '備註'),
    last_login_time: t('最近登录', 'Last sign-in', '最近登入'),
    keyword: t(
      '姓名、用户名或手机号',
      'Name, username or phone number',
      '姓名、使用者名稱或手機號碼',
    ),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有用户', 'No users yet', '還沒有使用者'),
    hint: t(
      '新增用户，或用表格一次导入。',
      'Add users, or import a spreadsheet.',
      '新增使用者，或用表格一次匯入。',
    ),
  },
  states: {
    active: userMoves.states.enabled,
    disabled: userMoves.states.disabled,
    locked: t('已锁定', 'Locked', '已鎖定'),
  },
  sections: {
    account: t('账号', 'Account', '帳號'),
    place: t('组织与角色', 'Organisation and roles', '組織與角色'),
  },
  passwordHint: t(
    '留空则自动生成，保存后显示一次',
    'Leave empty to generate one, shown once after saving',
    '留空則自動產生，儲存後顯示一次',
  ),
  usernameHint: t(
    '3 到 32 位字母、数字、点、横线或下划线，全平台不可重复',
    '3 to 32 letters, digits, dots, hyphens or underscores; unique on the platform',
    '3 到 32 位字母、數字、點、橫線或底線，全平台不可重複',
  ),
  importHint: t(
    '导入的用户没有密码，请选中后“重置密码”',
    'Imported users have no password; select them and reset it',
    '匯入的使用者沒有密碼，請選取後「重設密碼」',
  ),
  rolesHint: t(
    '多个角色用顿号或逗号隔开',
    'Separate several roles with commas',
    '多個角色用頓號或逗號隔開',
  ),
  commands: {
    reset: t('重置密码', 'Reset password', '重設密碼'),
    signOut: t('强制退出', 'Sign out', '強制登出'),
    unlock: t('解锁', 'Unlock', '解鎖'),
    ...invitationTexts.commands,
  },
  confirm: {
    signOut: t(
      '“{name}”在所有设备上立即退出，密码不变。手机上已扫码但还没提交的记录不再接收。',
      '{name} is signed out on all devices immediately; the password stays the same. Scans on a phone that were not sent yet are no longer accepted.',
      '「{name}」在所有裝置上立即登出，密碼不變。手機上已掃碼但還沒提交的紀錄不再接收。',
    ),
    reset: t(
      '将为“{name}”生成新的初始密码，其所有登录立即失效。',
      '{name} gets a new initial password and is signed out everywhere immediately.',
      '將為「{name}」產生新的初始密碼，其所有登入立即失效。',
    ),
    resetSome: t(
      '将为选中的 {n} 人生成新的初始密码，他们的登录立即失效。',
      '{n} users get new initial passwords and are signed out everywhere immediately.',
      '將為選取的 {n} 人產生新的初始密碼，他們的登入立即失效。',
    ),
  },
  passwords: {
    title: t('新的初始密码', 'New initial passwords', '新的初始密碼'),
    line: t(
      '只显示这一次。请分别转告本人，首次登录时须修改。',
      'Shown only once. Pass each on to its user, who must change it at the first sign-in.',
      '只顯示這一次。請分別轉告本人，首次登入時須修改。',
    ),
    copy: t('复制全部', 'Copy all', '複製全部'),
    done: t('完成', 'Done', '完成'),
  },
  done: {
    added: t('用户已新增', 'User added', '使用者已新增'),
    reset: t('已重置 {n} 人的密码', 'Passwords reset: {n}', '已重設 {n} 人的密碼'),
    signedOut: t('已在所有设备上退出', 'Signed out on all devices', '已在所有裝置上登出'),
    ...invitationTexts.done,
    unlocked: t('已解锁', 'Unlocked', '已解鎖'),
    deleted: t('已删除 {n} 个用户', 'Deleted: {n}', '已刪除 {n} 個使用者'),
  },
  errors: {
    self: t(
      '不能对自己执行此操作',
      'You can’t do this to your own account',
      '不能對自己執行此操作',
    ),
    lastManager: t(
      '至少要保留一位可登录的{role}',
      'At least one {role} must be able to sign in',
      '至少要保留一位可登入的{role}',
    ),
    above: t(
      '“{name}”拥有您没有的权限，不能由您操作',
      '{name} has permissions that you don’t have, so you can’t do this',
      '「{name}」擁有您沒有的權限，不能由您操作',
    ),
    roleAbove: t(
      '不能分配角色“{name}”：其中有您没有的权限',
      'You can’t assign the role {name}: it has permissions that you don’t have',
      '不能分配角色「{name}」：其中有您沒有的權限',
    ),
    noRole: t('角色不存在', 'This role does not exist', '角色不存在'),
    noDept: t('部门不存在', 'This department does not exist', '部門不存在'),
    noPosition: t(
      '岗位不存在或已停用',
      'This position does not exist or is disabled',
      '職位不存在或已停用',
    ),
    noLevel: t('职级不存在', 'This level does not exist', '職級不存在'),
    usernameTaken: t('用户名已被使用', 'This username is taken', '使用者名稱已被使用'),
    hasHistory: t(
      '“{name}”登录过，只能停用，不能删除',
      '{name} has signed in before and can only be disabled',
      '「{name}」登入過，只能停用，不能刪除',
    ),
    isLeader: t(
      '“{name}”是部门负责人，请先更换',
      '{name} is the head of a department; please choose another head first',
      '「{name}」是部門負責人，請先更換',
    ),
    quota: t(
      '版本最多允许 {n} 个用户，请升级版本',
      'The version allows at most {n} users; please upgrade',
      '版本最多允許 {n} 個使用者，請升級版本',
    ),
  },
} as const;
