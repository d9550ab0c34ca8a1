import type { LoginType } from '#contract/login-types.ts';
import { laidMenus } from '#contract/menu-overlay.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { visibleMenus } from '#contract/menus.ts';
import type { Tx } from '../database/database.ts';
import { rightTo, type Session } from './sessions.ts';

/** The changes to the menus of a login type; read each time, so that every node shows the same. */
export function readMenuSettings(tx: Tx, type: LoginType) {
  return tx
    .selectFrom('menu_setting')
    .select(['menu_id', 'parent_id', 'sort', 'icon', 'name', 'hidden', 'version'])
    .where('login_type', '=', type)
    .execute();
}

/** The entries that the platform added to the menus of a login type. */
export function readAddedMenus(tx: Tx, type: LoginType) {
  return tx
    .selectFrom('menu_entry')
    .select(['id', 'parent_id', 'name', 'icon', 'page_id', 'url'])
    .where('login_type', '=', type)
    .orderBy('id')
    .execute();
}

/** The menus of one user: with the platform's changes, without pages they may not open. */
export async function menusOf(tx: Tx, session: Session): Promise<MenuEntry[]> {
  const { type } = session;
  const laid = laidMenus(type, await readMenuSettings(tx, type), await readAddedMenus(tx, type));
  return visibleMenus(session.type, (permission) => rightTo(session, permission) === 'ok', laid);
}
