import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { batchMoves } from './moves.ts';

export const batches = feature('trace/batches', {
  resource: 'batch',
  area: 'trace:batch',
  title: t('生产批次', 'Production batches', '生產批次'),
  one: t('生产批次', 'production batch', '生產批次'),
  many: 'production batches',
  menu: { id: 52, path: '/trace/batch', under: 'trace' },
  verbs: everyVerb,
  rights: {
    move: t('推进生产批次', 'Advance production batches', '推進生產批次'),
    consume: t('批次领料', 'Record batch materials', '批次領料'),
    recall: t('召回生产批次', 'Recall production batches', '召回生產批次'),
  },
  roles: { product: ['view'], data: 'all', identity: ['view'] },
  numbers: { kind: 'batch', prefix: 'PC', width: 3, reset: 'day' },
  moves: batchMoves,
  log: {
    editMany: t('批量修改生产批次', 'Changed several production batches', '批次修改生產批次'),
    consume: t('批次领料', 'Used material in a batch', '批次領料'),
    backflush: t('批次倒冲领料', 'Backflushed a batch', '批次倒沖領料'),
    unconsume: t('撤销批次领料', 'Undid a material record of a batch', '撤銷批次領料'),
    recallPart: t('召回物料的全部批次', 'Recalled all batches of a part', '召回物料的全部批次'),
  },
  found: { name: 'code', hint: ['part_name'], page: true },
});
