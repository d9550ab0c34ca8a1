import { t } from '#contract/text.ts';

/** The words about what batches use of material lots. */
export const materialTexts = {
  fields: {
    id: t('生产批次', 'Batch', '生產批次'),
    lots: t('物料批', 'Material lots', '物料批'),
    lot_id: t('物料批', 'Material lot', '物料批'),
    codes: t('物料批号', 'Lot numbers', '物料批號'),
    quantity: t('数量', 'Quantity', '數量'),
    serial_number: t('产品序列号', 'Serial number', '產品序號'),
    uses: t('领料记录', 'Recorded materials', '領料紀錄'),
  },
  done: {
    consumed: t('已领用 {n} 批物料', 'Lots used: {n}', '已領用 {n} 批物料'),
    undone: t('已撤销 {n} 条领料', 'Undone: {n}', '已撤銷 {n} 筆領料'),
  },
  errors: {
    nothing: t('请选择或扫描物料批', 'Choose or scan a material lot', '請選擇或掃描物料批'),
    wrongBatch: t(
      '批次“{code}”的状态是“{state}”，不能领料或撤销',
      'Batch {code} has the status “{state}”; materials can’t be recorded or undone',
      '批次「{code}」的狀態是「{state}」，不能領料或撤銷',
    ),
    noLot: t('没有物料批“{code}”', 'There is no material lot {code}', '沒有物料批「{code}」'),
    wrongLot: t(
      '物料批“{code}”的状态是“{state}”，不能领用',
      'Lot {code} has the status “{state}” and can’t be used',
      '物料批「{code}」的狀態是「{state}」，不能領用',
    ),
    expired: t(
      '物料批“{code}”已于 {day} 到期',
      'Lot {code} expired on {day}',
      '物料批「{code}」已於 {day} 到期',
    ),
    notInBom: t(
      '物料批“{code}”的物料“{name}”不在批次的物料清单里',
      'Lot {code} is {name}, which is not in the batch’s bill of materials',
      '物料批「{code}」的物料「{name}」不在批次的物料清單裡',
    ),
    otherUnit: t(
      '物料批“{code}”的单位与批次的物料清单不同，不能领用',
      'Lot {code} uses a different unit from the batch’s bill of materials, so it can’t be used',
      '物料批「{code}」的單位與批次的物料清單不同，不能領用',
    ),
    sourceStopped: t(
      '物料批“{code}”出自批次“{batch}”，该批次的状态是“{state}”，不能领用',
      'Lot {code} was made in batch {batch}, which has the status “{state}”, so it can’t be used',
      '物料批「{code}」出自批次「{batch}」，該批次的狀態是「{state}」，不能領用',
    ),
    madeHere: t(
      '物料批“{code}”就是这个批次生产的，不能领用',
      'Lot {code} was made in this batch, so it can’t be used in it',
      '物料批「{code}」就是這個批次生產的，不能領用',
    ),
    tooLittle: t(
      '物料批“{code}”只剩 {left}，不够 {asked}',
      'Lot {code} has only {left} left, not {asked}',
      '物料批「{code}」只剩 {left}，不夠 {asked}',
    ),
    sayHowMuch: t(
      '物料批“{code}”：批次已不缺这种物料，请写明数量',
      'Lot {code}: the batch needs no more of this part; please enter a quantity',
      '物料批「{code}」：批次已不缺這種物料，請寫明數量',
    ),
    noSerial: t(
      '这个批次里没有序列号“{code}”',
      'This batch has no unit {code}',
      '這個批次裡沒有序號「{code}」',
    ),
    noBom: t(
      '批次没有选物料清单，不能倒冲',
      'The batch has no bill of materials, so it can’t be backflushed',
      '批次沒有選物料清單，不能倒沖',
    ),
    nothingTracked: t(
      '物料清单里没有要追溯批号的物料',
      'No part of the bill of materials is tracked by lot',
      '物料清單裡沒有要追溯批號的物料',
    ),
    short: t('物料不足，没有领用', 'Not enough material; nothing was used', '物料不足，沒有領用'),
    shortOf: t(
      '{name} 还缺 {missing} {unit}',
      '{name}: {missing} {unit} missing',
      '{name} 還缺 {missing} {unit}',
    ),
    bomUsed: t(
      '批次已领料，不能更换物料清单',
      'The batch has used material, so its bill of materials can’t be changed',
      '批次已領料，不能更換物料清單',
    ),
    noBill: t(
      '物料清单不存在、未发布，或不是这个物料的',
      'This bill of materials does not exist, is not released, or belongs to another part',
      '物料清單不存在、未發布，或不是這個物料的',
    ),
  },
} as const;
