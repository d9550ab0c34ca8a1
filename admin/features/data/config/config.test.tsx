import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSecret } from '#contract/configuration.ts';
import type { ConfigRow } from '#contract/features/data/config/contract.ts';
import { PartForm } from './PartForm.tsx';

const part = (value: string): ConfigRow => ({
  id: 2,
  name: 'dealer',
  value: { initial_password: value },
  defaults: { initial_password: '' },
  is_default: value === '',
  version: 4,
  update_time: '2026-11-16T03:00:00.000Z',
});
let sent: unknown;

configure({ asyncUtilTimeout: 8_000 });
vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  sent = undefined;
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent = (JSON.parse(body as string) as { value: unknown }).value;
    return Response.json({ code: 0, msg: '', data: [part('')] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(value: string) {
  render(
    <MemoryRouter>
      <PartForm part={part(value)} onClose={() => undefined} />
    </MemoryRouter>,
  );
  return screen.findByLabelText<HTMLInputElement>('经销商初始密码');
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(/保\s*存/);

test('a password that is set is only told to be there, and stays unless another is typed', async () => {
  const field = await open(keptSecret);
  expect(field.readOnly).toBe(true);
  press(/更\s*换/);
  const empty = screen.getByLabelText<HTMLInputElement>('经销商初始密码');
  expect([empty.value, empty.type]).toEqual(['', 'password']);
  press(/保持不变/);
  expect(screen.getByLabelText<HTMLInputElement>('经销商初始密码').value).toBe(keptSecret);
  press(/更\s*换/);
  fireEvent.change(screen.getByLabelText('经销商初始密码'), { target: { value: 'abc' } });
  save();
  await screen.findByText('密码位数为6位 ~ 16位');
  expect(sent).toBeUndefined();
  fireEvent.change(screen.getByLabelText('经销商初始密码'), { target: { value: 'Start-2026' } });
  save();
  await waitFor(() => expect(sent).toEqual({ initial_password: 'Start-2026' }));
});

test('one that is set is taken away by leaving the new one empty', async () => {
  await open(keptSecret);
  press(/更\s*换/);
  save();
  await waitFor(() => expect(sent).toEqual({ initial_password: '' }));
});
