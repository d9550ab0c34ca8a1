import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { prePrintMoves } from './moves.ts';

export const prePrints = feature('trace/pre-prints', {
  resource: 'prePrint',
  area: 'trace:prePrint',
  title: t('标签预印', 'Label pre-print', '標籤預印'),
  one: t('预印单', 'pre-print order', '預印單'),
  many: 'pre-print orders',
  menu: { id: 56, path: '/trace/prePrint', under: 'trace' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    approve: t('审批与取消预印单', 'Approve and cancel pre-print orders', '簽核與取消預印單'),
    send: t('下载印刷文件并发印', 'Download print files and send them', '下載印刷檔案並送印'),
    receive: t('预印收货与关闭', 'Receive and close pre-print orders', '預印收貨與關閉'),
  },
  roles: { product: ['view'], data: ['view', 'add', 'edit', 'export', 'receive'], identity: 'all' },
  numbers: { kind: 'pre_print', prefix: 'YY', width: 3, reset: 'day' },
  moves: prePrintMoves,
  log: {
    file: t('下载预印文件', 'Downloaded a pre-print file', '下載預印檔案'),
  },
  found: { name: 'code', hint: ['printer_company'], open: 'order' },
});
