import * as z from 'zod';
import { call } from '#contract/call.ts';
import { keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import type { Permission } from '#contract/permissions.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId, typed } from '#contract/validation.ts';
import { printStations } from './feature.ts';
import { stationStates, stationTexts } from './texts.ts';

/** How a pairing code is made and for how long it is good; the letters are those that nobody mistakes. */
export const pairing = { letters: 'ABCDEFGHJKLMNPQRSTUVWXYZ', length: 8, minutes: 10 } as const;
/** All that a station's key may do. */
export const stationRights = [
  'trace:printJob:view',
  'trace:printJob:claim',
  'trace:printStation:view',
  'trace:printStation:report',
] as const satisfies readonly Permission[];
/** A station that has been silent for longer is offline; it reports every minute. */
export const silentAfter = { seconds: 150 } as const;

export const printerKinds = ['cups', 'tcp', 'file'] as const;
export const stationPrinter = z.strictObject({
  name: requiredText(120),
  kind: z.enum(printerKinds),
});
export type StationPrinter = z.infer<typeof stationPrinter>;

export const stationInput = z.strictObject({ name: requiredText(40) });
export const stationFilter = listInput(['name', 'create_time'], { keyword });
const stationRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  computer: z.string(),
  program: z.string(),
  station_state: z.enum(stationStates),
  printers: z.array(stationPrinter),
  seen_time: z.string().nullable(),
  pairing_until: z.string().nullable(),
  disabled: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PrintStation = z.infer<typeof stationRow>;

/** The only answer that contains the code. */
const codedStation = stationRow.extend({ code: z.string() });
export type CodedStation = z.infer<typeof codedStation>;

const { fields } = stationTexts;
const common = { types: ['web'], fields } as const;
export const stationCalls = {
  ...recordCalls(printStations, {
    filter: stationFilter,
    row: stationRow,
    input: stationInput,
    fields,
  }),
  ...moveCalls(printStations, fields),
  add: call('POST printStation/add', {
    ...common,
    allow: 'trace:printStation:add',
    input: stationInput,
    answer: codedStation,
  }),
  /** A new code, for a station that was never paired or moves to another computer. */
  code: call('POST printStation/code', {
    ...common,
    allow: 'trace:printStation:add',
    input: z.strictObject({ id: rowId }),
    answer: codedStation,
  }),
  /** The print control trades a code for its key. */
  pair: call('POST printStation/pair', {
    ...common,
    allow: 'public',
    input: z.strictObject({
      code: typed(20),
      name: typed(64).default(''),
      version: typed(20).default(''),
    }),
    answer: z.object({
      key: z.string(),
      station_id: z.number(),
      station_name: z.string(),
      company_name: z.string(),
    }),
  }),
  /** Every minute: the station is there, with these printers. */
  report: call('POST printStation/report', {
    ...common,
    allow: 'trace:printStation:report',
    input: z.strictObject({
      printers: z.array(stationPrinter).max(100),
      version: typed(20).default(''),
    }),
    answer: z.object({ station_name: z.string(), company_name: z.string() }),
  }),
};
