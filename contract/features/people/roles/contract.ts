import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { names, namesShown } from '#contract/names.ts';
import { permissionNames } from '#contract/permissions.ts';
import { rowId, typed } from '#contract/validation.ts';

export const roleInput = z.strictObject({
  name: names(40),
  remark: typed(200).default(''),
});

/** `GET {web,admin}/role/index` */
export const roleFilter = listInput(['create_time'], { keyword });

/** Why a role is as it is: `whole` holds everything and stays so, `shipped` came with the product, `own` was made here. */
export const roleKinds = ['whole', 'shipped', 'own'] as const;
export type RoleKind = (typeof roleKinds)[number];

export const roleRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  code: z.string(),
  name: namesShown,
  kind: z.enum(roleKinds),
  remark: z.string(),
  /** How many people hold it. */
  users: z.number(),
  /** How many rights it has. */
  rights: z.number(),
  /** Whether the reader holds all that it holds, and so may give it to others. */
  can_give: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Role = z.infer<typeof roleRow>;

/** `GET {web,admin}/role/rights`: what a role holds, and what the reader may give. */
export const roleRights = z.object({
  id: z.number(),
  version: z.number(),
  permissions: z.array(z.enum(permissionNames)),
  /** What the version allows, and the tree offers. */
  offered: z.array(z.enum(permissionNames)),
  /** Of that, what the reader does not hold: neither given nor taken by them. */
  locked: z.array(z.enum(permissionNames)),
  /** Whether anything of it can be changed at all. */
  is_fixed: z.boolean(),
});
export type RoleRights = z.infer<typeof roleRights>;

/** `POST {web,admin}/role/authorise` */
export const authoriseInput = z.strictObject({
  id: rowId,
  version: rowId,
  permissions: z.array(z.enum(permissionNames)).max(permissionNames.length),
});

/** `GET {web,admin}/role/options`: the roles a user can be given. */
export const roleOption = z.object({ id: z.number(), name: namesShown, can_give: z.boolean() });
export type RoleOption = z.infer<typeof roleOption>;
