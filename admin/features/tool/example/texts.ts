import { t } from '#contract/text.ts';

export const examplePageTexts = {
  add: t('生成示例数据', 'Make sample data', '產生範例資料'),
  start: t('开始生成', 'Start', '開始產生'),
  figures: t('将生成', 'To be made', '將產生'),
  left: t(
    '该企业还能生成 {n} 个标识',
    'The company can still make {n} identifiers',
    '該企業還能產生 {n} 個標識',
  ),
  real: t(
    '该企业已有 {n} 个自己的标识。示例数据会与真实数据混在一起，且不能整批撤回。',
    'The company has {n} identifiers of its own. Samples will stand among real data and cannot be taken back as a whole.',
    '該企業已有 {n} 個自己的標識。範例資料會與真實資料混在一起，且不能整批撤回。',
  ),
  stays: t(
    '追溯事件与扫码记录不可改写，生成后不能撤回。',
    'Trace events and scans are never rewritten: what is made stays.',
    '追溯事件與掃碼記錄不可改寫，產生後不能撤回。',
  ),
  askCancel: t(
    '取消后已生成的数据保留，可以再继续。',
    'What was made stays, and it can go on later.',
    '取消後已產生的資料保留，可以再繼續。',
  ),
} as const;
