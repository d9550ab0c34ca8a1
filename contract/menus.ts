import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { MenuTitle } from './texts/menus.ts';

/** One entry of the menu; `component` names the page in the back office's feature list. */
export type MenuEntry = {
  id: number;
  path: string;
  component: string | null;
  title: MenuTitle;
  icon: string | null;
  permission: Permission | null;
  hide: boolean;
  children: MenuEntry[];
};

type Declared = Partial<Omit<MenuEntry, 'id' | 'children'>> & {
  id: number;
  path: string;
  title: MenuTitle;
  children?: Declared[];
};

const page = (
  id: number,
  path: string,
  component: string,
  title: MenuTitle,
  permission: Permission,
): Declared => ({ id, path, component, title, permission });

const workplace: Declared = {
  id: 10,
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  children: [
    page(
      11,
      '/dashboard/workplace',
      'dashboard/workplace',
      'workplace',
      'dashboard:workplace:view',
    ),
  ],
};

const monitor: Declared = page(
  12,
  '/dashboard/monitor',
  'dashboard/monitor',
  'monitor',
  'dashboard:monitor:view',
);

const profile: Declared = {
  id: 95,
  path: '/appCenter/userCenter',
  component: 'account/profile',
  title: 'userCenter',
  hide: true,
};

const userInfo: Declared = {
  id: 96,
  path: '/system/user/info',
  component: 'account/profile',
  title: 'userInfo',
  hide: true,
};

const notices: Declared = {
  id: 91,
  path: '/message/notice',
  component: 'message/notices',
  title: 'notice',
};

/** The menus of each login type in their order; what a user may not do is taken out before they see it. */
export const menus: Record<LoginType, Declared[]> = {
  web: [
    { ...workplace, children: [...workplace.children!, monitor] },
    {
      id: 15,
      path: '/identity',
      title: 'identity',
      icon: 'identity',
      children: [
        page(16, '/identity/rule', 'identity/rules', 'encodingRule', 'identity:rule:view'),
        page(18, '/identity/pack', 'identity/packs', 'identifierPack', 'identity:pack:view'),
        page(
          19,
          '/identity/list',
          'identity/identifiers',
          'identifier',
          'identity:identifier:view',
        ),
        page(17, '/identity/key', 'identity/keys', 'secretKey', 'identity:key:view'),
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
        page(
          23,
          '/product/template',
          'product/page-templates',
          'pageTemplate',
          'product:page:view',
        ),
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
        notices,
        profile,
        userInfo,
      ],
    },
  ],
  admin: [
    workplace,
    {
      id: 70,
      path: '/platform',
      title: 'platform',
      icon: 'app',
      children: [
        page(71, '/platform/company', 'platform/companies', 'companies', 'platform:company:view'),
      ],
    },
    {
      id: 60,
      path: '/data',
      title: 'data',
      icon: 'data',
      children: [page(61, '/data/link', 'data/links', 'link', 'data:link:view')],
    },
    {
      id: 80,
      path: '/system',
      title: 'system',
      icon: 'system',
      children: [
        page(81, '/system/job', 'system/jobs', 'job', 'system:job:view'),
        notices,
        profile,
        userInfo,
      ],
    },
  ],
  dealer: [
    workplace,
    {
      id: 90,
      path: '/appCenter',
      title: 'appCenter',
      icon: 'app',
      hide: true,
      children: [profile, userInfo],
    },
  ],
};

/** The entries a user sees: leaves whose permission is held, and groups that still hold a leaf. */
export function visibleMenus(
  type: LoginType,
  may: (permission: Permission) => boolean,
): MenuEntry[] {
  const pick = (list: Declared[]): MenuEntry[] =>
    list.flatMap((entry) => {
      const children = pick(entry.children ?? []);
      const isLeaf = entry.component !== undefined;
      if (isLeaf ? entry.permission && !may(entry.permission) : children.length === 0) return [];
      return [
        {
          id: entry.id,
          path: entry.path,
          component: entry.component ?? null,
          title: entry.title,
          icon: entry.icon ?? null,
          permission: entry.permission ?? null,
          hide: entry.hide ?? false,
          children,
        },
      ];
    });
  return pick(menus[type]);
}
