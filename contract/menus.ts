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

const workplace: Declared = {
  id: 10,
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  children: [
    {
      id: 11,
      path: '/dashboard/workplace',
      component: 'dashboard/workplace',
      title: 'workplace',
      permission: 'dashboard:workplace:view',
    },
  ],
};

const monitor: Declared = {
  id: 12,
  path: '/dashboard/monitor',
  component: 'dashboard/monitor',
  title: 'monitor',
  permission: 'dashboard:monitor:view',
};

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
        {
          id: 16,
          path: '/identity/rule',
          component: 'identity/rules',
          title: 'encodingRule',
          permission: 'identity:rule:view',
        },
        {
          id: 18,
          path: '/identity/pack',
          component: 'identity/packs',
          title: 'identifierPack',
          permission: 'identity:pack:view',
        },
        {
          id: 19,
          path: '/identity/list',
          component: 'identity/identifiers',
          title: 'identifier',
          permission: 'identity:identifier:view',
        },
        {
          id: 17,
          path: '/identity/key',
          component: 'identity/keys',
          title: 'secretKey',
          permission: 'identity:key:view',
        },
      ],
    },
    {
      id: 20,
      path: '/product',
      title: 'product',
      icon: 'product',
      children: [
        {
          id: 21,
          path: '/product/category',
          component: 'product/categories',
          title: 'category',
          permission: 'product:category:view',
        },
        {
          id: 22,
          path: '/product/part',
          component: 'product/parts',
          title: 'part',
          permission: 'product:part:view',
        },
      ],
    },
    {
      id: 30,
      path: '/orderGoods',
      title: 'orderGoods',
      icon: 'order',
      children: [
        {
          id: 31,
          path: '/orderGoods/customer',
          component: 'orders/customers',
          title: 'customer',
          permission: 'order:customer:view',
        },
      ],
    },
    {
      id: 40,
      path: '/procure',
      title: 'procure',
      icon: 'procure',
      children: [
        {
          id: 41,
          path: '/procure/supplier',
          component: 'procure/suppliers',
          title: 'supplier',
          permission: 'procure:supplier:view',
        },
      ],
    },
    {
      id: 50,
      path: '/trace',
      title: 'trace',
      icon: 'trace',
      children: [
        {
          id: 52,
          path: '/trace/batch',
          component: 'trace/batches',
          title: 'batch',
          permission: 'trace:batch:view',
        },
        {
          id: 53,
          path: '/trace/binding',
          component: 'trace/bindings',
          title: 'binding',
          permission: 'trace:binding:view',
        },
        {
          id: 51,
          path: '/trace/attachments',
          component: 'trace/attachments',
          title: 'attachment',
          permission: 'trace:attachment:view',
        },
        {
          id: 54,
          path: '/trace/securityCode',
          component: 'trace/security-packs',
          title: 'securityCode',
          permission: 'trace:securityCode:view',
        },
        {
          id: 55,
          path: '/trace/query',
          component: 'trace/query',
          title: 'traceQuery',
          permission: 'trace:query:view',
        },
      ],
    },
    {
      id: 65,
      path: '/sale',
      title: 'sale',
      icon: 'sale',
      children: [
        {
          id: 66,
          path: '/sale/incident',
          component: 'risk/incidents',
          title: 'incident',
          permission: 'sale:incident:view',
        },
        {
          id: 67,
          path: '/sale/risk',
          component: 'risk/rules',
          title: 'risk',
          permission: 'sale:risk:view',
        },
      ],
    },
    {
      id: 80,
      path: '/query',
      title: 'query',
      icon: 'query',
      children: [
        {
          id: 81,
          path: '/query/codeAnalysis',
          component: 'query/code-analysis',
          title: 'codeAnalysis',
          permission: 'query:codeAnalysis:view',
        },
      ],
    },
    {
      id: 90,
      path: '/appCenter',
      title: 'appCenter',
      icon: 'app',
      children: [
        {
          id: 92,
          path: '/appCenter/company',
          component: 'application/company',
          title: 'company',
          permission: 'app:company:view',
        },
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
        {
          id: 71,
          path: '/platform/company',
          component: 'platform/companies',
          title: 'companies',
          permission: 'platform:company:view',
        },
      ],
    },
    {
      id: 60,
      path: '/data',
      title: 'data',
      icon: 'data',
      children: [
        {
          id: 61,
          path: '/data/link',
          component: 'data/links',
          title: 'link',
          permission: 'data:link:view',
        },
      ],
    },
    {
      id: 80,
      path: '/system',
      title: 'system',
      icon: 'system',
      children: [
        {
          id: 81,
          path: '/system/job',
          component: 'system/jobs',
          title: 'job',
          permission: 'system:job:view',
        },
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
