import { menuCalls, webMenuCalls } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { serve, type Endpoint } from '#server/http/endpoint.ts';
import type { Tx } from '#server/database/database.ts';
import { readAddedMenus, readMenuSettings } from '#server/access/menu-settings.ts';
import { editMenu, resetMenus, sortMenus } from './changes.ts';
import { addMenu, removeMenus } from './additions.ts';
import { menuRows } from './rows.ts';

const { done } = menuSettingTexts;

async function page(tx: Tx, type: LoginType, asked: { page: number; limit: number }) {
  const all = menuRows(type, await readMenuSettings(tx, type), await readAddedMenus(tx, type));
  const first = (asked.page - 1) * asked.limit;
  return { rows: all.slice(first, first + asked.limit), count: all.length };
}

/** The platform's own menus. */
const own: Endpoint[] = [
  serve(menuCalls.index, ({ tx, input }) => page(tx, 'admin', input)),
  serve(menuCalls.edit, (call) => editMenu(call, 'admin', call.input), { done: done.saved }),
  serve(menuCalls.add, (call) => addMenu(call, 'admin', call.input), { done: done.added }),
  serve(menuCalls.remove, (call) => removeMenus(call, 'admin', call.input), {
    done: done.removed,
  }),
  serve(menuCalls.sort, (call) => sortMenus(call, 'admin', call.input), { done: done.sorted }),
  serve(menuCalls.reset, (call) => resetMenus(call, 'admin', call.input), { done: done.reset }),
];

/** The menus of companies and dealers. */
const front: Endpoint[] = [
  serve(webMenuCalls.index, ({ tx, input }) => page(tx, input.type, input)),
  serve(webMenuCalls.edit, (call) => editMenu(call, call.input.type, call.input), {
    done: done.saved,
  }),
  serve(webMenuCalls.add, (call) => addMenu(call, call.input.type, call.input), {
    done: done.added,
  }),
  serve(webMenuCalls.remove, (call) => removeMenus(call, call.input.type, call.input), {
    done: done.removed,
  }),
  serve(webMenuCalls.sort, (call) => sortMenus(call, call.input.type, call.input), {
    done: done.sorted,
  }),
  serve(webMenuCalls.reset, (call) => resetMenus(call, call.input.type, call.input), {
    done: done.reset,
  }),
];

export const menuEndpoints = [...own, ...front];
