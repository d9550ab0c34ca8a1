import { t } from '#contract/text.ts';

export const deptTexts = {
  one: t('部门', 'department', '部門'),
  line: t(
    '组织架构：部门、上下级与负责人',
    'Organisation: departments, hierarchy and heads',
    '組織架構：部門、上下級與負責人',
  ),
  fields: {
    parent_id: t('上级部门', 'Parent department', '上級部門'),
    parent_code: t('上级部门编码', 'Parent code', '上級部門編碼'),
    code: t('部门编码', 'Code', '部門編碼'),
    name: t('部门名称', 'Name', '部門名稱'),
    leader_id: t('负责人', 'Head', '負責人'),
    leader_name: t('负责人', 'Head', '負責人'),
    sort: t('排序', 'Order', '排序'),
    remark: t('备注', 'Remark', '備註'),
    users: t('人数', 'Users', '人數'),
    keyword: t('部门名称或编码', 'Name or code', '部門名稱或編碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有部门', 'No departments yet', '還沒有部門'),
    hint: t(
      '建立部门后，用户就能按部门归属与查找。',
      'With departments you can organise and find users.',
      '建立部門後，使用者就能依部門歸屬與查詢。',
    ),
  },
  add: t('新增部门', 'Add department', '新增部門'),
  seePeople: t(
    '查看“{name}”的 {n} 人',
    'View the {n} {n:person|people} of {name}',
    '檢視「{name}」的 {n} 人',
  ),
  ownPeople: t('其中直属 {n} 人', '{n} directly in this department', '其中直屬 {n} 人'),
  parentHint: t('不选则为一级部门', 'Leave empty for a top-level department', '不選則為一級部門'),
  leaderName: t('负责人用户名', 'Username of the head', '負責人使用者名稱'),
  errors: {
    hasChildren: t(
      '请先删除下级部门',
      'Please delete its subdepartments first',
      '請先刪除下級部門',
    ),
    hasPeople: t(
      '部门下还有人员，不能删除',
      'This department has users and can’t be deleted',
      '部門下還有人員，不能刪除',
    ),
    noLeader: t('负责人不存在', 'The head does not exist', '負責人不存在'),
  },
} as const;
