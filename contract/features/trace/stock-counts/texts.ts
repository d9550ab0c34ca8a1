import { t, type Text } from '#contract/text.ts';
import { countMoves } from './moves.ts';

/** What a count says of one code, by its stored number. */
export const countResults = ['counted', 'surplus', 'missing'] as const;
export type CountResult = (typeof countResults)[number];

export const countTexts = {
  one: t('盘点单', 'stock count', '盤點單'),
  line: t(
    '扫描仓库里的商品，与账面库存比对',
    'Scan the goods in the warehouse and compare them with the recorded stock',
    '掃描倉庫裡的商品，與帳面庫存比對',
  ),
  fields: {
    code: t('盘点单号', 'Count number', '盤點單號'),
    codes: t('编码', 'Codes', '編碼'),
    place: t('地点', 'Place', '地點'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('批次号', 'Batch number', '批號'),
    state: t('状态', 'Status', '狀態'),
    expected: t('账面', 'Recorded', '帳面'),
    counted: t('已盘', 'Counted', '已盤'),
    missing: t('盘亏', 'Missing', '盤虧'),
    surplus: t('盘盈', 'Surplus', '盤盈'),
    close_time: t('结束时间', 'Closed', '結束時間'),
    remark: t('备注', 'Remark', '備註'),
    create_time: t('开始时间', 'Started', '開始時間'),
    keyword: t('单号、地点、备注', 'Number, place or remark', '單號、地點、備註'),
    id: t('盘点单', 'Count', '盤點單'),
    result: t('结果', 'Result', '結果'),
    identifier_state: t('标识状态', 'Identifier status', '標識狀態'),
  },
  states: countMoves.states,
  results: {
    counted: t('相符', 'Matching', '相符'),
    surplus: t('盘盈', 'Surplus', '盤盈'),
    missing: t('盘亏', 'Missing', '盤虧'),
  } satisfies Record<CountResult, Text>,
  empty: {
    title: t('还没有盘点', 'No stock counts yet', '還沒有盤點'),
    hint: t(
      '新建一张盘点单，然后扫描箱码或单品。',
      'Start a count, then scan boxes or single products.',
      '新建一張盤點單，然後掃描箱碼或單品。',
    ),
  },
  done: {
    scanned: t('新增 {n} 件', 'Units added: {n}', '新增 {n} 件'),
    unscanned: t('撤回 {n} 件', 'Units removed: {n}', '撤回 {n} 件'),
    closed: t(
      '账面 {expected}，已盘 {counted}，盘亏 {missing}，盘盈 {surplus}',
      'Recorded {expected}, counted {counted}, missing {missing}, surplus {surplus}',
      '帳面 {expected}，已盤 {counted}，盤虧 {missing}，盤盈 {surplus}',
    ),
  },
  errors: {
    notCounting: t(
      '盘点单 {code} 已经不在盘点中',
      'Count {code} is no longer open',
      '盤點單 {code} 已經不在盤點中',
    ),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    noBatch: t('生产批次不存在', 'This batch does not exist', '生產批次不存在'),
  },
} as const;
