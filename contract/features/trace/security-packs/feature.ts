import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { securityMoves } from './moves.ts';

export const securityPacks = feature('trace/security-packs', {
  resource: 'securityPack',
  area: 'trace:securityCode',
  title: t('防伪码生成', 'Security codes', '防偽碼產生'),
  one: t('防伪码', 'security code', '防偽碼'),
  many: 'security codes',
  menu: { id: 54, path: '/trace/securityCode', under: 'trace' },
  verbs: ['view', 'add'],
  rights: {
    export: t('导出防伪码', 'Export security codes', '匯出防偽碼'),
    approve: t('审批防伪码下载', 'Approve security code downloads', '簽核防偽碼下載'),
    void: t('作废防伪码', 'Void security codes', '作廢防偽碼'),
    release: t('解除防伪码暂停', 'Release paused security codes', '解除防偽碼暫停'),
  },
  roles: { data: 'all', identity: 'all' },
  numbers: {
    kind: 'security_pack',
    name: t('防伪码包', 'Security code pack', '防偽碼包'),
    prefix: 'FW',
    width: 3,
    reset: 'day',
  },
  moves: securityMoves,
  log: {
    add: t('生成防伪码', 'Ordered security codes', '產生防偽碼'),
    release: t('解除防伪码暂停', 'Released a paused security code', '解除防偽碼暫停'),
  },
  found: { name: 'code', hint: ['part_name'] },
});
