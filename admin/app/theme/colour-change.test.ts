// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bindToasts } from '../toast.ts';
import { changeColour, useMask } from './colour-change.ts';
import { changeTheme, useTheme } from './settings.ts';

const said: string[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  bindToasts({ open: ({ text }) => said.push(text), close: () => {}, pop: () => {} });
  changeTheme({ color: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('[STA-3] a colour change lies behind a mask until it is done', async () => {
  const change = changeColour('#2B5C8A');
  expect(useMask.getState().isMasked).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await change;
  expect(useMask.getState().isMasked).toBe(false);
  expect(useTheme.getState().color).toBe('#2B5C8A');
  expect(said).toEqual([]);
});

test('[STA-3] a colour that cannot be loaded says 主题加载失败 and changes nothing', async () => {
  const change = changeColour('jade');
  await vi.advanceTimersByTimeAsync(1_000);
  await change;
  expect(said).toEqual(['主题加载失败']);
  expect(useTheme.getState().color).toBeNull();
  expect(useMask.getState().isMasked).toBe(false);
});

test('[STA-3] a full storage does not stand in the way', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const change = changeColour('#2B5C8A');
  await vi.advanceTimersByTimeAsync(1_000);
  await change;
  expect(said).toEqual([]);
  expect(useMask.getState().isMasked).toBe(false);
});
