import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { planMoves } from './moves.ts';

export const inspectionPlans = feature('product/inspection-plans', {
  resource: 'inspectionPlan',
  area: 'product:inspectionPlan',
  title: t('检验方案', 'Inspection plans', '檢驗方案'),
  one: t('检验方案', 'inspection plan', '檢驗方案'),
  many: 'inspection plans',
  menu: { id: 522, path: '/product/inspectionPlan', under: 'product' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    publish: t('发布与停用检验方案', 'Publish and retire inspection plans', '發布與停用檢驗方案'),
    waive: t('放行缺检产品', 'Waive required steps', '放行缺檢產品'),
  },
  roles: { product: 'all', data: ['view'], identity: ['view'] },
  moves: planMoves,
  log: {
    copy: t('复制检验方案', 'Copied an inspection plan', '複製檢驗方案'),
    waive: t('放行必检项', 'Waived a required step', '放行必檢項'),
    unwaive: t('撤销放行', 'Revoked a waiver', '撤銷放行'),
  },
});
