import * as z from 'zod';
import { call, type Call } from './call.ts';
import type { Feature, Verb } from './feature.ts';
import { limits } from './limits.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';
import { rowId, rule } from './validation.ts';

const seenRow = z.strictObject({ id: rowId, version: rowId });
type ManyInput = z.ZodType<{
  rows: { id: number; version: number }[];
  set: Record<string, unknown>;
}>;
/** Gives the same fields of several records new values. */
export type EditManyCall<T extends LoginType = LoginType> = Call<
  T,
  Permission,
  ManyInput,
  z.ZodNull,
  'one'
>;

/** A field that is left out stays as it is, whatever a form would begin with. */
const withoutDefault = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;

/** The fields of a form that can be changed in several records at once, by the schema of the form. */
/* @__NO_SIDE_EFFECTS__ */
export function editManyCall<T extends LoginType, Input extends z.ZodObject>(
  of: Pick<Feature<T, string, string, Verb>, 'resource' | 'area' | 'types'>,
  {
    input,
    many,
    fields,
  }: {
    input: Input;
    many: readonly Extract<keyof Input['shape'], string>[];
    fields: Readonly<Record<string, Text>>;
  },
): EditManyCall<T> {
  const set = Object.fromEntries(
    many.map((name) => [name, withoutDefault(input.shape[name] as z.ZodType).optional()]),
  );
  return call(`POST ${of.resource}/editMany`, {
    types: of.types,
    allow: `${of.area}:edit` as Permission,
    fields,
    input: z.strictObject({
      /** The rows, with the versions that were seen. */
      rows: z.array(seenRow).min(1).max(limits.batchRows),
      set: z
        .strictObject(set)
        .refine((values) => Object.values(values).some((value) => value !== undefined), {
          error: rule('required'),
        }),
    }),
    answer: z.null(),
  });
}

/** The schema of one of the fields that a call changes, as a form of its own. */
export function schemaOfField({ input }: EditManyCall, field: string): z.ZodObject {
  const { set } = (input as unknown as z.ZodObject<{ set: z.ZodObject }>).shape;
  return z.strictObject({ [field]: (set.shape[field] as z.ZodOptional<z.ZodType>).unwrap() });
}

/** The fields that a call changes. */
export const fieldsOfMany = ({ input }: EditManyCall): string[] =>
  Object.keys((input as unknown as z.ZodObject<{ set: z.ZodObject }>).shape.set.shape);
