export const loginTypes = ['web', 'admin', 'dealer'] as const;
export type LoginType = (typeof loginTypes)[number];

/** The login page path of a type: web, the default, has no prefix. */
export function loginPath(type: LoginType): string {
  return type === 'web' ? '/login' : `/${type}/login`;
}

/** The path of a call: prefixed by the type, except for web. */
export function callPath(type: LoginType, path: string): string {
  return type === 'web' ? `/api/${path}` : `/api/${type}/${path}`;
}
