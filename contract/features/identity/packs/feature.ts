import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { packMoves } from './moves.ts';

export const identifierPacks = feature('identity/packs', {
  resource: 'identifierPack',
  area: 'identity:pack',
  title: t('标识生成', 'Identifier packs', '標識產生'),
  one: t('标识包', 'identifier pack', '標識包'),
  many: 'identifier packs',
  menu: { id: 18, path: '/identity/pack', under: 'identity' },
  verbs: ['view', 'add', 'export'],
  roles: { data: ['view'], identity: 'all' },
  numbers: { kind: 'identifier_pack', prefix: 'BS', width: 3, reset: 'day' },
  moves: packMoves,
  log: {
    add: t('生成标识', 'Ordered identifiers', '產生標識'),
    export: t('导出标识包', 'Exported an identifier pack', '匯出標識包'),
  },
  found: { name: 'code', hint: ['part_name', 'batch_code'], page: true },
});
