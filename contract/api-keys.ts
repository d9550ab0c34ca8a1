import { permissionNames, permissions, type Permission } from './permissions.ts';

/** What every key begins with. */
export const keyStart = 'sk_';
/** How many letters of a key stay readable, so that people can tell keys apart. */
export const shownLetters = 10;

/** Rights that make keys; a key never has them. */
const makesKeys = (permission: Permission): boolean =>
  permission.startsWith('system:apiKey:') || permission === 'trace:printStation:add';

/** Whether a key can be given this right. */
export const isForKeys = (permission: Permission): boolean =>
  permissions[permission].types.includes('web') && !makesKeys(permission);

export const rightsForKeys: readonly Permission[] = permissionNames.filter(isForKeys);
