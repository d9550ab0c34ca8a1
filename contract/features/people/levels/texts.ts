import { t } from '#contract/text.ts';

export const levelTexts = {
  one: t('职级', 'level', '職級'),
  line: t(
    '员工的职级，等级越大越高',
    'Job levels of staff; higher ranks have larger numbers',
    '員工的職級，等級越大越高',
  ),
  fields: {
    code: t('职级编码', 'Code', '職級編碼'),
    name: t('职级名称', 'Name', '職級名稱'),
    rank: t('等级', 'Rank', '等級'),
    remark: t('备注', 'Remark', '備註'),
    users: t('人数', 'Users', '人數'),
    keyword: t('职级名称或编码', 'Name or code', '職級名稱或編碼'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有职级', 'No levels yet', '還沒有職級'),
    hint: t(
      '逐条新增，或用表格一次导入。',
      'Add them one by one, or import a spreadsheet.',
      '逐筆新增，或用表格一次匯入。',
    ),
  },
  rankHint: t('1 到 999，越大越高', '1 to 999; larger is higher', '1 到 999，越大越高'),
  errors: {
    inUse: t(
      '还有人在此职级，不能删除',
      'This level is in use and can’t be deleted',
      '還有人在此職級，不能刪除',
    ),
  },
} as const;
