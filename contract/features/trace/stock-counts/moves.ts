import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

export const countMoves = moves(
  {
    counting: t('盘点中', 'Counting', '盤點中'),
    closed: t('已结束', 'Closed', '已結束'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    close: {
      from: ['counting'],
      to: 'closed',
      right: 'count',
      label: t('结束盘点', 'Close', '結束盤點'),
      confirm: t(
        '结束 {names}？将与账面库存比对，之后不能再扫码。',
        'Close {names}? It is compared with the recorded stock, and nothing more can be scanned.',
        '結束 {names}？將與帳面庫存比對，之後不能再掃碼。',
      ),
      log: t('结束盘点', 'Closed a stock count', '結束盤點'),
      done: t('盘点已结束', 'Stock count closed', '盤點已結束'),
    },
    cancel: {
      from: ['counting'],
      to: 'cancelled',
      right: 'count',
      isDanger: true,
      label: t('取消', 'Cancel', '取消'),
      confirm: t(
        '取消 {names}？已扫的码不再有用。',
        'Cancel {names}? The scanned codes are discarded.',
        '取消 {names}？已掃的碼不再有用。',
      ),
      log: t('取消盘点', 'Cancelled a stock count', '取消盤點'),
      done: t('盘点已取消', 'Stock count cancelled', '盤點已取消'),
    },
  },
);
export type CountState = StateOf<typeof countMoves>;
