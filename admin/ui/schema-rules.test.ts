import type { FormInstance } from 'antd';
import { describe, expect, test, vi } from 'vitest';
import { passwordInput, registerInput } from '#contract/features/account/session/contract.ts';
import { companyInput } from '#contract/features/application/company/contract.ts';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { firstError, schemaRules, showFieldErrors } from './schema-rules.ts';

const said = (field: string, values: Record<string, unknown>) =>
  firstError(passwordInput, field, values, 'zh_CN');

describe('[VAL-6] a form asks the schema of the server', () => {
  test('a right form has nothing to say', () => {
    const right = { oldPassword: 'x', newPassword: 'abc123', rePassword: 'abc123' };
    for (const field of ['oldPassword', 'newPassword', 'rePassword'])
      expect(said(field, right)).toBeUndefined();
  });

  test('[VAL-1] the four messages stand at their fields, letter by letter', () => {
    expect(said('newPassword', {})).toBe('请输入密码');
    expect(said('newPassword', { newPassword: 'a1' })).toBe('密码位数为6位 ~ 16位');
    expect(said('newPassword', { newPassword: 'aaaaaa' })).toBe(
      '密码需包含数字大小写字母特殊字符任意两种或以上',
    );
    expect(said('rePassword', { newPassword: 'abc123', rePassword: '' })).toBe('请确认密码');
    expect(said('rePassword', { newPassword: 'abc123', rePassword: 'abc124' })).toBe(
      '两次密码不一致',
    );
  });

  test('[VAL-2] a mobile number says that it is missing or malformed', () => {
    const mobile = (value: unknown) =>
      firstError(registerInput, 'mobile', { mobile: value }, 'zh_CN');
    expect(mobile('')).toBe('请输入手机号');
    expect(mobile('12345')).toBe('格式错误');
    expect(mobile('+8613800138000')).toBeUndefined();
  });

  test("a feature's own label leads the message, in the user's language", () => {
    const empty = { name: '' };
    expect(firstError(companyInput, 'name', empty, 'zh_CN', companyTexts.fields)).toBe(
      '企业名称：不能为空',
    );
    expect(firstError(companyInput, 'name', empty, 'en', companyTexts.fields)).toBe(
      'Company name is required',
    );
  });

  test('as a form rule it sees the other fields', async () => {
    const [rule] = schemaRules(passwordInput, 'zh_CN')('rePassword');
    const form = { getFieldsValue: () => ({ newPassword: 'abc123' }) } as unknown as FormInstance;
    const made = typeof rule === 'function' ? rule(form) : rule!;
    const judge = (value: string) => made.validator!({}, value, () => {}) as Promise<void>;
    await expect(judge('abc12')).rejects.toThrow('两次密码不一致');
    await expect(judge('abc123')).resolves.toBeUndefined();
  });
});

test("the server's field errors go to the fields that are there, the others come back", () => {
  const form = {
    getFieldsError: () =>
      [['username'], ['tags'], ['attributes', 3, 'value']].map((name) => ({ name })),
    setFields: vi.fn(),
    scrollToField: vi.fn(),
  };
  const errors = [
    { field: 'username', msg: '用户名已被使用' },
    { field: 'elsewhere', msg: '…' },
    { field: 'attributes.3.value', msg: '不能为空' },
    { field: 'tags.2', msg: '最多 8 个字符' },
  ];
  expect(showFieldErrors(form as unknown as FormInstance, errors)).toEqual([errors[1]]);
  expect(form.setFields).toHaveBeenCalledWith([
    { name: ['username'], errors: ['用户名已被使用'] },
    { name: ['tags'], errors: ['最多 8 个字符'] },
    { name: ['attributes', 3, 'value'], errors: ['不能为空'] },
  ]);
  expect(form.scrollToField).toHaveBeenCalledWith(['username'], { block: 'center', focus: true });
});
