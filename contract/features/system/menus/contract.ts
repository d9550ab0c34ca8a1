import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { requiredText, rowId, rule, typed, webAddress, wholeNumber } from '#contract/validation.ts';
import { menuSettingTexts } from './texts.ts';
import { call } from '#contract/call.ts';

/** Which menus: those of the platform are separate and have their own rights. */
export const frontTypes = ['web', 'dealer'] as const;

const whose = z.enum(frontTypes).default('web');
const paged = {
  page: wholeNumber((number) => number.min(1).max(1_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(limits.listMax),
};
/** `GET admin/menu/index`: every entry, parents before children, in display order. */
export const menuFilter = z.strictObject(paged);
/** `GET admin/webMenu/index` */
export const webMenuFilter = z.strictObject({ ...paged, type: whose });

const ownNames = z.strictObject({
  zh_CN: typed(40).default(''),
  en: typed(40).default(''),
  zh_TW: typed(40).default(''),
});
const anIcon = z.union([z.literal(''), typed(32).regex(/^[a-z][A-Za-z]*$/)]).default('');
const editable = {
  id: rowId,
  /** 0 while nothing was changed. */
  version: wholeNumber((number) => number.min(0).max(2_147_483_647)),
  /** A custom title; empty for the default. */
  name: ownNames,
  /** A custom icon; empty for the default. */
  icon: anIcon,
  hidden: z.boolean().default(false),
  /** The group of a page; groups have none. */
  parent_id: rowId.nullable().default(null),
};
/** `POST admin/menu/edit` */
export const menuInput = z.strictObject(editable);
/** `POST admin/webMenu/edit` */
export const webMenuInput = z.strictObject({ ...editable, type: whose });

const added = {
  name: z.strictObject({ zh_CN: requiredText(40), en: requiredText(40), zh_TW: requiredText(40) }),
  icon: anIcon,
  /** The group it is in, at first as the last one. */
  parent_id: rowId,
  /** The page it leads to; with an address, only those who may open this page see the entry. */
  page_id: rowId.nullable().default(null),
  /** An address outside; empty for a page. */
  url: z.union([z.literal(''), webAddress]).default(''),
};
const leadsSomewhere = ({ page_id: page, url }: { page_id: number | null; url: string }) =>
  page !== null || url !== '';
const somewhere = { error: rule('menuTarget'), path: ['page_id'] };
/** `POST admin/menu/add` */
export const menuAddition = z.strictObject(added).refine(leadsSomewhere, somewhere);
/** `POST admin/webMenu/add` */
export const webMenuAddition = z
  .strictObject({ ...added, type: whose })
  .refine(leadsSomewhere, somewhere);
/** `POST admin/menu/remove`: entries that were added. Those of the product are hidden instead. */
export const menuRemoval = z.strictObject({ ids: z.array(rowId).min(1).max(200) });
/** `POST admin/webMenu/remove` */
export const webMenuRemoval = menuRemoval.extend({ type: whose });

const sorted = {
  /** The group, or null for the top. */
  parent_id: rowId.nullable(),
  /** The entries there in their new order; those not listed come last. */
  ids: z.array(rowId).min(1).max(200),
};
/** `POST admin/menu/sort` */
export const menuOrder = z.strictObject(sorted);
/** `POST admin/webMenu/sort` */
export const webMenuOrder = z.strictObject({ ...sorted, type: whose });

const undone = {
  /** The entries to reset; null for all. */
  ids: z.array(rowId).min(1).max(200).nullable(),
};
/** `POST admin/menu/reset`: back to the defaults. */
export const menuReset = z.strictObject(undone);
/** `POST admin/webMenu/reset` */
export const webMenuReset = z.strictObject({ ...undone, type: whose });

const three = z.object({ zh_CN: z.string(), en: z.string(), zh_TW: z.string() });

/** One entry in the editor: as it is now, and its default. */
export const menuRow = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  sort: z.number(),
  path: z.string(),
  is_group: z.boolean(),
  /** Custom titles; empty for the default. */
  name: three,
  shipped_name: three,
  icon: z.string(),
  shipped_icon: z.string(),
  hidden: z.boolean(),
  /** Cannot be hidden: it leads back to this editor. */
  is_fixed: z.boolean(),
  is_changed: z.boolean(),
  /** The platform added it. */
  is_added: z.boolean(),
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
  add: call('POST menu/add', {
    types: ['admin'],
    allow: 'system:menu:edit',
    input: menuAddition,
    answer: z.object({ id: z.number() }),
    fields: menuSettingTexts.fields,
  }),
  remove: call('POST menu/remove', {
    types: ['admin'],
    allow: 'system:menu:edit',
    input: menuRemoval,
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
  add: call('POST webMenu/add', {
    types: ['admin'],
    allow: 'system:webMenu:edit',
    input: webMenuAddition,
    answer: z.object({ id: z.number() }),
    fields: menuSettingTexts.fields,
  }),
  remove: call('POST webMenu/remove', {
    types: ['admin'],
    allow: 'system:webMenu:edit',
    input: webMenuRemoval,
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
