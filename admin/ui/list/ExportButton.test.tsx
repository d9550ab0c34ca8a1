// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { partCalls } from '#contract/features/product/parts/contract.ts';
import { ExportButton } from './ExportButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a double click begins one export and does not cancel it; the focus stays', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    });
  });
  render(<ExportButton call={partCalls.export} query={{}} />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(screen.getByRole('status').textContent).toBe('正在准备…');
  expect(screen.getByRole('button', { name: '取消导出' })).toBe(document.activeElement);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(signals[0]!.aborted).toBe(true);
  expect(await screen.findByRole('button', { name: /^导\s?出$/ })).toBe(document.activeElement);
});
