import { t } from '#contract/text.ts';

export const citiesPageTexts = {
  add: t('新增区划', 'Add division', '新增區劃'),
  addBelow: t('添加子级', 'Add child', '新增子級'),
  loading: t('正在载入 {name} 的下级', 'Loading the divisions of {name}', '正在載入 {name} 的下級'),
  found: t('找到 {n} 个', '{n} found', '找到 {n} 個'),
  more: t(
    '只显示前 {n} 个，请输入更多字。',
    'Only the first {n} are shown. Type more to narrow the search.',
    '只顯示前 {n} 個，請輸入更多字。',
  ),
  codeHint: t(
    '六位数字：省 2 位、市 2 位、县 2 位',
    'Six digits: two for the province, two for the city, two for the county',
    '六位數字：省 2 位、市 2 位、縣 2 位',
  ),
  parentHint: t('留空则为省级', 'Leave empty for a province', '留空則為省級'),
} as const;
