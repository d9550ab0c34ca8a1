// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maySendSms, secondsLeft, useCountdown } from './countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[STA-4] the SMS button opens when mobile and captcha are filled and no countdown runs', () => {
  expect(maySendSms('13800138000', 'k7d2', 0)).toBe(true);
  expect(maySendSms('', 'k7d2', 0)).toBe(false);
  expect(maySendSms('13800138000', ' ', 0)).toBe(false);
  expect(maySendSms(undefined, undefined, 0)).toBe(false);
  expect(maySendSms('13800138000', 'k7d2', 1)).toBe(false);
});

test('[STA-4] seconds are counted up to the last part of one', () => {
  expect(secondsLeft(undefined, 0)).toBe(0);
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
});

test('[STA-4] the countdown runs for 60 seconds', () => {
  const { result } = renderHook(() => useCountdown('one'));
  expect(result.current.left).toBe(0);
  act(() => result.current.start());
  expect(result.current.left).toBe(60);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current.left).toBe(30);
  act(() => void vi.advanceTimersByTime(30_000));
  expect(result.current.left).toBe(0);
});

test('[STA-4] closing the dialog does not shorten the wait, and another purpose does not share it', () => {
  const first = renderHook(() => useCountdown('phone'));
  act(() => first.result.current.start());
  first.unmount();
  vi.advanceTimersByTime(10_000);
  expect(renderHook(() => useCountdown('phone')).result.current.left).toBe(50);
  expect(renderHook(() => useCountdown('register')).result.current.left).toBe(0);
});
