import { randomInt } from 'node:crypto';
import { certain } from '#contract/features/sale/campaigns/contract.ts';

/** One of these prizes by their odds, or none; `lot` is from 0 to below `certain`. */
export function draw<P extends { odds: number }>(
  prizes: readonly P[],
  lot: number = randomInt(certain),
): P | null {
  let below = 0;
  for (const prize of prizes) {
    below += prize.odds;
    if (lot < below) return prize;
  }
  return null;
}
