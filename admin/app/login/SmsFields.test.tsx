import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schemaRules } from '#admin/ui/schema-rules.ts';
import { modMobileInput } from '#contract/features/account/session/contract.ts';
import { SmsFields } from './SmsFields.tsx';

let captchas = 0;
let smsAnswer: { code: number; msg: string } = { code: 0, msg: '' };

// Rendering antd for the first time is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  captchas = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('captcha')) return Response.json(smsAnswer);
    captchas += 1;
    const data = { captcha: `data:image/png;base64,${captchas}`, key: `k${captchas}` };
    return Response.json({ code: 0, msg: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(purpose: string) {
  render(
    <Form>
      <SmsFields purpose={purpose} rules={schemaRules(modMobileInput, 'zh_CN')} />
    </Form>,
  );
  await waitFor(() => expect(captchas).toBe(1));
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /获取验证码|秒后重发/ });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
async function send() {
  await waitFor(() => expect(button().disabled).toBe(false));
  fireEvent.click(button());
}

test('[STA-4] the button waits for mobile and captcha, and then for the countdown', async () => {
  smsAnswer = { code: 0, msg: '' };
  await open('a');
  expect(button().disabled).toBe(true);
  type('手机号', '13800138000');
  expect(button().disabled).toBe(true);
  type('图形验证码', 'ab12');
  await send();
  await screen.findByText('60 秒后重发');
  expect(button().disabled).toBe(true);
});

test('[ERR-4] a failed SMS shows why and brings another captcha', async () => {
  smsAnswer = { code: 422, msg: '图形验证码错误或已失效' };
  await open('b');
  type('手机号', '13800138000');
  type('图形验证码', 'xxxx');
  await send();
  expect(await screen.findByText('图形验证码错误或已失效')).toBeTruthy();
  await waitFor(() => expect(captchas).toBe(2));
  expect(screen.getByLabelText<HTMLInputElement>('图形验证码').value).toBe('');
});
