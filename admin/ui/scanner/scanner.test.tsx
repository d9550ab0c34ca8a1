import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OneCode } from './CodeField.tsx';
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
