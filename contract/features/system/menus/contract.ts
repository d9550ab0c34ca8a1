import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { rowId, typed, wholeNumber } from '#contract/validation.ts';
import { menuSettingTexts } from './texts.ts';
import { call } from '#contract/call.ts';

/** Whose menus: those of the platform are kept apart, with rights of their own. */
export const frontTypes = ['web', 'dealer'] as const;

const whose = z.enum(frontTypes).default('web');
const paged = {
  page: wholeNumber((number) => number.min(1).max(1_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(limits.listMax),
};
/** `GET admin/menu/index`: every entry, parents before their children, in the order people see. */
export const menuFilter = z.strictObject(paged);
/** `GET admin/webMenu/index` */
export const webMenuFilter = z.strictObject({ ...paged, type: whose });

const ownNames = z.strictObject({
  zh_CN: typed(40).default(''),
  en: typed(40).default(''),
  zh_TW: typed(40).default(''),
});
const editable = {
  id: rowId,
  /** 0 while nothing was changed yet. */
  version: wholeNumber((number) => number.min(0).max(2_147_483_647)),
  /** Words of one's own; an empty one is as shipped. */
  name: ownNames,
  /** An icon of one's own; empty is as shipped. */
  icon: z.union([z.literal(''), typed(32).regex(/^[a-z][A-Za-z]*$/)]).default(''),
  hidden: z.boolean().default(false),
  /** The group a page stands in; a group itself stands in none. */
  parent_id: rowId.nullable().default(null),
};
/** `POST admin/menu/edit` */
export const menuInput = z.strictObject(editable);
/** `POST admin/webMenu/edit` */
export const webMenuInput = z.strictObject({ ...editable, type: whose });

const sorted = {
  /** The group, or null for the top. */
  parent_id: rowId.nullable(),
  /** All that stands there from now on, in this order; whoever is not named comes after. */
  ids: z.array(rowId).min(1).max(200),
};
/** `POST admin/menu/sort` */
export const menuOrder = z.strictObject(sorted);
/** `POST admin/webMenu/sort` */
export const webMenuOrder = z.strictObject({ ...sorted, type: whose });

const undone = {
  /** These; null is all. */
  ids: z.array(rowId).min(1).max(200).nullable(),
};
/** `POST admin/menu/reset`: as shipped. */
export const menuReset = z.strictObject(undone);
/** `POST admin/webMenu/reset` */
export const webMenuReset = z.strictObject({ ...undone, type: whose });

const three = z.object({ zh_CN: z.string(), en: z.string(), zh_TW: z.string() });

/** One entry as the editor shows it: how it stands now, and how it was shipped. */
export const menuRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  sort: z.number(),
  path: z.string(),
  is_group: z.boolean(),
  /** Words of one's own; empty ones are as shipped. */
  name: three,
  shipped_name: three,
  icon: z.string(),
  shipped_icon: z.string(),
  hidden: z.boolean(),
  /** It must be seen: it is the way back. */
  is_fixed: z.boolean(),
  is_changed: z.boolean(),
  version: z.number(),
});
export type MenuRow = z.infer<typeof menuRow>;

export const menuCalls = {
  index: call('GET menu/index', {
    types: ['admin'],
    allow: 'system:menu:view',
    input: menuFilter,
    rows: menuRow,
    fields: menuSettingTexts.fields,
  }),
  edit: call('POST menu/edit', {
    types: ['admin'],
    allow: 'system:menu:edit',
    input: menuInput,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
  sort: call('POST menu/sort', {
    types: ['admin'],
    allow: 'system:menu:edit',
    input: menuOrder,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
  reset: call('POST menu/reset', {
    types: ['admin'],
    allow: 'system:menu:edit',
    input: menuReset,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
};

export const webMenuCalls = {
  index: call('GET webMenu/index', {
    types: ['admin'],
    allow: 'system:webMenu:view',
    input: webMenuFilter,
    rows: menuRow,
    fields: menuSettingTexts.fields,
  }),
  edit: call('POST webMenu/edit', {
    types: ['admin'],
    allow: 'system:webMenu:edit',
    input: webMenuInput,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
  sort: call('POST webMenu/sort', {
    types: ['admin'],
    allow: 'system:webMenu:edit',
    input: webMenuOrder,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
  reset: call('POST webMenu/reset', {
    types: ['admin'],
    allow: 'system:webMenu:edit',
    input: webMenuReset,
    answer: z.null(),
    fields: menuSettingTexts.fields,
  }),
};
