import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '#admin/app/session.ts';
import { LoginForm } from './LoginForm.tsx';

type Sent = { url: string; body: Record<string, unknown> };
let sent: Sent[] = [];
let answers: { code: number; msg?: string; data?: unknown }[] = [];
const picture = { captcha: 'data:image/png;base64,', key: 'k1' };

// Rendering antd for the first time is slow on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.endsWith('captcha')) return Response.json({ code: 0, msg: '', data: picture });
    sent.push({ url, body: JSON.parse(body ?? '{}') });
    return Response.json(
      answers.shift() ?? { code: 0, msg: '', data: { access_token: 'a token' } },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(type: 'web' | 'admin' | 'dealer') {
  render(
    <MemoryRouter>
      <LoginForm type={type} onForgot={() => undefined} />
    </MemoryRouter>,
  );
}
function fill(password = 'secret1') {
  fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'demo' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } });
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: /登\s*录/ }));

test('[CAL-26] a sign-in goes to the path of its type, and two clicks send it once', async () => {
  open('dealer');
  fill();
  submit();
  submit();
  await waitFor(() => expect(useSession.getState().token).toBe('a token'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ url: '/api/dealer/login/login', body: { username: 'demo' } });
});

test('[CAL-26] remember-me decides where the token is kept', async () => {
  open('web');
  fill();
  fireEvent.click(screen.getByLabelText('记住我'));
  submit();
  await waitFor(() => expect(localStorage.getItem('access_token')).toBe('a token'));
  expect(sessionStorage.getItem('access_token')).toBeNull();
});

test('without remember-me the token ends with the browser', async () => {
  open('web');
  fill();
  submit();
  await waitFor(() => expect(sessionStorage.getItem('access_token')).toBe('a token'));
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('[CAL-26] a refusal stays by the form, and the captcha comes when the server asks for it', async () => {
  answers = [{ code: 422, msg: '用户名或密码错误', data: { captcha_required: true } }];
  open('web');
  fill('wrong');
  submit();
  expect(await screen.findByText('用户名或密码错误')).toBeTruthy();
  const captcha = await screen.findByLabelText('图形验证码');
  await screen.findByRole('img', { name: /图形验证码/ });
  fireEvent.change(captcha, { target: { value: 'ab12' } });
  submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({ captcha: 'ab12', key: 'k1' });
});

test('an empty form says what is missing and sends nothing', async () => {
  open('web');
  submit();
  expect(await screen.findByText('请输入用户名')).toBeTruthy();
  expect(await screen.findByText('请输入密码')).toBeTruthy();
  expect(sent).toHaveLength(0);
});
