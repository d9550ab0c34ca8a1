import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** What companies do with their products, partners and codes. */
export const companyRights = declare({
  'dashboard:workplace:view': {
    types: ['web', 'admin', 'dealer'],
    label: t('查看工作台', 'View the workplace', '檢視工作台'),
  },
  'app:company:view': {
    types: ['web'],
    label: t('查看企业信息', 'View the company', '檢視企業資訊'),
  },
  'app:company:edit': {
    types: ['web'],
    label: t('编辑企业信息', 'Edit the company', '編輯企業資訊'),
  },
  'app:company:submit': {
    types: ['web'],
    label: t('提交企业认证', 'Submit the company for verification', '提交企業認證'),
  },
  'app:company:brand': {
    types: ['web'],
    label: t('设置企业品牌', 'Set the company brand', '設定企業品牌'),
  },
  ...rights(
    'product:category',
    ['web'],
    t('分类', 'categories', '分類'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  ...rights('product:part', ['web'], t('物料', 'parts', '物料'), ...everyVerb),
  'product:part:stop': {
    types: ['web'],
    label: t('停用与启用物料', 'Stop and restart parts', '停用與啟用物料'),
  },
  ...rights(
    'product:page',
    ['web'],
    t('页面模板', 'page templates', '頁面範本'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  'product:page:publish': {
    types: ['web'],
    label: t(
      '发布页面与应用范围',
      'Publish pages and choose what shows them',
      '發布頁面與套用範圍',
    ),
  },
  ...rights(
    'product:survey',
    ['web'],
    t('调查回答', 'survey answers', '調查回答'),
    'view',
    'export',
  ),
  ...rights('procure:supplier', ['web'], t('供应商', 'suppliers', '供應商'), ...everyVerb),
  'procure:supplier:link': {
    types: ['web'],
    label: t('关联供应商', 'Link suppliers on the platform', '關聯供應商'),
  },
  ...rights(
    'trace:attachment',
    ['web'],
    t('附件', 'attachments', '附件'),
    'view',
    'add',
    'edit',
    'delete',
    'export',
  ),
  ...rights('trace:batch', ['web'], t('生产批次', 'production batches', '生產批次'), ...everyVerb),
  'trace:batch:move': {
    types: ['web'],
    label: t('推进生产批次', 'Move production batches on', '推進生產批次'),
  },
  'trace:batch:recall': {
    types: ['web'],
    label: t('召回生产批次', 'Recall production batches', '召回生產批次'),
  },
  ...rights(
    'identity:rule',
    ['web'],
    t('编码规则', 'encoding rules', '編碼規則'),
    'view',
    'add',
    'edit',
    'delete',
    'export',
  ),
  'identity:rule:effect': {
    types: ['web'],
    label: t(
      '启用与停用编码规则',
      'Put encoding rules into effect and end them',
      '啟用與停用編碼規則',
    ),
  },
  ...rights('identity:key', ['web'], t('密钥', 'secret keys', '金鑰'), 'view'),
  'identity:key:rotate': {
    types: ['web'],
    label: t('更换密钥', 'Rotate secret keys', '更換金鑰'),
  },
  'identity:key:revoke': {
    types: ['web'],
    label: t('吊销密钥', 'Revoke secret keys', '吊銷金鑰'),
  },
  ...rights(
    'identity:pack',
    ['web'],
    t('标识包', 'packs of identifiers', '標識包'),
    'view',
    'add',
    'export',
  ),
  ...rights('identity:identifier', ['web'], t('标识', 'identifiers', '標識'), 'view', 'export'),
  'identity:identifier:freeze': {
    types: ['web'],
    label: t('冻结与解冻标识', 'Freeze and unfreeze identifiers', '凍結與解凍標識'),
  },
  'identity:identifier:void': {
    types: ['web'],
    label: t('作废、报废与抽样标识', 'Void, scrap and sample identifiers', '作廢、報廢與抽樣標識'),
  },
  ...rights('trace:binding', ['web'], t('标识绑定', 'bindings', '標識綁定'), 'view', 'add'),
  'trace:binding:undo': {
    types: ['web'],
    label: t('解除标识绑定', 'Undo bindings', '解除標識綁定'),
  },
  ...rights(
    'trace:securityCode',
    ['web'],
    t('防伪码', 'security codes', '防偽碼'),
    'view',
    'add',
    'export',
  ),
  'trace:securityCode:approve': {
    types: ['web'],
    label: t('审批防伪码下载', 'Approve downloads of security codes', '審批防偽碼下載'),
  },
  'trace:securityCode:void': {
    types: ['web'],
    label: t('作废防伪码', 'Void security codes', '作廢防偽碼'),
  },
  ...rights('trace:query', ['web'], t('标识查询', 'the identifier query', '標識查詢'), 'view'),
  'trace:query:export': {
    types: ['web'],
    label: t('导出追溯事件', 'Export trace events', '匯出追溯事件'),
  },
  ...rights('sale:incident', ['web'], t('风险事件', 'incidents', '風險事件'), 'view', 'export'),
  'sale:incident:handle': {
    types: ['web'],
    label: t('处理风险事件', 'Work on incidents', '處理風險事件'),
  },
  ...rights('sale:repair', ['web'], t('维修单', 'repairs', '維修單'), 'view', 'export'),
  'sale:repair:handle': {
    types: ['web'],
    label: t('处理维修单', 'Work on repairs', '處理維修單'),
  },
  ...rights('sale:risk', ['web'], t('风险规则', 'risk rules', '風險規則'), 'view', 'edit'),
  'dashboard:monitor:view': {
    types: ['web'],
    label: t('查看实时监控', 'View the live monitor', '檢視即時監控'),
  },
  'query:codeAnalysis:view': {
    types: ['web'],
    label: t('查看标识分析', 'View the code analysis', '檢視標識分析'),
  },
  ...rights('order:customer', ['web'], t('客户', 'customers', '客戶'), ...everyVerb),
  'order:customer:link': {
    types: ['web'],
    label: t('关联客户', 'Link customers on the platform', '關聯客戶'),
  },
});
