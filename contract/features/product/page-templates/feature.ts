import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const pageEditorTitle = t('页面设计', 'Page designer', '頁面設計');
/** The list of templates has a page per purpose. */
export const pageTemplateTitles = {
  trace: t('产品模板', 'Page templates', '產品範本'),
  security: t('防伪模板', 'Security templates', '防偽範本'),
  activation: t('激活模板', 'Activation templates', '啟用範本'),
  service: t('售后模板', 'After-sales templates', '售後範本'),
} as const;

export const pageTemplates = feature('product/page-templates', {
  resource: 'pageTemplate',
  area: 'product:page',
  title: pageTemplateTitles.trace,
  one: t('页面模板', 'page template', '頁面範本'),
  many: 'page templates',
  menu: [
    { id: 23, path: '/product/template', under: 'product' },
    {
      id: 24,
      path: '/product/template/templateEdit',
      under: 'product',
      title: pageEditorTitle,
      component: 'product/page-editor',
      hide: true,
    },
    {
      id: 27,
      path: '/product/securityTemplate',
      under: 'product',
      title: pageTemplateTitles.security,
      records: true,
    },
    {
      id: 28,
      path: '/product/activationTemplate',
      under: 'product',
      title: pageTemplateTitles.activation,
      records: true,
    },
    {
      id: 118,
      path: '/product/serviceTemplate',
      under: 'product',
      title: pageTemplateTitles.service,
      records: true,
    },
  ],
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: {
    publish: t('发布页面与应用范围', 'Publish and assign pages', '發布頁面與套用範圍'),
  },
  roles: { product: 'all' },
  log: {
    save: t('保存页面内容', 'Saved page content', '儲存頁面內容'),
    publish: t('发布页面', 'Published a page', '發布頁面'),
    rollback: t('恢复页面版本', 'Restored an earlier page version', '恢復頁面版本'),
    schedule: t('定时发布页面', 'Scheduled a page', '定時發布頁面'),
    unschedule: t('取消定时发布', 'Cancelled a scheduled page', '取消定時發布'),
    withdraw: t('下线页面', 'Unpublished a page', '下線頁面'),
    startTrial: t('开始 A/B 测试', 'Started an A/B test', '開始 A/B 測試'),
    endTrial: t('结束 A/B 测试', 'Ended an A/B test', '結束 A/B 測試'),
    assign: t('设置页面应用范围', 'Assigned a page', '設定頁面套用範圍'),
  },
  found: { name: 'name', adds: false, page: true },
});
