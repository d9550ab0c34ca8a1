import * as z from 'zod';
import { wholeNumber } from '#contract/validation.ts';

export const count = (least: number, most: number) =>
  wholeNumber((number) => number.min(least).max(most));

/** The rules and their parameters; the defaults are in `defaultRisks`. */
export const riskParams = {
  /**
   * So many independent devices within so many hours give CAUTION: devices in one network count as one. A verdict reads
   * the last 64 scans, which limits their number.
   */
  cautionDevices: z.strictObject({ devices: count(2, 60), hours: count(1, 168) }),
  /** `apart`: how many minutes there must be between the first and the last of them. */
  cloneDevices: z.strictObject({
    devices: count(2, 60),
    days: count(1, 30),
    apart: count(0, 10_080).default(0),
  }),
  cloneProvinces: z.strictObject({ provinces: count(2, 34), days: count(1, 30) }),
  speed: z.strictObject({ kilometres_per_hour: count(100, 5_000), beyond: count(10, 2_000) }),
  /** A scan of an item that was not shipped, is void, or is recalled. */
  unshipped: z.strictObject({}),
  voided: z.strictObject({}),
  recalled: z.strictObject({}),
  offTerritory: z.strictObject({}),
  /** Somebody registered the sale of what it does not hold. */
  wrongSeller: z.strictObject({}),
  /** A batch is scanned so many times more often than usual. */
  burst: z.strictObject({ times: count(2, 100), least: count(1, 100_000) }),
  /** So many unknown codes from one address: first a captcha, then a block. */
  guessing: z.strictObject({
    codes: count(3, 1_000),
    minutes: count(1, 60),
    block_minutes: count(1, 1_440),
  }),
} as const;
export type RiskKind = keyof typeof riskParams;
export const riskKinds = Object.keys(riskParams) as [RiskKind, ...RiskKind[]];
/** The rules that can be made for one part: what they check is a product, not an address or a sale. */
export const partRiskKinds = [
  'cautionDevices',
  'cloneDevices',
  'cloneProvinces',
  'speed',
  'unshipped',
  'voided',
  'recalled',
  'offTerritory',
  'burst',
] as const satisfies readonly RiskKind[];
export type RiskParams = { [K in RiskKind]: z.infer<(typeof riskParams)[K]> };
