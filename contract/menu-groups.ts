import type { LoginType } from './login-types.ts';
import { t, type Text } from './text.ts';

/** A menu group; the default icon is a folder. */
export type Group = { id: number; path: string; title: Text; icon?: string };

/** The menu groups. Features name the group of their pages; the order is that of `features/list.ts`. */
export const menuGroups = {
  dashboard: {
    id: 10,
    path: '/dashboard',
    title: t('仪表盘', 'Dashboard', '儀表板'),
    icon: 'dashboard',
  },
  identity: {
    id: 15,
    path: '/identity',
    title: t('标识管理', 'Identifiers', '標識管理'),
    icon: 'identity',
  },
  product: {
    id: 20,
    path: '/product',
    title: t('产品管理', 'Products', '產品管理'),
    icon: 'product',
  },
  orders: {
    id: 30,
    path: '/orderGoods',
    title: t('订单管理', 'Orders', '訂單管理'),
    icon: 'order',
  },
  procure: {
    id: 40,
    path: '/procure',
    title: t('采购管理', 'Procurement', '採購管理'),
    icon: 'procure',
  },
  trace: {
    id: 50,
    path: '/trace',
    title: t('追溯管理', 'Traceability', '追溯管理'),
    icon: 'trace',
  },
  goods: { id: 55, path: '/goods', title: t('货物', 'Goods', '貨物'), icon: 'goods' },
  service: { id: 58, path: '/service', title: t('售后', 'After-sales', '售後'), icon: 'sale' },
  sale: {
    id: 65,
    path: '/sale',
    title: t('售后与风控', 'After-sales and risk', '售後與風控'),
    icon: 'sale',
  },
  query: { id: 80, path: '/query', title: t('数据中心', 'Analytics', '資料中心'), icon: 'query' },
  application: {
    id: 90,
    path: '/appCenter',
    title: t('应用中心', 'Company settings', '應用中心'),
    icon: 'app',
  },
  setting: {
    id: 110,
    path: '/setting',
    title: t('模块设置', 'Module settings', '模組設定'),
    icon: 'setting',
  },
  companySystem: {
    id: 120,
    path: '/system',
    title: t('系统管理', 'System', '系統管理'),
    icon: 'system',
  },
  platform: {
    id: 70,
    path: '/platform',
    title: t('平台运营', 'Platform', '平台營運'),
    icon: 'app',
  },
  data: { id: 60, path: '/data', title: t('基础数据', 'Reference data', '基礎資料'), icon: 'data' },
  member: { id: 145, path: '/member', title: t('会员', 'Members', '會員'), icon: 'member' },
  content: {
    id: 130,
    path: '/content',
    title: t('内容管理', 'Content', '內容管理'),
    icon: 'content',
  },
  operate: {
    id: 140,
    path: '/operate',
    title: t('运营管理', 'Operations', '營運管理'),
    icon: 'operate',
  },
  system: { id: 80, path: '/system', title: t('系统管理', 'System', '系統管理'), icon: 'system' },
  tool: { id: 150, path: '/tool', title: t('开发工具', 'Tools', '開發工具'), icon: 'tool' },
} as const satisfies Record<string, Group>;

export type MenuGroup = keyof typeof menuGroups;

/** The groups of each login type, from top to bottom. */
export const groupsOf: Record<LoginType, readonly MenuGroup[]> = {
  web: [
    'dashboard',
    'identity',
    'product',
    'orders',
    'procure',
    'trace',
    'sale',
    'query',
    'application',
    'setting',
    'companySystem',
  ],
  admin: ['dashboard', 'platform', 'data', 'member', 'content', 'operate', 'system', 'tool'],
  dealer: ['dashboard', 'goods', 'service', 'application'],
};
