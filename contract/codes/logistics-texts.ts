import { t } from '#contract/text.ts';

/** What commands over goods say: packing, shipping, returns, sales, stock counts. */
export const logisticsTexts = {
  errors: {
    unknown: t(
      '有 {n} 个编码不存在，例如“{code}”',
      '{n} codes were not found, such as {code}',
      '有 {n} 個編碼不存在，例如「{code}」',
    ),
    unknownCode: t('编码“{code}”不存在', '{code} was not found', '編碼「{code}」不存在'),
    refused: t(
      '有 {n} 个编码不能这样处理，例如“{code}”',
      '{n} codes can’t be processed, such as {code}',
      '有 {n} 個編碼不能這樣處理，例如「{code}」',
    ),
    wrongState: t(
      '“{code}”的状态是“{state}”',
      '{code} has the status “{state}”',
      '「{code}」的狀態是「{state}」',
    ),
    notBound: t(
      '“{code}”还没有绑定产品',
      '{code} is not bound to a product yet',
      '「{code}」還沒有綁定產品',
    ),
    recalledBatch: t(
      '“{code}”的批次已召回',
      'The batch of {code} has been recalled',
      '「{code}」的批次已召回',
    ),
    heldBatch: t(
      '“{code}”的批次在质检暂停中',
      'The batch of {code} is on hold for quality control',
      '「{code}」的批次在品檢暫停中',
    ),
    notHeld: t('“{code}”不在这里', '{code} is not held here', '「{code}」不在這裡'),
    emptyContainer: t('“{code}”是空的', '{code} is empty', '「{code}」是空的'),
  },
} as const;
