import * as z from 'zod';
import { rowId, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { riskTexts } from './texts.ts';
import { count, partRiskKinds, riskKinds, type RiskKind, type RiskParams } from './params.ts';

export { partRiskKinds, riskKinds, riskParams, type RiskKind, type RiskParams } from './params.ts';

export const defaultRisks: RiskParams = {
  cautionDevices: { devices: 3, hours: 24 },
  cloneDevices: { devices: 5, days: 7, apart: 0 },
  cloneProvinces: { provinces: 3, days: 7 },
  speed: { kilometres_per_hour: 900, beyond: 100 },
  unshipped: {},
  voided: {},
  recalled: {},
  offTerritory: {},
  wrongSeller: {},
  burst: { times: 5, least: 50 },
  guessing: { codes: 10, minutes: 10, block_minutes: 60 },
};
export const severities: Record<RiskKind, 1 | 2 | 3> = {
  cautionDevices: 1,
  cloneDevices: 3,
  cloneProvinces: 3,
  speed: 3,
  unshipped: 2,
  voided: 2,
  recalled: 2,
  offTerritory: 2,
  wrongSeller: 2,
  burst: 2,
  guessing: 3,
};

/** `GET risk/index`: every rule as it applies to the company, then those made for single parts, on one page. */
const riskList = z.strictObject({
  page: count(1, 1).default(1),
  limit: count(1, 10_000).default(20),
});
const riskRow = z.object({
  id: z.number(),
  kind: z.enum(riskKinds),
  /** The part it was made for; null: all products. */
  part_id: z.number().nullable(),
  part_name: z.string(),
  enabled: z.boolean(),
  params: z.record(z.string(), z.number()),
  /** The platform's default; of a rule for a part, the company's rule. */
  first: z.record(z.string(), z.number()),
  is_default: z.boolean(),
  /** 0 while it was never changed. */
  version: z.number(),
  update_time: z.string().nullable(),
});
export type RiskRule = z.infer<typeof riskRow>;

const params = z.record(z.string(), z.number());
/** `POST risk/add`: a rule for one part, in the place of the company's rule. */
const riskAddition = z.strictObject({
  kind: z.enum(partRiskKinds),
  part_id: rowId,
  enabled: z.boolean().default(true),
  params,
});
/** `POST risk/remove`: the company's rule holds for the part again. */
const riskRemoval = z.strictObject({ kind: z.enum(partRiskKinds), part_id: rowId });
const ofPart = rowId.nullable().default(null);
/** `POST risk/edit`; the parameters are checked by `riskParams` of the rule. */
const riskEdit = z.strictObject({
  kind: z.enum(riskKinds),
  part_id: ofPart,
  enabled: z.boolean(),
  params,
  version: wholeNumber((number) => number.min(0)),
});
/** `POST risk/reset`: back to the default. */
const riskReset = z.strictObject({ kind: z.enum(riskKinds) });
/** `POST risk/test`: what the rule would have found in past scans; changes nothing. */
const riskTest = z.strictObject({
  kind: z.enum(riskKinds),
  params,
  days: count(1, 90).default(30),
});
const riskTested = z.object({
  /** The number of scans checked, and whether those were all. */
  scans: z.number(),
  is_complete: z.boolean(),
  fired: z.number(),
  /** The number of different codes, batches or addresses it fired for. */
  subjects: z.number(),
  /** The same if devices counted without looking at their networks; null where the rule needs none. */
  by_devices: z.object({ fired: z.number(), subjects: z.number() }).nullable(),
  by_day: z.array(z.object({ day: z.string(), n: z.number() })),
  by_province: z.array(z.object({ province: z.number(), n: z.number() })),
  examples: z.array(
    z.object({
      subject: z.string(),
      code: z.string(),
      part_name: z.string(),
      time: z.string(),
      province: z.number(),
      city: z.string(),
    }),
  ),
});
export type RiskTested = z.infer<typeof riskTested>;

const common = { types: ['web'], fields: riskTexts.fields } as const;
export const riskCalls = {
  index: call('GET risk/index', {
    ...common,
    allow: 'sale:risk:view',
    input: riskList,
    rows: riskRow,
  }),
  add: call('POST risk/add', {
    ...common,
    allow: 'sale:risk:edit',
    input: riskAddition,
    answer: z.array(riskRow),
  }),
  remove: call('POST risk/remove', {
    ...common,
    allow: 'sale:risk:edit',
    input: riskRemoval,
    answer: z.array(riskRow),
  }),
  edit: call('POST risk/edit', {
    ...common,
    allow: 'sale:risk:edit',
    input: riskEdit,
    answer: z.array(riskRow),
  }),
  reset: call('POST risk/reset', {
    ...common,
    allow: 'sale:risk:edit',
    input: riskReset,
    answer: z.array(riskRow),
  }),
  test: call('POST risk/test', {
    ...common,
    allow: 'sale:risk:view',
    input: riskTest,
    answer: riskTested,
  }),
};
