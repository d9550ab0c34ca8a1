import { t } from '#contract/text.ts';

export const collectionPageTexts = {
  figures: t('采集进度', 'Progress', '採集進度'),
  open: t('未完成的产品', 'Products with open steps', '未完成的產品'),
  all: t('全部未完成', 'All open', '全部未完成'),
  fill: t('在表格中补录{kind}数据', 'Enter {kind} data in the sheet', '在表格中補錄{kind}資料'),
  step: t('{kind}·{step}', '{kind}: {step}', '{kind}·{step}'),
  waive: t('放行', 'Waive', '放行'),
  waiveTitle: t('放行必检项', 'Waive a required step', '放行必檢項'),
  waiveLine: t(
    '“{serial}”的“{step}”放行后，可以装箱和发货。放行人、时间和原因会记入操作日志。',
    'Once “{step}” is waived, {serial} can be packed and shipped. Who waived it, when and why is recorded in the operation log.',
    '「{serial}」的「{step}」放行後，可以裝箱和出貨。放行人、時間和原因會記入操作日誌。',
  ),
  unwaive: t('撤销放行', 'Revoke waiver', '撤銷放行'),
  unwaiveAsk: t(
    '撤销“{serial}”的“{step}”的放行？之后要补做这一项才能装箱和发货。',
    'Revoke the waiver of “{step}” for {serial}? The step is then required again before packing and shipping.',
    '撤銷「{serial}」的「{step}」的放行？之後要補做這一項才能裝箱和出貨。',
  ),
  unwaived: t('已撤销放行', 'Waiver revoked', '已撤銷放行'),
  noneOpen: t('没有这样的产品', 'No such products', '沒有這樣的產品'),
  allDone: t(
    '这个批次的必检数据已齐全，可以装箱',
    'The required data of this batch is complete; it can be packed',
    '這個批次的必檢資料已齊全，可以裝箱',
  ),
  count: t('统计', 'Count', '統計'),
  countOne: t('统计批次 {batch}', 'Count batch {batch}', '統計批次 {batch}'),
  tooMany: t(
    '件数较多，点“统计”后显示',
    'There are many units; press Count to see the figures',
    '件數較多，點「統計」後顯示',
  ),
  noPlan: t(
    '这种物料没有生效的检验方案，装箱和发货时不核对',
    'There is no inspection plan in force for this part, so nothing is checked before packing and shipping',
    '這種物料沒有生效的檢驗方案，裝箱和出貨時不核對',
  ),
  makePlan: t('制定检验方案', 'Create inspection plan', '制定檢驗方案'),
  toBatches: t('查看生产批次', 'Open production batches', '查看生產批次'),
  failed: t('数据读取失败', 'Couldn’t load the data', '資料讀取失敗'),
};
