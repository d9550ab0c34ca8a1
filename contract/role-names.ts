import type { LoginType } from './login-types.ts';
import { t, type Text } from './text.ts';

/** The roles that every company, dealer and the platform start with. The features say what each may do. */
export const roleNames = {
  platform: { type: 'admin', name: t('平台管理员', 'Platform administrator', '平台管理員') },
  general: { type: 'web', name: t('总经理', 'General manager', '總經理') },
  product: { type: 'web', name: t('产品管理员', 'Product administrator', '產品管理員') },
  procure: { type: 'web', name: t('采购管理员', 'Procurement administrator', '採購管理員') },
  data: { type: 'web', name: t('数据管理员', 'Data administrator', '資料管理員') },
  sales: { type: 'web', name: t('销售管理员', 'Sales administrator', '銷售管理員') },
  identity: { type: 'web', name: t('标识管理员', 'Identifier administrator', '標識管理員') },
  dealer: { type: 'dealer', name: t('经销商', 'Dealer', '經銷商') },
} as const satisfies Record<string, { type: LoginType; name: Text }>;

export type RoleName = keyof typeof roleNames;
