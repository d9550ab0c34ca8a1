import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneCode } from './CodeField.tsx';
import { FormScanBand } from './FormScanBand.tsx';
import { ScanField } from './ScanField.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a scan ends with Enter, and the field is ready for the next', () => {
  const onScan = vi.fn();
  render(<ScanField onScan={onScan} />);
  const field = screen.getByRole('textbox');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'https://x.example/c/ABC' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onScan).toHaveBeenCalledExactlyOnceWith(['ABC']);
  expect((field as HTMLInputElement).value).toBe('');
});

test('a serial that others gave is one code with its blanks and commas, typed or pasted', () => {
  const onScan = vi.fn();
  render(<ScanField onScan={onScan} isOneALine />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: ' SN 0001, A ' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onScan).toHaveBeenLastCalledWith(['SN 0001, A']);
  const clipboardData = { getData: () => 'SN 0002, B\r\nSN 0003, C' };
  fireEvent.paste(field, { clipboardData });
  expect(onScan).toHaveBeenLastCalledWith(['SN 0002, B', 'SN 0003, C']);
});

test('what a scanner types beside a button goes into the field; what is typed elsewhere stays there', () => {
  render(
    <>
      <ScanField onScan={() => undefined} />
      <button type="button">x</button>
      <input type="radio" />
      <textarea />
    </>,
  );
  const [field, other] = screen.getAllByRole('textbox');
  screen.getByRole('button').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  fireEvent.keyDown(document.activeElement!, { key: 'A' });
  expect(document.activeElement).toBe(field);
  screen.getByRole('radio').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'A' });
  expect(document.activeElement).toBe(field);
  other!.focus();
  fireEvent.keyDown(other!, { key: 'A' });
  expect(document.activeElement).toBe(other);
});

test('a scan into one field of a form goes on to the next, and sends nothing', () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <OneCode id="old" />
      <OneCode id="new" />
      <textarea id="reason" />
    </form>,
  );
  document.getElementById('old')!.focus();
  for (const next of ['new', 'reason']) {
    fireEvent.change(document.activeElement!, { target: { value: 'ABC' } });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter', keyCode: 13 });
    expect(document.activeElement?.id).toBe(next);
  }
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form is not saved while scans are still being checked', async () => {
  const onFinish = vi.fn();
  const form = (waiting: number) => (
    <Form onFinish={onFinish}>
      <FormScanBand result={null} waiting={waiting} />
      <button type="submit">保存</button>
    </Form>
  );
  const { rerender } = render(form(2));
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(/还有 2 次扫描/)).toBeTruthy();
  expect(onFinish).not.toHaveBeenCalled();
  rerender(form(0));
  await waitFor(() => expect(screen.queryByText(/还有 2 次扫描/)).toBeNull());
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
});
