import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';
import { reportMoves } from './moves.ts';

export const fakeReports = feature('sale/reports', {
  resource: 'fakeReport',
  area: 'sale:fakeReport',
  title: t('假货举报', 'Reports of fakes', '仿品檢舉'),
  one: t('假货举报', 'report of a fake', '仿品檢舉'),
  many: 'reports of fakes',
  menu: { id: 78, path: '/sale/report', under: 'sale' },
  verbs: ['view', 'export'],
  rights: {
    handle: t('处理假货举报', 'Handle reports of fakes', '處理仿品檢舉'),
    reveal: revealRight,
  },
  roles: { sales: 'all', data: ['view'] },
  numbers: { kind: 'fake_report', prefix: 'JB', width: 4, reset: 'day' },
  moves: reportMoves,
  log: {
    reveal: revealLog,
    reply: t('答复举报人', 'Replied to a report of a fake', '回覆檢舉人'),
  },
  found: { name: 'code', hint: ['shop'], open: 'report' },
});
