import { t } from '#contract/text.ts';

export const countsPageTexts = {
  add: t('开始盘点', 'Start a count', '開始盤點'),
  scan: t('扫码盘点', 'Count by scanning', '掃碼盤點'),
  scopeHint: t('留空表示全部', 'Leave empty for everything', '留空表示全部'),
  counted: t('已盘 {n} 件', 'Counted: {n}', '已盤 {n} 件'),
  added: t(
    '新增 {n} 件，共 {counted} 件',
    'Added {n}, {counted} in total',
    '新增 {n} 件，共 {counted} 件',
  ),
  again: t(
    '已经盘过，共 {counted} 件',
    'Already counted, {counted} in total',
    '已經盤過，共 {counted} 件',
  ),
  takeBack: t('撤回模式', 'Remove mode', '撤回模式'),
  removed: t('已撤回，共 {counted} 件', 'Removed, {counted} in total', '已撤回，共 {counted} 件'),
  figures: t('盘点结果', 'Result', '盤點結果'),
  all: t('全部', 'All', '全部'),
} as const;
