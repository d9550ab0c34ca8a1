import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A sale is right, or disputed because its seller did not hold all of it; either can be voided. */
export const saleMoves = moves(
  {
    valid: t('有效', 'Valid', '有效'),
    disputed: t('有争议', 'Disputed', '有爭議'),
    void: t('已作废', 'Void', '已作廢'),
  },
  {
    void: {
      from: ['valid', 'disputed'],
      to: 'void',
      right: 'void',
      reason: 'required',
      isDanger: true,
      label: t('作废', 'Void', '作廢'),
      confirm: t(
        '作废 {names}？商品回到销售前的状态和持有方。',
        'Void {names}? Its products return to the status and holder they had before the sale.',
        '作廢 {names}？商品回到銷售前的狀態和持有方。',
      ),
      log: t('作废销售记录', 'Voided a sale', '作廢銷售紀錄'),
      done: t('已作废', 'Voided', '已作廢'),
    },
  },
);
export type SaleState = StateOf<typeof saleMoves>;
