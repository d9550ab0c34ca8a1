import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

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
    approve: t('审批防伪码下载', 'Approve downloads of security codes', '審批防偽碼下載'),
    void: t('作废防伪码', 'Void security codes', '作廢防偽碼'),
  },
  roles: { data: 'all', identity: 'all' },
  numbers: {
    kind: 'security_pack',
    name: t('防伪码包', 'Pack of security codes', '防偽碼包'),
    prefix: 'FW',
    width: 3,
    reset: 'day',
  },
  log: {
    add: t('生成防伪码', 'Ordered security codes', '產生防偽碼'),
    pause: t('暂停生成防伪码', 'Paused security codes', '暫停產生防偽碼'),
    resume: t('继续生成防伪码', 'Continued security codes', '繼續產生防偽碼'),
    retry: t('重试生成防伪码', 'Retried security codes', '重試產生防偽碼'),
    cancel: t('取消生成防伪码', 'Cancelled security codes', '取消產生防偽碼'),
    request: t('申请下载防伪码', 'Requested security codes', '申請下載防偽碼'),
    approve: t('批准下载防伪码', 'Approved a download of security codes', '核准下載防偽碼'),
    reject: t('驳回下载防伪码', 'Rejected a download of security codes', '駁回下載防偽碼'),
    download: t('下载防伪码', 'Downloaded security codes', '下載防偽碼'),
    void: t('作废防伪码', 'Voided security codes', '作廢防偽碼'),
  },
});
