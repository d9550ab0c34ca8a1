import { t, type Text } from './text.ts';
import type { LoginType } from './login-types.ts';

type Declared = { types: readonly LoginType[]; label: Text };
const declare = <K extends string>(list: Record<K, Declared>) => list;

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
