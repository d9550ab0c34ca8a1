import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { exampleMoves } from './moves.ts';

export const sampleData = feature('tool/example', {
  resource: 'example',
  area: 'tool:example',
  types: ['admin'],
  title: t('示例数据', 'Sample data', '範例資料'),
  one: t('示例数据', 'sample data', '範例資料'),
  many: 'sample data',
  menu: { id: 151, path: '/tool/example', under: 'tool' },
  verbs: ['view'],
  rights: { add: t('生成示例数据', 'Generate sample data', '產生範例資料') },
  log: {
    add: t('生成示例数据', 'Generated sample data', '產生範例資料'),
  },
  moves: exampleMoves,
});
