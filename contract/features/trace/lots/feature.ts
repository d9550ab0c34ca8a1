import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { lotMoves } from './moves.ts';

export const materialLots = feature('trace/lots', {
  resource: 'materialLot',
  area: 'trace:lot',
  title: t('物料批', 'Material lots', '物料批'),
  one: t('物料批', 'material lot', '物料批'),
  many: 'material lots',
  menu: { id: 508, path: '/trace/lot', under: 'trace' },
  verbs: everyVerb,
  rights: {
    inspect: t('检验来料', 'Inspect incoming material', '檢驗進料'),
    waive: t('让步接收', 'Accept material by waiver', '特採物料'),
    recall: t('从物料批召回', 'Recall from a material lot', '從物料批召回'),
  },
  roles: { procure: ['view', 'add', 'edit', 'import', 'export'], data: 'all', product: ['view'] },
  numbers: { kind: 'material_lot', prefix: 'WL', width: 3, reset: 'day' },
  moves: lotMoves,
  found: { name: 'code', hint: ['part_name', 'supplier_lot'], open: 'lot' },
});
