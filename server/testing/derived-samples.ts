import * as z from 'zod';
import { isReference } from './references.ts';

/** The number of a row that nobody has. */
export const nobody = 999_999_999;

/** What one field or another takes, the likeliest first. */
const likely: readonly unknown[] = [
  '甲',
  'A1',
  'a1',
  1,
  true,
  '2026-01-01',
  '2099-01-01T00:00:00Z',
  'https://a.example/',
  'a@b.example',
  '13900000000',
  '91330100MA2KG7X137',
  { zh_CN: '甲', en: 'A', zh_TW: '甲' },
];

/** A value for each field that a schema names: the one told, what it stands for when it is left out, or what it takes. */
export function sampleOf(
  schema: z.ZodType,
  told: Record<string, unknown> = {},
): Record<string, unknown> {
  const { shape } = (schema instanceof z.ZodPipe ? schema.out : schema) as z.ZodObject;
  return Object.fromEntries(
    Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => [
      name,
      name in told ? told[name] : valueOf(name, field),
    ]),
  );
}

function valueOf(name: string, field: z.ZodType): unknown {
  const takes = (value: unknown) => field.safeParse(value).success;
  const left = field.safeParse(undefined);
  // A filter that does not filter.
  if (left.success && left.data === undefined && takes('')) return '';
  const rows = [nobody, [nobody]].find(takes);
  if (isReference(name) && rows !== undefined) return rows;
  if (left.success) return left.data;
  if (field instanceof z.ZodObject) return sampleOf(field);
  if (field instanceof z.ZodArray) return [valueOf(name, field.element as z.ZodType)];
  return [...likely, ...namedBy(field)].find(takes);
}

/** The values that a field names: one by one, or as its least. */
function namedBy(field: z.ZodType): unknown[] {
  type Named = { enum?: unknown[]; const?: unknown; minimum?: unknown; items?: Named };
  const schema = z.toJSONSchema(field, { unrepresentable: 'any' }) as Named & { anyOf?: Named[] };
  const named = (one: Named): unknown[] =>
    one.items ? named(one.items).map((value) => [value]) : (one.enum ?? [one.const, one.minimum]);
  return [schema, ...(schema.anyOf ?? [])].flatMap(named);
}
