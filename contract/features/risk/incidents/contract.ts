import * as z from 'zod';
import { liveScan } from '#contract/features/dashboard/monitor/contract.ts';
import { dayRange, filterList, idsInput, keyword, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId } from '#contract/validation.ts';
import { riskKinds } from '../rules/contract.ts';

export const incidentStates = ['open', 'confirmed', 'dismissed', 'closed'] as const;
export type IncidentState = (typeof incidentStates)[number];
export const incidentMoves = {
  confirm: { from: ['open'], to: 'confirmed' },
  dismiss: { from: ['open', 'confirmed'], to: 'dismissed' },
  close: { from: ['confirmed'], to: 'closed' },
  reopen: { from: ['dismissed', 'closed'], to: 'open' },
} as const satisfies Record<string, { from: readonly IncidentState[]; to: IncidentState }>;
export type IncidentMove = keyof typeof incidentMoves;

/** `GET incident/index` */
export const incidentFilter = listInput(['last_time', 'create_time'], {
  /** Its number, or a code. */
  keyword,
  kind: filterList(z.enum(riskKinds)),
  state: filterList(z.enum(incidentStates)),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  last_time: dayRange,
});

export const incidentRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  kind: z.enum(riskKinds),
  severity: z.number(),
  /** The code it is about, where it is about one. */
  identifier_id: z.number().nullable(),
  identifier_code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  dealer_name: z.string(),
  province: z.number(),
  state: z.enum(incidentStates),
  hits: z.number(),
  first_time: z.string(),
  last_time: z.string(),
  /** The numbers that made the rule fire. */
  detail: z.record(z.string(), z.union([z.number(), z.string()])),
  reason: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type Incident = z.infer<typeof incidentRow>;
/** `GET incident/info`: with the scans that speak for it. */
export const incidentInfo = incidentRow.extend({ scans: z.array(liveScan) });
export type IncidentInfo = z.infer<typeof incidentInfo>;

/** `POST incident/{move}` */
export const incidentCommand = idsInput.extend({ reason: requiredText(200) });
