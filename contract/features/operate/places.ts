import { t } from '#contract/text.ts';

/** Where the platform shows content: on the login page, the workplace and the refusal pages. */
export const adPlaces = ['login', 'dashboard', 'refused'] as const;
export type AdPlace = (typeof adPlaces)[number];

export const placeTexts = {
  login: t('登录页', 'Sign-in page', '登入頁'),
  dashboard: t('工作台', 'Workplace', '工作台'),
  refused: t('无权限提示', 'Access denied', '無權限提示'),
} satisfies Record<AdPlace, unknown>;

export const typeTexts = {
  web: t('企业', 'Companies', '企業'),
  admin: t('平台', 'Platform', '平台'),
  dealer: t('经销商', 'Dealers', '經銷商'),
} as const;
