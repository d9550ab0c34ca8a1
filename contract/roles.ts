import { t, type Text } from './text.ts';
import type { LoginType } from './login-types.ts';
import { everyPermission, permissionNames, type Permission } from './permissions.ts';

type ShippedRole = {
  code: string;
  type: LoginType;
  name: Text;
  permissions: readonly (Permission | typeof everyPermission)[];
};

/** The role that runs a company: it may do all that the version allows, and no company is without it. */
export const headRole = 'general';

const staff: readonly Permission[] = ['dashboard:workplace:view', 'app:company:view'];

/** Every right whose string begins so. */
const all = (area: string): Permission[] =>
  permissionNames.filter((name) => name.startsWith(`${area}:`));

/** The roles every company, dealer and platform begins with; later features add their permissions here. */
export const shippedRoles: readonly ShippedRole[] = [
  {
    code: 'platform',
    type: 'admin',
    name: t('平台管理员', 'Platform administrator', '平台管理員'),
    permissions: [everyPermission],
  },
  {
    code: 'general',
    type: 'web',
    name: t('总经理', 'General manager', '總經理'),
    permissions: [everyPermission],
  },
  {
    code: 'product',
    type: 'web',
    name: t('产品管理员', 'Product administrator', '產品管理員'),
    permissions: [...staff, ...all('product'), 'trace:batch:view'],
  },
  {
    code: 'procure',
    type: 'web',
    name: t('采购管理员', 'Procurement administrator', '採購管理員'),
    permissions: [...staff, ...all('procure'), 'product:part:view', 'product:category:view'],
  },
  {
    code: 'data',
    type: 'web',
    name: t('数据管理员', 'Data administrator', '資料管理員'),
    permissions: [
      ...staff,
      ...all('trace'),
      ...all('query'),
      'dashboard:monitor:view',
      'identity:pack:view',
      'identity:identifier:view',
      'sale:incident:view',
      'product:part:view',
      'product:part:export',
      'product:category:view',
    ],
  },
  {
    code: 'sales',
    type: 'web',
    name: t('销售管理员', 'Sales administrator', '銷售管理員'),
    permissions: [
      ...staff,
      ...all('order'),
      ...all('app:dealer'),
      ...all('sale'),
      ...all('query'),
      'dashboard:monitor:view',
      'trace:query:view',
      'product:part:view',
      'product:category:view',
    ],
  },
  {
    code: 'identity',
    type: 'web',
    name: t('标识管理员', 'Identifier administrator', '標識管理員'),
    permissions: [
      ...staff,
      ...all('identity'),
      ...all('setting'),
      ...all('trace:binding'),
      ...all('trace:securityCode'),
      ...all('query'),
      'trace:query:view',
      'trace:batch:view',
      'product:part:view',
      'product:category:view',
    ],
  },
  {
    code: 'dealer',
    type: 'dealer',
    name: t('经销商', 'Dealer', '經銷商'),
    permissions: ['dashboard:workplace:view'],
  },
];
