import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const identifiers = feature('identity/identifiers', {
  resource: 'identifier',
  area: 'identity:identifier',
  title: t('标识列表', 'Identifier list', '標識列表'),
  one: t('标识', 'identifier', '標識'),
  many: 'identifiers',
  menu: { id: 19, path: '/identity/list', under: 'identity' },
  verbs: ['view', 'export'],
  rights: {
    freeze: t('冻结与解冻标识', 'Freeze and unfreeze identifiers', '凍結與解凍標識'),
    recall: t('召回标识', 'Recall identifiers', '召回標識'),
    void: t('作废、报废与抽样标识', 'Void, scrap and sample identifiers', '作廢、報廢與抽樣標識'),
  },
  roles: { data: ['view', 'recall'], identity: 'all' },
  log: {
    freeze: t('冻结标识', 'Froze identifiers', '凍結標識'),
    unfreeze: t('解冻标识', 'Unfroze identifiers', '解凍標識'),
    void: t('作废标识', 'Voided identifiers', '作廢標識'),
    scrap: t('报废标识', 'Scrapped identifiers', '報廢標識'),
    sample: t('抽样标识', 'Sampled identifiers', '抽樣標識'),
    recall: t('召回标识', 'Recalled identifiers', '召回標識'),
  },
  found: { name: 'code', hint: ['part_name', 'batch_code'], open: 'identifier' },
});
