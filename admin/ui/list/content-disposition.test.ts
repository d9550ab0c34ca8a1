import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf } from './content-disposition.ts';

test.each([
  ['attachment; filename="parts.xlsx"', 'parts.xlsx'],
  ['attachment; filename=parts.xlsx', 'parts.xlsx'],
  ['attachment;filename="a \\"b\\".xlsx"; size=3', 'a "b".xlsx'],
  [`attachment; filename="_.xlsx"; filename*=UTF-8''%E9%9B%B6%E4%BB%B6.xlsx`, '零件.xlsx'],
  [`attachment; filename*=utf-8'zh'%E9%9B%B6.xlsx; filename="zero.xlsx"`, '零.xlsx'],
  [`attachment; filename*=ISO-8859-1''caf%E9.txt`, 'café.txt'],
  [`attachment; filename*=UTF-8''%E9%9B; filename="spare.xlsx"`, 'spare.xlsx'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\a.xlsx"', 'a.xlsx'],
  ['attachment; filename=""', undefined],
  ['inline', undefined],
  ['', undefined],
  [null, undefined],
])('[CAL-25] %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test('[CAL-25] any name survives its encoded form', () => {
  const plain = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((name) => name.isWellFormed() && !/[\\/\p{Cc}]/u.test(name) && name.trim() === name);
  fc.assert(
    fc.property(plain, (name) => {
      const encoded = encodeURIComponent(name).replace(
        /['()*!]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16)}`,
      );
      expect(fileNameOf(`attachment; filename="x"; filename*=UTF-8''${encoded}`)).toBe(name);
    }),
  );
});
