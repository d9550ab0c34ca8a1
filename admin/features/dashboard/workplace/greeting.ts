import type { workplaceTexts } from './texts.ts';

type Greeting = keyof typeof workplaceTexts.greetings;

/** The greeting for the time of day. */
export function greetingAt(hour: number): Greeting {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
