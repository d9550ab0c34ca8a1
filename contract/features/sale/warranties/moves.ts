import { moves, stateNames, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** How a warranty stands, by its dates and by what was done with it; and what can be done with one. */
export const warrantyMoves = moves(
  {
    valid: t('质保中', 'In warranty', '保固中'),
    expired: t('已过保', 'Expired', '已過保'),
    none: t('没有质保', 'No warranty', '沒有保固'),
    void: t('已作废', 'Void', '已作廢'),
    replaced: t('已换新', 'Replaced', '已換新'),
  },
  {
    extend: {
      from: ['valid', 'expired', 'none'],
      to: 'valid',
      right: 'handle',
      label: t('延长', 'Extend', '延長'),
      confirm: t(
        '延长 {names} 的质保，从现在的到期日接着算。',
        'Extend the warranty of {names} from its current end date.',
        '延長 {names} 的保固，從現在的到期日接著算。',
      ),
      log: t('延长质保', 'Extended a warranty', '延長保固'),
      done: t('质保已延长到 {day}', 'The warranty now ends on {day}', '保固已延長到 {day}'),
    },
    transfer: {
      from: ['valid'],
      to: 'valid',
      right: 'handle',
      label: t('转让', 'Transfer', '轉讓'),
      confirm: t(
        '把 {names} 的质保转给新的持有人，到期日不变。原持有人的姓名、手机号不再保留，他的质保卡链接随之失效。',
        'Transfer the warranty of {names} to a new owner; the end date stays the same. The previous owner’s name and phone number are not kept, and their link to the warranty card stops working.',
        '把 {names} 的保固轉給新的持有人，到期日不變。原持有人的姓名、手機號碼不再保留，其保固卡連結隨之失效。',
      ),
      log: t('转让质保', 'Transferred a warranty', '轉讓保固'),
      done: t('质保已转让', 'The warranty was transferred', '保固已轉讓'),
      isAside: true,
    },
    void: {
      from: ['valid', 'expired', 'none'],
      to: 'void',
      right: 'handle',
      label: t('作废', 'Void', '作廢'),
      confirm: t(
        '作废 {names} 的质保，不能恢复。消费者查询时看到质保已于今天到期。',
        'Void the warranty of {names}. This can’t be undone. Consumers see that it ended today.',
        '作廢 {names} 的保固，不能恢復。消費者查詢時看到保固已於今天到期。',
      ),
      log: t('作废质保', 'Voided a warranty', '作廢保固'),
      done: t('质保已作废', 'The warranty is void', '保固已作廢'),
      isDanger: true,
    },
  },
);

export type WarrantyState = StateOf<typeof warrantyMoves>;
export const warrantyStates = stateNames(warrantyMoves);
