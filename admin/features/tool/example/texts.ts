import { t } from '#contract/text.ts';

export const examplePageTexts = {
  add: t('生成示例数据', 'Generate sample data', '產生範例資料'),
  start: t('开始生成', 'Start', '開始產生'),
  figures: t('将生成', 'To be generated', '將產生'),
  left: t(
    '该企业还能生成 {n} 个标识',
    '{n} {n:identifier|identifiers} left in the company’s quota',
    '該企業還能產生 {n} 個標識',
  ),
  real: t(
    '该企业已有 {n} 个自己的标识。示例数据会与真实数据混在一起，且不能整批撤回。',
    'The company has {n} identifiers of its own. Sample data will be mixed with real data and can’t be removed as a whole.',
    '該企業已有 {n} 個自己的標識。範例資料會與真實資料混在一起，且不能整批撤回。',
  ),
  stays: t(
    '追溯事件与扫码记录不可改写，生成后不能撤回。',
    'Trace events and scans can’t be changed or removed once generated.',
    '追溯事件與掃碼紀錄不可改寫，產生後不能撤回。',
  ),
} as const;
