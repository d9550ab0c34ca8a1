import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { revealLog, revealRight } from '#contract/texts/reveal.ts';

export const company = feature('application/company', {
  resource: 'company',
  area: 'app:company',
  title: t('企业信息', 'Company profile', '企業資訊'),
  one: t('企业信息', 'company', '企業資訊'),
  many: 'the company profile',
  menu: { id: 92, path: '/appCenter/company', under: 'application' },
  verbs: ['view', 'edit'],
  rights: {
    submit: t('提交企业认证', 'Submit the company for verification', '提交企業認證'),
    brand: t('设置企业品牌', 'Set the company brand', '設定企業品牌'),
    reveal: revealRight,
  },
  roles: {
    product: ['view'],
    procure: ['view'],
    data: ['view'],
    sales: ['view'],
    identity: ['view'],
  },
  log: {
    reveal: revealLog,
    edit: t('编辑企业信息', 'Edited the company', '編輯企業資訊'),
    submit: t('提交企业认证', 'Submitted the company for verification', '提交企業認證'),
    brand: t('设置企业品牌', 'Set the company brand', '設定企業品牌'),
  },
});
