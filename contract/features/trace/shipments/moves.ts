import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The way of a shipment: picked and checked by the sender, received by whom it goes to. */
export const shipmentMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    picking: t('拣货中', 'Picking', '揀貨中'),
    checked: t('已复核', 'Checked', '已覆核'),
    shipped: t('已发货', 'Shipped', '已出貨'),
    partial: t('部分收货', 'Partly received', '部分收貨'),
    received: t('已收货', 'Received', '已收貨'),
    closed: t('已关闭', 'Closed', '已關閉'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    /** A checked one that is changed has to be checked again. */
    scan: {
      from: ['draft', 'picking', 'checked'],
      to: 'picking',
      right: 'pick',
      label: t('拣货', 'Pick', '揀貨'),
      log: t('扫码拣货', 'Picked goods by scanning', '掃碼揀貨'),
      done: t('开始拣货', 'Picking started', '開始揀貨'),
    },
    check: {
      from: ['picking'],
      to: 'checked',
      right: 'pick',
      label: t('复核', 'Check', '覆核'),
      log: t('复核发货单', 'Checked a shipment', '覆核出貨單'),
      done: t('复核通过，可以发货', 'Checked, ready to ship', '覆核通過，可以出貨'),
    },
    ship: {
      from: ['checked'],
      to: 'shipped',
      right: 'ship',
      label: t('发货', 'Ship', '出貨'),
      confirm: t(
        '发出 {names}？货物随即记到收货方名下，之后不能再增减。',
        'Ship {names}? The goods pass to the recipient, and nothing can be added or removed afterwards.',
        '出貨 {names}？貨物隨即記到收貨方名下，之後不能再增減。',
      ),
      log: t('发货', 'Shipped goods', '出貨'),
      done: t('已发货', 'Shipped', '已出貨'),
    },
    receive: {
      from: ['shipped', 'partial'],
      to: 'received',
      right: 'receive',
      label: t('收货', 'Receive', '收貨'),
      log: t('确认收货', 'Confirmed receipt', '確認收貨'),
      done: t('已全部收货', 'Everything received', '已全部收貨'),
    },
    close: {
      from: ['shipped', 'partial', 'received'],
      to: 'closed',
      right: 'close',
      // Not just "close": that is what one does to a dialog.
      label: t('关闭发货单', 'Close shipment', '關閉出貨單'),
      isDanger: true,
      confirm: t(
        '关闭 {names}？还没有收到的 {missing} 件将记为丢失并冻结，不能再收货。',
        'Close {names}? The {missing} {missing:unit|units} not received are recorded as lost and frozen; nothing more can be received.',
        '關閉 {names}？還沒有收到的 {missing} 件將記為遺失並凍結，不能再收貨。',
      ),
      log: t('关闭发货单', 'Closed a shipment', '關閉出貨單'),
      done: t('已关闭', 'Closed', '已關閉'),
    },
    cancel: {
      from: ['draft', 'picking', 'checked'],
      to: 'cancelled',
      right: 'close',
      reason: 'required',
      label: t('取消', 'Cancel', '取消'),
      isDanger: true,
      confirm: t(
        '{names} 取消后不能恢复，已拣的货物放回库存。',
        '{names} can’t be restored once cancelled; what was picked goes back into stock.',
        '{names} 取消後不能恢復，已揀的貨物放回庫存。',
      ),
      log: t('取消发货单', 'Cancelled a shipment', '取消出貨單'),
      done: t('已取消', 'Cancelled', '已取消'),
    },
  },
);
export type ShipmentMove = MoveOf<typeof shipmentMoves>;
export type ShipmentState = StateOf<typeof shipmentMoves>;
