import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A receipt is a draft while goods are counted; posting makes lots of them, reversing takes these back. */
export const receivingMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    posted: t('已过账', 'Posted', '已過帳'),
    reversed: t('已冲销', 'Reversed', '已沖銷'),
  },
  {
    post: {
      from: ['draft'],
      to: 'posted',
      right: 'post',
      label: t('过账', 'Post', '過帳'),
      confirm: t(
        '过账 {names}？每一行会生成一个物料批，之后不能再修改，只能冲销。',
        'Post {names}? Each line becomes a material lot. Afterwards it can’t be changed, only reversed.',
        '過帳 {names}？每一列會產生一個物料批，之後不能再修改，只能沖銷。',
      ),
      log: t('过账收料单', 'Posted a receipt', '過帳收料單'),
      done: t('收料单已过账', 'Receipt posted', '收料單已過帳'),
    },
    reverse: {
      from: ['posted'],
      to: 'reversed',
      right: 'reverse',
      reason: 'required',
      isDanger: true,
      label: t('冲销', 'Reverse', '沖銷'),
      confirm: t(
        '冲销 {names}：它的物料批不能再领用，供应商序列号可以重新收，订单恢复为未收。',
        'Reverse {names}: its lots can no longer be used, its serial numbers can be received again, and the order is open again.',
        '沖銷 {names}：它的物料批不能再領用，供應商序號可以重新收，訂單恢復為未收。',
      ),
      log: t('冲销收料单', 'Reversed a receipt', '沖銷收料單'),
      done: t('收料单已冲销', 'Receipt reversed', '收料單已沖銷'),
    },
  },
);
export type ReceivingState = StateOf<typeof receivingMoves>;
