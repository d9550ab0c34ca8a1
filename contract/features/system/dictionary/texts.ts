import { t } from '#contract/text.ts';

export const dictionaryTexts = {
  one: t('字典', 'dictionary', '字典'),
  line: t('表单里可选的内容', 'Choices offered in forms', '表單裡可選的內容'),
  fields: {
    code: t('编码', 'Code', '編碼'),
    name: t('名称', 'Name', '名稱'),
    remark: t('备注', 'Remark', '備註'),
    is_shipped: t('内置', 'Built-in', '內建'),
    options: t('选项数', 'Options', '選項數'),
    keyword: t('编码、名称', 'Code or name', '編碼、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  errors: {
    shipped: t(
      '“{name}”是内置字典，不能删除',
      '{name} is built in and can’t be deleted',
      '「{name}」是內建字典，不能刪除',
    ),
    code: t('字典编码不能修改', 'The code of a dictionary can’t be changed', '字典編碼不能修改'),
  },
  empty: {
    title: t('还没有字典', 'No dictionaries yet', '還沒有字典'),
    hint: t(
      '新增字典，再加上选项。',
      'Add a dictionary, then its options.',
      '新增字典，再加上選項。',
    ),
  },
} as const;

export const optionTexts = {
  one: t('字典选项', 'option', '字典選項'),
  line: t(
    '左边选字典，右边排选项；改动立即生效',
    'Choose a dictionary, then arrange its options; changes take effect immediately',
    '左邊選字典，右邊排選項；變更立即生效',
  ),
  fields: {
    dict_code: t('所属字典', 'Dictionary', '所屬字典'),
    dict_name: t('所属字典', 'Dictionary', '所屬字典'),
    value: t('值', 'Value', '值'),
    name: t('名称', 'Name', '名稱'),
    name_en: t('英文名称', 'Name in English', '英文名稱'),
    name_tw: t('繁体中文名称', 'Name in Traditional Chinese', '繁體中文名稱'),
    sort: t('排序', 'Order', '排序'),
    disabled: t('状态', 'Status', '狀態'),
    is_shipped: t('内置', 'Built-in', '內建'),
    remark: t('备注', 'Remark', '備註'),
    ids: t('选项', 'Options', '選項'),
    keyword: t('值、名称', 'Value or name', '值、名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    true: t('停用', 'Disabled', '停用'),
    false: t('启用', 'Enabled', '啟用'),
  },
  hints: {
    value: t(
      '保存在单据里的值，内置选项不能修改',
      'The value stored in records; can’t be changed for built-in options',
      '儲存在單據裡的值，內建選項不能修改',
    ),
    sort: t('小的在前', 'Lower numbers first', '小的在前'),
  },
  done: { sorted: t('顺序已保存', 'Order saved', '順序已儲存') },
  errors: {
    shipped: t(
      '“{name}”是内置选项，不能删除；可以停用',
      '{name} is built in and can’t be deleted, but you can disable it',
      '「{name}」是內建選項，不能刪除；可以停用',
    ),
    value: t(
      '内置选项的值不能修改',
      'The value of a built-in option can’t be changed',
      '內建選項的值不能修改',
    ),
    dictionary: t('字典不存在', 'This dictionary does not exist', '字典不存在'),
    moved: t(
      '选项不能换到别的字典',
      'An option can’t be moved to another dictionary',
      '選項不能換到別的字典',
    ),
  },
  empty: {
    title: t('还没有选项', 'No options yet', '還沒有選項'),
    hint: t(
      '新增选项，表单里就可以选到。',
      'Add an option to make it available in forms.',
      '新增選項，表單裡就可以選到。',
    ),
  },
} as const;
