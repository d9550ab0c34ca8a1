import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { archiveMoves } from './moves.ts';

export const archives = feature('data/archives', {
  resource: 'archive',
  area: 'data:archive',
  types: ['admin'],
  title: t('数据归档', 'Archives', '資料封存'),
  one: t('归档', 'archive', '封存'),
  many: 'archives',
  menu: { id: 167, path: '/data/archive', under: 'data' },
  verbs: ['view'],
  rights: { restore: t('恢复归档', 'Restore archives', '還原封存') },
  moves: archiveMoves,
});
