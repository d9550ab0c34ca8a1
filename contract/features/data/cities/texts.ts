import { t } from '#contract/text.ts';

export const cityTexts = {
  one: t('行政区划', 'division', '行政區劃'),
  line: t(
    'GB/T 2260 省、市、县（区）代码；停用后不再可选',
    'Provinces, cities and counties by GB/T 2260; disabled ones can’t be chosen',
    'GB/T 2260 省、市、縣（區）代碼；停用後不再可選',
  ),
  fields: {
    code: t('代码', 'Code', '代碼'),
    parent_code: t('上级', 'Parent', '上級'),
    parent: t('上级代码', 'Parent code', '上級代碼'),
    name: t('名称', 'Name', '名稱'),
    name_en: t('英文名称', 'Name in English', '英文名稱'),
    name_tw: t('繁体中文名称', 'Name in Traditional Chinese', '繁體中文名稱'),
    level: t('级别', 'Level', '級別'),
    disabled: t('状态', 'Status', '狀態'),
    is_shipped: t('来源', 'Source', '來源'),
    above: t('所属', 'Part of', '所屬'),
    children: t('下级', 'Children', '下級'),
    keyword: t('代码、名称', 'Code or name', '代碼、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  levels: {
    1: t('省级', 'Province', '省級'),
    2: t('地级', 'City', '地級'),
    3: t('县级', 'County', '縣級'),
  },
  states: {
    true: t('停用', 'Disabled', '停用'),
    false: t('启用', 'Enabled', '啟用'),
  },
  sources: {
    true: t('国家标准', 'National standard', '國家標準'),
    false: t('自行添加', 'Custom', '自行新增'),
  },
  actions: {
    turnOn: t('启用', 'Enable', '啟用'),
    turnOff: t('停用', 'Disable', '停用'),
  },
  done: {
    on: t('已启用', 'Enabled', '已啟用'),
    off: t('已停用，不再可选', 'Disabled; can no longer be chosen', '已停用，不再可選'),
  },
  errors: {
    noParent: t('上级不存在', 'The parent division does not exist', '上級不存在'),
    wrongParent: t(
      '代码与上级不符：前两位是省，中间两位是市',
      'The code doesn’t match the parent: two digits for the province, then two for the city',
      '代碼與上級不符：前兩位是省，中間兩位是市',
    ),
    needsParent: t(
      '市、县要有上级；只有省级代码以四个 0 结尾',
      'A city or county needs a parent; only province codes end with four zeros',
      '市、縣要有上級；只有省級代碼以四個 0 結尾',
    ),
    shipped: t(
      '“{name}”属于国家标准，不能删除；可以停用',
      '{name} is part of the national standard and can’t be deleted, but you can disable it',
      '「{name}」屬於國家標準，不能刪除；可以停用',
    ),
    shippedCode: t(
      '国家标准的代码与上级不能修改',
      'The code and parent of a standard division can’t be changed',
      '國家標準的代碼與上級不能修改',
    ),
  },
  empty: {
    title: t('没有行政区划', 'No divisions', '沒有行政區劃'),
    hint: t(
      '服务启动时会载入国家标准。',
      'The national standard is loaded when the server starts.',
      '服務啟動時會載入國家標準。',
    ),
  },
} as const;
