import { splitCodes } from '#admin/ui/codes/split-codes.ts';
import { moveLimits } from '#contract/features/identity/identifiers/contract.ts';

/** The result of a scan or paste. */
export type Arrival =
  | { is: 'added'; code: string }
  | { is: 'repeated'; code: string }
  | { is: 'some'; added: number; repeated: number }
  /** Too many at once: how many are in the list, and how many were to be added. */
  | { is: 'full'; held: number; given: number };

/** Adds scanned codes at the top of the list, without duplicates. */
export function addTo(
  tray: readonly string[],
  text: string,
): { tray: readonly string[]; arrival: Arrival | null } {
  const { codes, repeated } = splitCodes(text);
  if (codes.length === 0) return { tray, arrival: null };
  const known = new Set(tray);
  const fresh = codes.filter((code) => !known.has(code));
  if (tray.length + fresh.length > moveLimits.listed)
    return { tray, arrival: { is: 'full', held: tray.length, given: codes.length } };
  const next = [...fresh.toReversed(), ...tray];
  if (codes.length > 1) {
    const twice = repeated + codes.length - fresh.length;
    return { tray: next, arrival: { is: 'some', added: fresh.length, repeated: twice } };
  }
  const is = fresh.length === 1 ? 'added' : 'repeated';
  return { tray: next, arrival: { is, code: codes[0]! } };
}
