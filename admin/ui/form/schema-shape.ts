import type * as z from 'zod';

type Path = readonly (string | number)[];
type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
  options?: z.ZodType[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  format?: string;
  checks?: { _zod: { def: { check: string; maximum?: number; format?: string } } }[];
};

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The inner schemas of a schema, without wrappers. */
function cores(schema: z.ZodType): z.ZodType[] {
  const { type, innerType, in: from, out, getter, options } = definitionOf(schema);
  if (innerType) return cores(innerType);
  if (type === 'pipe') return cores(from && definitionOf(from).type !== 'transform' ? from : out!);
  if (type === 'lazy') return cores(getter!());
  if (options) return options.flatMap(cores);
  return [schema];
}

/** The schema at a path such as `['attributes', 3, 'value']`; undefined if there is none. */
export function schemaAt(schema: z.ZodType, [step, ...rest]: Path): z.ZodType | undefined {
  if (step === undefined) return schema;
  for (const core of cores(schema)) {
    const { shape, element, valueType } = definitionOf(core);
    const below = shape ? shape[step] : (element ?? valueType);
    const found = below && schemaAt(below, rest);
    if (found) return found;
  }
  return undefined;
}

/** The maximum number of characters or items. */
export function mostOf(schema: z.ZodType): number | undefined {
  const all = cores(schema).flatMap((core) => definitionOf(core).checks ?? []);
  const limits = all
    .map(({ _zod: { def } }) => def)
    .filter(({ check }) => check === 'max_length' || check === 'length_equals');
  const most = limits.map(
    ({ maximum, ...rest }) => maximum ?? (rest as { length?: number }).length,
  );
  return most.length > 0 ? Math.max(...most.map((one) => one ?? 0)) : undefined;
}

/** Whether only integers are allowed. */
export function isWhole(schema: z.ZodType): boolean {
  return cores(schema).every((core) => (core as { isInt?: boolean }).isInt === true);
}

// A default does not mean that the field may be emptied.
function withoutDefault(schema: z.ZodType): z.ZodType {
  const { type, innerType } = definitionOf(schema);
  return innerType && (type === 'default' || type === 'prefault')
    ? withoutDefault(innerType)
    : schema;
}

const kindsOfNothing = { text: ['', null, undefined], other: [null, '', undefined] } as const;

/**
 * The value of an empty field, and whether it is refused. An optional field gets the kind of empty value its schema
 * accepts, so that clearing a choice reaches the server.
 */
export function emptyOf(
  schema: z.ZodType,
  kind: keyof typeof kindsOfNothing,
): { empty: unknown; isRequired: boolean } {
  const admitted = kindsOfNothing[kind].filter(
    (nothing) => withoutDefault(schema).safeParse(nothing).success,
  );
  const isRequired = admitted.length === 0;
  return { empty: isRequired ? (kind === 'text' ? '' : undefined) : admitted[0], isRequired };
}

/** Whether a list must not be empty. */
export const refusesEmptyList = (schema: z.ZodType): boolean =>
  ![[], null, undefined].some((nothing) => schema.safeParse(nothing).success);
