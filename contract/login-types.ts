export const loginTypes = ['web', 'admin', 'dealer'] as const;
export type LoginType = (typeof loginTypes)[number];

/** The login page of a type: web, the default, has no prefix. */
export function loginPath(type: LoginType): string {
  return type === 'web' ? '/login' : `/${type}/login`;
}

/** The address of a call: the type prefixes it, and is left out for web. */
export function callPath(type: LoginType, path: string): string {
  return type === 'web' ? `/api/${path}` : `/api/${type}/${path}`;
}
