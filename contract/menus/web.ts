import { page, type Declared } from './entry.ts';
import { help, monitor, notices, profile, userInfo, workplace } from './everyone.ts';

/** What company staff see. */
export const webMenus: Declared[] = [
  { ...workplace, children: [...workplace.children!, monitor] },
  {
    id: 15,
    path: '/identity',
    title: 'identity',
    icon: 'identity',
    children: [
      page(16, '/identity/rule', 'identity/rules', 'encodingRule', 'identity:rule:view'),
      page(18, '/identity/pack', 'identity/packs', 'identifierPack', 'identity:pack:view'),
      page(19, '/identity/list', 'identity/identifiers', 'identifier', 'identity:identifier:view'),
    ],
  },
  {
    id: 20,
    path: '/product',
    title: 'product',
    icon: 'product',
    children: [
      page(21, '/product/category', 'product/categories', 'category', 'product:category:view'),
      page(22, '/product/part', 'product/parts', 'part', 'product:part:view'),
      page(23, '/product/template', 'product/page-templates', 'pageTemplate', 'product:page:view'),
      {
        ...page(
          24,
          '/product/template/templateEdit',
          'product/page-editor',
          'pageEditor',
          'product:page:view',
        ),
        hide: true,
      },
      page(
        27,
        '/product/securityTemplate',
        'product/page-templates',
        'securityTemplate',
        'product:page:view',
      ),
      page(
        28,
        '/product/activationTemplate',
        'product/page-templates',
        'activationTemplate',
        'product:page:view',
      ),
      page(25, '/product/portal', 'product/portals', 'portal', 'product:page:view'),
      page(
        26,
        '/product/activationPortal',
        'product/portals',
        'activationPortal',
        'product:page:view',
      ),
      page(29, '/product/survey', 'product/surveys', 'survey', 'product:survey:view'),
    ],
  },
  {
    id: 30,
    path: '/orderGoods',
    title: 'orderGoods',
    icon: 'order',
    children: [
      page(31, '/orderGoods/customer', 'orders/customers', 'customer', 'order:customer:view'),
    ],
  },
  {
    id: 40,
    path: '/procure',
    title: 'procure',
    icon: 'procure',
    children: [
      page(41, '/procure/supplier', 'procure/suppliers', 'supplier', 'procure:supplier:view'),
    ],
  },
  {
    id: 50,
    path: '/trace',
    title: 'trace',
    icon: 'trace',
    children: [
      page(52, '/trace/batch', 'trace/batches', 'batch', 'trace:batch:view'),
      page(53, '/trace/binding', 'trace/bindings', 'binding', 'trace:binding:view'),
      page(51, '/trace/attachments', 'trace/attachments', 'attachment', 'trace:attachment:view'),
      page(
        54,
        '/trace/securityCode',
        'trace/security-packs',
        'securityCode',
        'trace:securityCode:view',
      ),
      page(55, '/trace/query', 'trace/query', 'traceQuery', 'trace:query:view'),
    ],
  },
  {
    id: 65,
    path: '/sale',
    title: 'sale',
    icon: 'sale',
    children: [
      page(68, '/sale/repair', 'sale/repairs', 'repair', 'sale:repair:view'),
      page(66, '/sale/incident', 'risk/incidents', 'incident', 'sale:incident:view'),
      page(67, '/sale/risk', 'risk/rules', 'risk', 'sale:risk:view'),
    ],
  },
  {
    id: 80,
    path: '/query',
    title: 'query',
    icon: 'query',
    children: [
      page(
        81,
        '/query/codeAnalysis',
        'query/code-analysis',
        'codeAnalysis',
        'query:codeAnalysis:view',
      ),
    ],
  },
  {
    id: 90,
    path: '/appCenter',
    title: 'appCenter',
    icon: 'app',
    children: [
      page(92, '/appCenter/company', 'application/company', 'company', 'app:company:view'),
      page(93, '/appCenter/user', 'people/users', 'user', 'app:user:view'),
      page(94, '/appCenter/role', 'people/roles', 'role', 'app:role:view'),
      page(97, '/appCenter/dept', 'people/departments', 'dept', 'app:dept:view'),
      page(98, '/appCenter/position', 'people/positions', 'position', 'app:position:view'),
      page(99, '/appCenter/level', 'people/levels', 'level', 'app:level:view'),
      page(100, '/appCenter/dealer', 'application/dealers', 'dealer', 'app:dealer:view'),
      notices,
      help,
      profile,
      userInfo,
    ],
  },
  {
    id: 110,
    path: '/setting',
    title: 'setting',
    icon: 'setting',
    children: [
      page(
        111,
        '/setting/codePrefix',
        'setting/code-prefixes',
        'codePrefix',
        'setting:codePrefix:view',
      ),
      page(112, '/setting/mark', 'setting/marks', 'mark', 'setting:mark:view'),
      page(
        113,
        '/setting/numberRule',
        'setting/number-rules',
        'numberRule',
        'setting:numberRule:view',
      ),
      page(17, '/identity/key', 'identity/keys', 'secretKey', 'identity:key:view'),
    ],
  },
  {
    id: 120,
    path: '/system',
    title: 'system',
    icon: 'system',
    children: [
      page(121, '/system/loginLog', 'logs/login-log', 'loginLog', 'system:loginLog:view'),
      page(122, '/system/operLog', 'logs/operation-log', 'operLog', 'system:operLog:view'),
    ],
  },
];
