import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { mobile, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { emptyOf, isWhole, mostOf, refusesEmptyList, schemaAt } from './schema-shape.ts';

const schema = z
  .strictObject({
    name: requiredText(64),
    remark: typed(500).default(''),
    email: z.union([z.literal(''), z.string().trim().max(128).pipe(z.email())]).default(''),
    supplier_id: rowId,
    kind: z.enum(['a', 'b']).default('a'),
    category_id: rowId.nullable(),
    days: wholeNumber((number) => number.min(0)).optional(),
    weight: z.number(),
    mobile,
    tags: z.array(typed(8)).max(5),
    attributes: z
      .array(z.strictObject({ name: requiredText(20), value: typed(200) }))
      .min(1)
      .max(30),
  })
  .refine(() => true);
const at = (path: string) => schemaAt(schema, path.split('.'))!;

describe('what a form knows from its schema alone', () => {
  test('a path leads through lists, unions, defaults and refinements', () => {
    expect(mostOf(at('name'))).toBe(64);
    expect(mostOf(at('remark'))).toBe(500);
    expect(mostOf(at('email'))).toBe(128);
    expect(mostOf(at('attributes'))).toBe(30);
    expect(mostOf(at('attributes.3.value'))).toBe(200);
    expect(mostOf(at('mobile'))).toBeUndefined();
    expect(schemaAt(schema, ['nowhere'])).toBeUndefined();
  });

  test('a field is required when nothing is refused', () => {
    const required = (path: string, kind: 'text' | 'other') => emptyOf(at(path), kind).isRequired;
    expect(required('name', 'text')).toBe(true);
    expect(required('mobile', 'text')).toBe(true);
    expect(required('supplier_id', 'other')).toBe(true);
    expect(required('kind', 'other')).toBe(true);
    expect(required('remark', 'text')).toBe(false);
    expect(required('email', 'text')).toBe(false);
    expect(required('category_id', 'other')).toBe(false);
    expect(refusesEmptyList(at('tags'))).toBe(false);
    expect(refusesEmptyList(at('attributes'))).toBe(true);
  });

  test('an emptied field holds the kind of nothing that is admitted', () => {
    expect(emptyOf(at('remark'), 'text').empty).toBe('');
    expect(emptyOf(at('category_id'), 'other').empty).toBeNull();
    expect(emptyOf(at('days'), 'other').empty).toBeUndefined();
    expect(emptyOf(at('supplier_id'), 'other').empty).toBeUndefined();
  });

  test('whole numbers are known', () => {
    expect(isWhole(at('days'))).toBe(true);
    expect(isWhole(at('weight'))).toBe(false);
  });
});
