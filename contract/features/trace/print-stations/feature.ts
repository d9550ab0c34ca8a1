import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { stationMoves } from './moves.ts';

export const printStations = feature('trace/print-stations', {
  resource: 'printStation',
  area: 'trace:printStation',
  title: t('打印工位', 'Print stations', '列印工作站'),
  one: t('打印工位', 'print station', '列印工作站'),
  many: 'print stations',
  menu: { id: 59, path: '/trace/printStation', under: 'trace' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: {
    report: t(
      '上报打印机（打印工位）',
      'Report printers (print stations)',
      '回報印表機（列印工作站）',
    ),
  },
  roles: { identity: 'all', data: ['view', 'add', 'edit', 'report'] },
  moves: stationMoves,
  log: {
    code: t('生成配对码', 'Created a pairing code', '產生配對碼'),
    pair: t('配对打印工位', 'Paired a print station', '配對列印工作站'),
    report: t('上报打印机', 'Reported printers', '回報印表機'),
  },
});
