import { page, type Declared } from './entry.ts';
import { help, notices, profile, userInfo, workplace } from './everyone.ts';

/** What the platform sees. */
export const adminMenus: Declared[] = [
  workplace,
  {
    id: 70,
    path: '/platform',
    title: 'platform',
    icon: 'app',
    children: [
      page(71, '/platform/company', 'platform/companies', 'companies', 'platform:company:view'),
      page(72, '/platform/version', 'platform/versions', 'versions', 'platform:version:view'),
      page(
        73,
        '/platform/roleCompany',
        'platform/role-templates',
        'roleCompany',
        'platform:roleCompany:view',
      ),
      page(
        76,
        '/platform/announcement',
        'platform/announcements',
        'announcement',
        'platform:announcement:view',
      ),
    ],
  },
  {
    id: 60,
    path: '/data',
    title: 'data',
    icon: 'data',
    children: [
      page(61, '/data/link', 'data/links', 'link', 'data:link:view'),
      page(62, '/data/city', 'data/cities', 'city', 'data:city:view'),
      page(63, '/data/config', 'data/config', 'config', 'data:config:view'),
      page(64, '/data/help', 'data/help', 'helpCentre', 'data:help:view'),
      page(65, '/data/website', 'data/website', 'website', 'data:website:view'),
    ],
  },
  {
    id: 145,
    path: '/member',
    title: 'members',
    icon: 'member',
    children: [
      page(74, '/member/member', 'member/members', 'member', 'member:member:view'),
      page(
        75,
        '/member/memberLevel',
        'member/member-levels',
        'memberLevel',
        'member:memberLevel:view',
      ),
    ],
  },
  {
    id: 130,
    path: '/content',
    title: 'content',
    icon: 'content',
    children: [
      page(131, '/content/article', 'content/articles', 'article', 'content:article:view'),
      page(132, '/content/item', 'content/items', 'item', 'content:item:view'),
      page(
        133,
        '/content/itemCategory',
        'content/item-categories',
        'itemCategory',
        'content:itemCategory:view',
      ),
    ],
  },
  {
    id: 140,
    path: '/operate',
    title: 'operate',
    icon: 'operate',
    children: [
      page(141, '/operate/ad', 'operate/ads', 'ad', 'operate:ad:view'),
      page(142, '/operate/adSort', 'operate/ad-sorts', 'adSort', 'operate:adSort:view'),
      page(143, '/operate/layout', 'operate/layouts', 'layout', 'operate:layout:view'),
    ],
  },
  {
    id: 80,
    path: '/system',
    title: 'system',
    icon: 'system',
    children: [
      page(85, '/system/user', 'people/users', 'user', 'system:user:view'),
      page(86, '/system/role', 'people/roles', 'role', 'system:role:view'),
      page(87, '/system/organization', 'people/departments', 'dept', 'system:dept:view'),
      page(88, '/system/position', 'people/positions', 'position', 'system:position:view'),
      page(89, '/system/level', 'people/levels', 'level', 'system:level:view'),
      page(121, '/system/loginLog', 'logs/login-log', 'loginLog', 'system:loginLog:view'),
      page(122, '/system/operLog', 'logs/operation-log', 'operLog', 'system:operLog:view'),
      page(83, '/system/menu', 'system/menus', 'menu', 'system:menu:view'),
      page(84, '/system/webMenu', 'system/menus', 'webMenu', 'system:webMenu:view'),
      page(125, '/system/dictionary', 'system/dictionary', 'dictionary', 'system:dict:view'),
      page(82, '/system/health', 'system/health', 'health', 'system:health:view'),
      page(81, '/system/job', 'system/jobs', 'job', 'system:job:view'),
      notices,
      help,
      profile,
      userInfo,
    ],
  },
  {
    id: 150,
    path: '/tool',
    title: 'tool',
    icon: 'tool',
    children: [
      page(151, '/tool/example', 'tool/example', 'example', 'tool:example:view'),
      page(152, '/tool/generate', 'tool/generate', 'generate', 'tool:generate:view'),
    ],
  },
];
