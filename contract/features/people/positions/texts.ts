import { t } from '#contract/text.ts';

export const positionTexts = {
  one: t('岗位', 'position', '職位'),
  line: t('员工的岗位', 'Job positions of staff', '員工的職位'),
  fields: {
    code: t('岗位编码', 'Code', '職位編碼'),
    name: t('岗位名称', 'Name', '職位名稱'),
    sort: t('排序', 'Order', '排序'),
    is_active: t('状态', 'Status', '狀態'),
    remark: t('备注', 'Remark', '備註'),
    users: t('人数', 'Users', '人數'),
    keyword: t('岗位名称或编码', 'Name or code', '職位名稱或編碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有岗位', 'No positions yet', '還沒有職位'),
    hint: t(
      '建立岗位后，可以在用户资料中选择。',
      'Positions can be chosen for each user.',
      '建立職位後，可以在使用者資料中選擇。',
    ),
  },
  active: t('启用', 'Enabled', '啟用'),
  stopped: t('停用', 'Disabled', '停用'),
  errors: {
    inUse: t(
      '还有人在此岗位，不能删除，可以停用',
      'This position is in use and can’t be deleted, but you can disable it',
      '還有人在此職位，不能刪除，可以停用',
    ),
  },
} as const;
