import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Goods are announced, come back, and are restocked or scrapped one by one or together. */
export const returnMoves = moves(
  {
    requested: t('待收货', 'Requested', '待收貨'),
    received: t('已收货', 'Received', '已收貨'),
    closed: t('已完成', 'Closed', '已完成'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    receive: {
      from: ['requested'],
      to: 'received',
      right: 'receive',
      label: t('收货', 'Receive', '收貨'),
      confirm: t(
        '{names} 的商品已经全部收到？',
        'Have all goods of {names} arrived?',
        '{names} 的商品已經全部收到？',
      ),
      log: t('收退货', 'Received a return', '收退貨'),
      done: t('退货已收', 'Return received', '退貨已收'),
    },
    restock: {
      from: ['received'],
      to: 'closed',
      right: 'settle',
      label: t('重新入库', 'Restock', '重新入庫'),
      confirm: t(
        '{names} 中还未处理的商品重新入库，可以再次销售？质保将清除。',
        'Restock the unprocessed goods of {names} so that they can be sold again? Their warranty is removed.',
        '{names} 中還未處理的商品重新入庫，可以再次銷售？保固將清除。',
      ),
      log: t('退货重新入库', 'Restocked a return', '退貨重新入庫'),
      done: t('已重新入库 {n} 件', 'Units restocked: {n}', '已重新入庫 {n} 件'),
    },
    scrap: {
      from: ['received'],
      to: 'closed',
      right: 'settle',
      reason: 'required',
      isDanger: true,
      label: t('报废', 'Scrap', '報廢'),
      confirm: t(
        '{names} 中还未处理的商品报废，不能撤销。',
        'Scrap the unprocessed goods of {names}? This can’t be undone.',
        '{names} 中還未處理的商品報廢，不能撤銷。',
      ),
      log: t('退货报废', 'Scrapped a return', '退貨報廢'),
      done: t('已报废 {n} 件', 'Units scrapped: {n}', '已報廢 {n} 件'),
    },
    cancel: {
      from: ['requested'],
      to: 'cancelled',
      right: 'add',
      reason: 'required',
      isDanger: true,
      label: t('取消', 'Cancel', '取消'),
      log: t('取消退货', 'Cancelled a return', '取消退貨'),
      done: t('退货已取消', 'Return cancelled', '退貨已取消'),
    },
  },
);
export type ReturnState = StateOf<typeof returnMoves>;
