import type { LoginType } from '#contract/login-types.ts';
import { laidMenus } from '#contract/menu-overlay.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { visibleMenus } from '#contract/menus.ts';
import type { Tx } from '../database/database.ts';
import { rightTo, type Who } from './sessions.ts';

/** What was changed about the menus of a login type; read anew each time, so that every node shows the same. */
export function readMenuSettings(tx: Tx, type: LoginType) {
  return tx
    .selectFrom('menu_setting')
    .select(['menu_id', 'parent_id', 'sort', 'icon', 'name', 'hidden', 'version'])
    .where('login_type', '=', type)
    .execute();
}

/** The menus of one person: as the platform laid them, without what they may not open. */
export async function menusOf(tx: Tx, who: Who): Promise<MenuEntry[]> {
  const laid = laidMenus(who.type, await readMenuSettings(tx, who.type));
  return visibleMenus(who.type, (permission) => rightTo(who, permission) === 'ok', laid);
}
