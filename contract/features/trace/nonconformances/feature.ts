import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { nonconformanceMoves } from './moves.ts';

export const nonconformances = feature('trace/nonconformances', {
  resource: 'nonconformance',
  area: 'trace:nonconformance',
  title: t('不合格处理', 'Non-conformances', '不合格處理'),
  one: t('不合格单', 'non-conformance', '不合格單'),
  many: 'non-conformances',
  menu: { id: 510, path: '/trace/nonconformance', under: 'trace' },
  verbs: ['view', 'add', 'edit', 'export'],
  rights: {
    handle: t('处理不合格', 'Handle non-conformances', '處理不合格'),
    check: t('验证不合格措施', 'Verify the effect of actions', '驗證不合格措施'),
  },
  roles: {
    data: 'all',
    sales: ['view', 'add', 'handle'],
    product: ['view', 'add', 'handle'],
    procure: ['view', 'add', 'handle'],
  },
  numbers: { kind: 'nonconformance', prefix: 'NC', width: 3, reset: 'day' },
  moves: nonconformanceMoves,
  log: {
    assign: t('改派不合格单', 'Reassigned a non-conformance', '改派不合格單'),
  },
  found: { name: 'code', hint: ['title', 'part_name'], open: 'nonconformance' },
});
