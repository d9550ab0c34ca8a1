import { expect, test } from 'vitest';
import * as z from 'zod';
import { partInput } from '#contract/features/product/parts/contract.ts';
import { t } from '#contract/text.ts';
import { cents } from '#contract/validation.ts';
import { fieldLabel, isAmount, registerFields } from './operation-fields.ts';

test('what a call takes as whole cents is money in all that is logged of its record', () => {
  registerFields({ path: 'part/edit', input: partInput });
  expect(isAmount('part/edit', 'price')).toBe(true);
  expect(isAmount('part/import', 'price')).toBe(true);
  expect(isAmount('part/edit', 'warranty_months')).toBe(false);
  expect(isAmount('member/edit', 'price')).toBe(false);
  expect(isAmount('part/edit', '')).toBe(false);
});

test('however deep it lies, and beside what the fields are called', () => {
  const row = z.strictObject({ fee: cents, months: z.number() });
  registerFields({
    path: 'thing/edit',
    fields: { fee: t('费用', 'Fee', '費用') },
    input: z.strictObject({ rows: z.array(row), other: z.union([row, cents]).optional() }),
  });
  const found = ['rows', 'fee', 'months', 'other'].filter((name) => isAmount('thing/add', name));
  expect(found).toEqual(['fee', 'other']);
  expect(fieldLabel('thing/add', 'fee', 'en')).toBe('Fee');
});
