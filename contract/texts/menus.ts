import { t } from '../text.ts';

/** Names of menus and routes; a menu's title is a key of this shelf. */
export const menuTexts = {
  dashboard: t('仪表盘', 'Dashboard', '儀表板'),
  workplace: t('工作台', 'Workplace', '工作台'),
  product: t('产品管理', 'Product', '產品管理'),
  category: t('产品分类', 'Categories', '產品分類'),
  part: t('产品档案', 'Part archive', '產品檔案'),
  orderGoods: t('订单管理', 'Orders', '訂單管理'),
  customer: t('客户', 'Customers', '客戶'),
  procure: t('采购管理', 'Procurement', '採購管理'),
  supplier: t('供应商', 'Suppliers', '供應商'),
  identity: t('标识管理', 'Identifiers', '標識管理'),
  encodingRule: t('编码规则', 'Encoding rules', '編碼規則'),
  secretKey: t('密钥', 'Secret keys', '金鑰'),
  batch: t('生产批次', 'Production batches', '生產批次'),
  trace: t('追溯管理', 'Traceability', '追溯管理'),
  attachment: t('附件', 'Attachments', '附件'),
  platform: t('平台运营', 'Platform', '平台營運'),
  companies: t('企业管理', 'Companies', '企業管理'),
  data: t('基础数据', 'Data', '基礎資料'),
  link: t('友情链接', 'Links', '友情連結'),
  appCenter: t('应用中心', 'Application', '應用中心'),
  company: t('企业信息', 'Company profile', '企業資訊'),
  notice: t('消息通知', 'Notices', '訊息通知'),
  userCenter: t('个人中心', 'My profile', '個人中心'),
  userInfo: t('用户信息', 'User information', '使用者資訊'),
  system: t('系统管理', 'System', '系統管理'),
  job: t('后台任务', 'Background jobs', '背景任務'),
} as const;
export type MenuTitle = keyof typeof menuTexts;
