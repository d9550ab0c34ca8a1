import * as z from 'zod';
import { call } from '#contract/call.ts';
import type { Feature } from '#contract/feature.ts';
import { keyword, listInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import { names, namesShown } from '#contract/names.ts';
import { permissionNames, type Permission } from '#contract/permissions.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rowId, typed } from '#contract/validation.ts';
import { platformRoles, roles } from './feature.ts';
import { roleTexts } from './texts.ts';

const roleInput = z.strictObject({
  name: names(40),
  remark: typed(200).default(''),
});

export const roleFilter = listInput(['create_time'], { keyword });

/**
 * The origin of a role: `whole` has every right and cannot be changed, `shipped` came with the product, `own` was made
 * by the company.
 */
export const roleKinds = ['whole', 'shipped', 'own'] as const;
export type RoleKind = (typeof roleKinds)[number];

const roleRow = z.object({
  id: z.number(),
  company_id: z.number().nullable(),
  code: z.string(),
  name: namesShown,
  kind: z.enum(roleKinds),
  remark: z.string(),
  /** The number of users with it. */
  users: z.number(),
  /** The number of its rights. */
  rights: z.number(),
  /** Whether the reader has all its rights, and so may assign it. */
  can_give: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Role = z.infer<typeof roleRow>;

/** The rights of a role, and those the reader may grant. */
const roleRights = z.object({
  id: z.number(),
  version: z.number(),
  permissions: z.array(z.enum(permissionNames)),
  /** The rights that the version allows; the tree offers these. */
  offered: z.array(z.enum(permissionNames)),
  /** Of those, the ones the reader does not have and so can neither grant nor remove. */
  locked: z.array(z.enum(permissionNames)),
  /** Whether the role can be changed at all. */
  is_fixed: z.boolean(),
});
export type RoleRights = z.infer<typeof roleRights>;

export const authoriseInput = z.strictObject({
  id: rowId,
  version: rowId,
  permissions: z.array(z.enum(permissionNames)).max(permissionNames.length),
});

/** The roles that can be assigned to a user. */
const roleOption = z.object({ id: z.number(), name: namesShown, can_give: z.boolean() });
export type RoleOption = z.infer<typeof roleOption>;

const { fields } = roleTexts;
const callsOf = <T extends LoginType>(
  of: Pick<
    Feature<T, string, string, 'view' | 'add' | 'edit' | 'delete'>,
    'resource' | 'area' | 'types' | 'verbs'
  >,
  mayGive: Permission,
) => ({
  ...recordCalls(of, { filter: roleFilter, row: roleRow, input: roleInput, fields }),
  options: call('GET role/options', {
    types: of.types,
    allow: mayGive,
    input: z.strictObject({}),
    answer: z.array(roleOption),
  }),
  rights: call('GET role/rights', {
    types: of.types,
    allow: `${of.area}:view` as Permission,
    input: z.strictObject({ id: rowId }),
    answer: roleRights,
    fields,
  }),
  authorise: call('POST role/authorise', {
    types: of.types,
    allow: `${of.area}:authorise` as Permission,
    input: authoriseInput,
    answer: roleRights,
    fields,
  }),
});
/** Roles of a company or of the platform: the same paths, each with its own rights. */
export type RoleCalls = ReturnType<typeof callsOf<'web' | 'admin'>>;
export const roleCalls = callsOf(roles, 'app:user:view');
export const platformRoleCalls = callsOf(platformRoles, 'system:user:view');
