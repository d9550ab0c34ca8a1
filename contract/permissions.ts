import { say, t, type Text } from './text.ts';
import type { LoginType } from './login-types.ts';

type Declared = { types: readonly LoginType[]; label: Text };
const declare = <K extends string>(list: Record<K, Declared>) => list;

const verbs = {
  view: t('查看{what}', 'View {what}', '檢視{what}'),
  add: t('新增{what}', 'Add {what}', '新增{what}'),
  edit: t('编辑{what}', 'Edit {what}', '編輯{what}'),
  delete: t('删除{what}', 'Delete {what}', '刪除{what}'),
  import: t('导入{what}', 'Import {what}', '匯入{what}'),
  export: t('导出{what}', 'Export {what}', '匯出{what}'),
};
type Verb = keyof typeof verbs;

/** The usual rights over one kind of record. */
function rights<const A extends string, const V extends Verb>(
  area: A,
  types: readonly LoginType[],
  what: Text,
  ...which: V[]
): Record<`${A}:${V}`, Declared> {
  const label = (verb: Verb): Text => ({
    zh_CN: say(verbs[verb], 'zh_CN', { what: what.zh_CN }),
    en: say(verbs[verb], 'en', { what: what.en }),
    zh_TW: say(verbs[verb], 'zh_TW', { what: what.zh_TW }),
  });
  return Object.fromEntries(
    which.map((verb) => [`${area}:${verb}`, { types, label: label(verb) }]),
  ) as Record<`${A}:${V}`, Declared>;
}
const everyVerb = ['view', 'add', 'edit', 'delete', 'import', 'export'] as const;

/** Every permission string there is: `area:resource:action`. Routes demand them, menus carry them, roles hold them. */
export const permissions = declare({
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
  ...rights('platform:company', ['admin'], t('企业', 'companies', '企業'), 'view', 'export'),
  'platform:company:verify': {
    types: ['admin'],
    label: t('审核企业认证', 'Verify companies', '審核企業認證'),
  },
  'platform:company:suspend': {
    types: ['admin'],
    label: t('停用与恢复企业', 'Suspend and restore companies', '停用與恢復企業'),
  },
  ...rights('data:link', ['admin'], t('友情链接', 'links', '友情連結'), ...everyVerb),
  'system:job:view': {
    types: ['admin'],
    label: t('查看后台任务', 'View background jobs', '檢視背景任務'),
  },
  'system:job:cancel': {
    types: ['admin'],
    label: t('取消与重试后台任务', 'Cancel and retry background jobs', '取消與重試背景任務'),
  },
});
export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as Permission[];

/** Held by roles that may do whatever their company's version allows. */
export const everyPermission = '*';

/** What a company may still do before it is verified. */
export const beforeVerification: readonly Permission[] = [
  'app:company:view',
  'app:company:edit',
  'app:company:submit',
];

type Requirement = string | readonly string[] | null | undefined;
const asList = (requirement: Requirement): readonly string[] =>
  requirement === null || requirement === undefined || requirement === ''
    ? []
    : typeof requirement === 'string'
      ? [requirement]
      : requirement;

/** All required values are held; an empty requirement passes. */
export function holdsAll(held: readonly string[], requirement: Requirement): boolean {
  return asList(requirement).every((one) => held.includes(one));
}

/** At least one of the required values is held; an empty requirement passes. */
export function holdsAny(held: readonly string[], requirement: Requirement): boolean {
  const wanted = asList(requirement);
  return wanted.length === 0 || wanted.some((one) => held.includes(one));
}
