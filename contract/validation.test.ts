import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { passwordInput } from './features/account/session/contract.ts';
import { languages, type Language } from './language.ts';
import { t } from './text.ts';
import {
  bareMobile,
  characterKinds,
  creditCode,
  fieldErrors,
  filter,
  isCreditCode,
  maskMobile,
  mobile,
  password,
  requiredText,
  rowId,
  typed,
  wholeNumber,
} from './validation.ts';

/** The form errors of a value: the message of each field in one language. */
function messages(schema: z.ZodType, value: unknown, language: Language = 'zh_CN') {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : fieldErrors(parsed.error, language).map(({ msg }) => msg);
}
const change = (newPassword: unknown, rePassword: unknown) => ({
  oldPassword: 'Old-2026',
  newPassword,
  rePassword,
});

describe('[VAL-1] a password', () => {
  test.each([
    ['', '请输入密码'],
    [undefined, '请输入密码'],
    ['ab1', '密码位数为6位 ~ 16位'],
    ['abcdefgh1234567890', '密码位数为6位 ~ 16位'],
    ['12345678', '密码需包含数字大小写字母特殊字符任意两种或以上'],
    ['abcdefgh', '密码需包含数字大小写字母特殊字符任意两种或以上'],
    ['ABCDEFGH', '密码需包含数字大小写字母特殊字符任意两种或以上'],
    ['!!!!!!!!', '密码需包含数字大小写字母特殊字符任意两种或以上'],
  ])('%j is refused with its one sentence', (given, sentence) => {
    expect(messages(password, given)).toEqual([sentence]);
  });

  test.each(['abc123', 'Abcdef', 'abc!!!', '123456789012345a', '密码密码密1'])(
    '%j is fine',
    (given) => {
      expect(messages(password, given)).toEqual([]);
    },
  );

  test('is confirmed by typing it again', () => {
    expect(messages(passwordInput, change('Abc-123', 'Abc-124'))).toEqual(['两次密码不一致']);
    expect(messages(passwordInput, change('Abc-123', ''))).toEqual(['请确认密码']);
    expect(messages(passwordInput, change('Abc-123', undefined))).toEqual(['请确认密码']);
    expect(messages(passwordInput, change('Abc-123', 'Abc-123'))).toEqual([]);
  });

  test('passes exactly when it has 6 to 16 characters of two kinds', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 0, maxLength: 20 }), (given) => {
        const isFine = given.length >= 6 && given.length <= 16 && characterKinds(given) >= 2;
        expect(password.safeParse(given).success).toBe(isFine);
      }),
    );
  });

  test('differs from its confirmation in every language, and the field is named', () => {
    for (const language of languages) {
      const parsed = passwordInput.safeParse(change('Abc-123', 'Abc-124'));
      const [error] = fieldErrors(parsed.error!, language);
      expect(error).toMatchObject({ field: 'rePassword' });
      expect(error!.msg).not.toBe('');
    }
  });
});

describe('[VAL-2] a mobile number', () => {
  test.each(['13800138000', '+8613800138000', '008619912345678', ' 13800138000 '])(
    '%j is fine',
    (given) => {
      expect(messages(mobile, given)).toEqual([]);
    },
  );

  test.each([
    ['', '请输入手机号'],
    [undefined, '请输入手机号'],
    ['12800138000', '格式错误'],
    ['1380013800', '格式错误'],
    ['138001380000', '格式错误'],
    ['8613800138000', '格式错误'],
    ['+86 13800138000', '格式错误'],
    ['１３８００１３８０００', '格式错误'],
    ['13800138000\n13800138000', '格式错误'],
  ])('%j is refused', (given, sentence) => {
    expect(messages(mobile, given)).toEqual([sentence]);
  });

  test('is the same eleven digits under every prefix', () => {
    const digits = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
      .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`);
    fc.assert(
      fc.property(digits, fc.constantFrom('', '+86', '0086'), (bare, prefix) => {
        expect(bareMobile(mobile.parse(prefix + bare))).toBe(bare);
      }),
    );
  });
});

describe('[VAL-6] one schema for both sides', () => {
  test('says the same rule in three languages', () => {
    const said = languages.map((language) => messages(password, '1', language)[0]);
    expect(new Set(said).size).toBe(3);
  });

  test('keeps any text a person types, and only what a database can keep', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
        const parsed = typed(40).safeParse(given);
        expect(parsed.success).toBe(given.isWellFormed() && !given.includes('\0'));
        if (parsed.success) expect(parsed.data).toBe(given.trim());
      }),
    );
    expect(typed(10).safeParse('\ud800').success).toBe(false);
  });

  test('a required text of blanks is empty', () => {
    expect(messages(z.object({ name: requiredText(8) }), { name: '   ' })).toEqual([
      '名称：不能为空',
    ]);
    expect(messages(z.object({ name: requiredText(8) }), {}, 'en')).toEqual(['Name is required']);
    expect(messages(z.object({ name: requiredText(3) }), { name: 'abcd' }, 'en')).toEqual([
      'Name must have at most 3 characters',
    ]);
  });

  test('an id is a positive whole number, in a query also as digits, and nothing that merely turns into one', () => {
    for (const fine of [1, 38, '7', 2_147_483_647]) expect(rowId.parse(fine)).toBe(Number(fine));
    for (const wrong of [
      0,
      -1,
      1.5,
      '',
      ' ',
      '1.5',
      '-1',
      '0x10',
      '1e3',
      true,
      null,
      [],
      [5],
      ['5'],
      {},
      2_147_483_648,
      2 ** 53,
    ])
      expect(rowId.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  test('an id of 0 is told that it must be more, in three languages, by the name of its field', () => {
    const input = z.strictObject({ part_id: rowId });
    const told = (language: Language) =>
      fieldErrors(input.safeParse({ part_id: 0 }).error!, language, {
        part_id: t('零部件', 'Part', '零組件'),
      });
    expect(told('zh_CN')).toEqual([{ field: 'part_id', msg: '零部件：必须大于 0' }]);
    expect(told('en')).toEqual([{ field: 'part_id', msg: 'Part must be greater than 0' }]);
    expect(told('zh_TW')).toEqual([{ field: 'part_id', msg: '零組件：必須大於 0' }]);
  });

  test('a field that is named like a part of every object is just an unknown field', () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty', '__proto__'])
      expect(messages(z.strictObject({}), JSON.parse(`{"${name}":1}`), 'en')).toEqual([
        `${name}: unknown field ${name}`,
      ]);
  });
});

describe('a unified social credit code', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  test('is accepted in small letters and kept in capitals', () => {
    expect(creditCode.parse(' 91330100ma2kg7x137 ')).toBe('91330100MA2KG7X137');
  });

  test('is refused when any one character is another', () => {
    fc.assert(
      fc.property(fc.nat(17), fc.constantFrom(...alphabet), (at, other) => {
        const right = '91330100MA2KG7X137';
        fc.pre(right[at] !== other);
        expect(isCreditCode(right.slice(0, at) + other + right.slice(at + 1))).toBe(false);
      }),
    );
  });
});

test('a filter of blanks does not filter', () => {
  for (const given of ['', '  ', '\u3000']) expect(filter(typed(5)).parse(given)).toBeUndefined();
  expect(filter(typed(5)).parse(' a ')).toBe('a');
});

test('a masked number shows its ends only where something is left between them', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
  expect(maskMobile('95588')).toBe('****88');
});

test('numbers that do not fit are told as people read them', () => {
  const order = z.strictObject({ n: wholeNumber((number) => number.min(1).max(100_000_000)) });
  const told = (n: unknown) =>
    fieldErrors(order.safeParse({ n }).error!, 'en', { n: t('数量', 'Quantity', '數量') });
  expect(told(100_000_001)).toEqual([{ field: 'n', msg: 'Quantity must be at most 100,000,000' }]);
  expect(told(1e21)).toEqual([{ field: 'n', msg: 'Quantity must be at most 100,000,000' }]);
  expect(told(1.5)).toEqual([{ field: 'n', msg: 'Quantity must be a whole number' }]);
  expect(told(0)).toEqual([{ field: 'n', msg: 'Quantity must be at least 1' }]);
});
