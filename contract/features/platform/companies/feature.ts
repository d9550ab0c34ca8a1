import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const companies = feature('platform/companies', {
  resource: 'company',
  area: 'platform:company',
  types: ['admin'],
  title: t('企业管理', 'Companies', '企業管理'),
  one: t('企业', 'company', '企業'),
  many: 'companies',
  menu: { id: 71, path: '/platform/company', under: 'platform' },
  verbs: ['view', 'export'],
  rights: {
    verify: t('审核企业认证', 'Review company verification', '審核企業認證'),
    suspend: t('停用与恢复企业', 'Suspend and restore companies', '停用與恢復企業'),
    version: t('调整企业版本', 'Change company versions', '調整企業版本'),
    reveal: revealRight,
  },
  log: {
    reveal: revealLog,
    version: t('调整企业版本', 'Changed a company’s version', '調整企業版本'),
    approve: t('通过企业认证', 'Approved a company', '通過企業認證'),
    reject: t('驳回企业认证', 'Rejected a company', '駁回企業認證'),
    suspend: t('停用企业', 'Suspended a company', '停用企業'),
    resume: t('恢复企业', 'Restored a company', '恢復企業'),
  },
  found: { name: 'name', hint: ['credit_code'], open: 'company' },
});
