import * as z from 'zod';
import {
  menuFilter,
  menuInput,
  menuOrder,
  menuReset,
  menuRow,
  webMenuFilter,
  webMenuInput,
  webMenuOrder,
  webMenuReset,
} from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { endpoint, type Endpoint } from '#server/http/endpoint.ts';
import type { Tx } from '#server/database/database.ts';
import { readMenuSettings } from '#server/access/menu-settings.ts';
import { editMenu, resetMenus, sortMenus } from './changes.ts';
import { menuRows } from './rows.ts';

const { fields, done } = menuSettingTexts;

async function page(tx: Tx, type: LoginType, asked: { page: number; limit: number }) {
  const all = menuRows(type, await readMenuSettings(tx, type));
  const first = (asked.page - 1) * asked.limit;
  return { rows: all.slice(first, first + asked.limit), count: all.length };
}

/** The platform's own menus. */
const own: Endpoint[] = [
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'menu/index',
    allow: 'system:menu:view',
    input: menuFilter,
    rows: menuRow,
    fields,
    run: ({ tx, input }) => page(tx, 'admin', input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'menu/edit',
    allow: 'system:menu:edit',
    input: menuInput,
    answer: z.null(),
    fields,
    done: done.saved,
    run: (call) => editMenu(call, 'admin', call.input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'menu/sort',
    allow: 'system:menu:edit',
    input: menuOrder,
    answer: z.null(),
    fields,
    done: done.sorted,
    run: (call) => sortMenus(call, 'admin', call.input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'menu/reset',
    allow: 'system:menu:edit',
    input: menuReset,
    answer: z.null(),
    fields,
    done: done.reset,
    run: (call) => resetMenus(call, 'admin', call.input),
  }),
];

/** Those of companies and dealers. */
const front: Endpoint[] = [
  endpoint({
    method: 'GET',
    types: ['admin'],
    path: 'webMenu/index',
    allow: 'system:webMenu:view',
    input: webMenuFilter,
    rows: menuRow,
    fields,
    run: ({ tx, input }) => page(tx, input.type, input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'webMenu/edit',
    allow: 'system:webMenu:edit',
    input: webMenuInput,
    answer: z.null(),
    fields,
    done: done.saved,
    run: (call) => editMenu(call, call.input.type, call.input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'webMenu/sort',
    allow: 'system:webMenu:edit',
    input: webMenuOrder,
    answer: z.null(),
    fields,
    done: done.sorted,
    run: (call) => sortMenus(call, call.input.type, call.input),
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'webMenu/reset',
    allow: 'system:webMenu:edit',
    input: webMenuReset,
    answer: z.null(),
    fields,
    done: done.reset,
    run: (call) => resetMenus(call, call.input.type, call.input),
  }),
];

export const menuEndpoints = [...own, ...front];
