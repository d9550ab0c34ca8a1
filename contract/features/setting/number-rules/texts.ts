import { t } from '#contract/text.ts';

export const numberRuleTexts = {
  one: t('编号规则', 'number rule', '編號規則'),
  line: t(
    '物料、批次、单据等留空编号时，按这里的规则自动编号',
    'Parts, batches and documents without a number are numbered automatically by these rules',
    '物料、批次、單據等留空編號時，依這裡的規則自動編號',
  ),
  fields: {
    name: t('编号对象', 'Applies to', '編號對象'),
    kind: t('编号对象', 'Applies to', '編號對象'),
    prefix: t('前缀', 'Prefix', '前綴'),
    date_part: t('日期', 'Date', '日期'),
    separator: t('分隔符', 'Separator', '分隔符號'),
    width: t('流水号位数', 'Counter digits', '流水號位數'),
    reset: t('重新计数', 'Restarts', '重新計數'),
    gap_free: t('连续无空号', 'No gaps', '連續無空號'),
    is_own: t('规则', 'Rule', '規則'),
    next: t('下一个编号', 'Next number', '下一個編號'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  dates: {
    '': t('不含日期', 'None', '不含日期'),
    YYYY: t('年', 'Year', '年'),
    YYYYMM: t('年月', 'Year and month', '年月'),
    YYYYMMDD: t('年月日', 'Year, month, day', '年月日'),
  },
  resets: {
    never: t('从不', 'Never', '從不'),
    year: t('每年', 'Yearly', '每年'),
    month: t('每月', 'Monthly', '每月'),
    day: t('每天', 'Daily', '每天'),
  },
  separators: {
    '': t('无', 'None', '無'),
    '-': t('横线 -', 'Hyphen -', '橫線 -'),
    '/': t('斜线 /', 'Slash /', '斜線 /'),
    _: t('下划线 _', 'Underscore _', '底線 _'),
    '.': t('点 .', 'Dot .', '點 .'),
  },
  origins: {
    true: t('企业自定', 'Custom', '企業自訂'),
    false: t('默认', 'Default', '預設'),
  },
  gaps: {
    true: t('连续', 'Yes', '連續'),
    false: t('允许空号', 'No', '允許空號'),
  },
  actions: {
    reset: t('恢复默认', 'Restore default', '還原預設值'),
  },
  done: {
    saved: t(
      '保存成功，已有编号不变',
      'Saved. Existing numbers don’t change',
      '儲存成功，已有編號不變',
    ),
    reset: t('已恢复默认规则', 'Default rule restored', '已還原預設規則'),
  },
  empty: {
    title: t('没有编号对象', 'Nothing to number', '沒有編號對象'),
    hint: t(
      '这里列出所有自动编号的对象。',
      'Everything that is numbered automatically is listed here.',
      '這裡列出所有自動編號的對象。',
    ),
  },
} as const;
