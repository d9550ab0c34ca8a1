import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { limits } from '#contract/limits.ts';

/** When the next SMS may be sent; kept outside dialogs, so that closing one does not shorten the wait. */
const useDeadlines = create<Record<string, number>>(() => ({}));

export function secondsLeft(deadline: number | undefined, now: number): number {
  return deadline === undefined ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** An SMS may be asked for once mobile and captcha are filled and no countdown runs. */
export function maySendSms(
  mobile: string | undefined,
  captcha: string | undefined,
  left: number,
): boolean {
  return Boolean(mobile?.trim()) && Boolean(captcha?.trim()) && left === 0;
}

/** Seconds until the next SMS of one purpose, and what starts them. */
export function useCountdown(purpose: string): { left: number; start: (seconds?: number) => void } {
  const deadline = useDeadlines((all) => all[purpose]);
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(deadline, now);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number = limits.smsCountdown) => {
    const begun = Date.now();
    setNow(begun);
    useDeadlines.setState({ [purpose]: begun + seconds * 1000 });
  };
  return { left, start };
}
