import * as z from 'zod';
import { batchRow } from '#contract/features/trace/batches/contract.ts';
import {
  identifierId,
  identifierInfo,
  codeText,
  identifierRow,
} from '#contract/features/identity/identifiers/contract.ts';
import { packRow } from '#contract/features/identity/packs/contract.ts';
import { securityRow } from '#contract/features/trace/security-packs/contract.ts';
import { lotGenealogy, lotOrigin } from '#contract/features/trace/lots/contract.ts';
import { receivedSerial, receivingStates } from '#contract/features/procure/receivings/contract.ts';
import { warrantyStates } from '#contract/features/sale/warranties/moves.ts';
import { incidentRow } from '#contract/features/risk/incidents/contract.ts';
import { nonconformanceStates } from '#contract/features/trace/nonconformances/moves.ts';
import { reportStates } from '#contract/features/sale/reports/moves.ts';
import { repairStates } from '#contract/features/sale/repairs/states.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';
import { recordRow } from '#contract/quality/records.ts';
import { rule } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { traceTexts } from './texts.ts';

/** `POST traceQuery/find`: one search box for serial number, link, box, security code, batch, material lot or pack number. */
const traceInput = z.strictObject({ text: codeText });

/** `GET event/export?day=`: all events of a day, with the proof that they are unchanged. */
export const eventExport = z.strictObject({
  day: z.iso.date().regex(/^20/, { error: rule('invalid') }),
});

export const unitDocuments = ['order', 'shipment', 'sale', 'return'] as const;

const traceWarranty = z.object({
  state: z.enum(warrantyStates),
  active_time: z.string(),
  expire_time: z.string(),
  name: z.string(),
  mobile: z.string(),
});
/** What happened to one unit beyond its own events; what the asker may not see elsewhere is left out here. */
const unitStory = z.object({
  /** Process steps, inspections and tests, oldest first. */
  records: z.array(
    recordRow
      .pick({
        id: true,
        step: true,
        std: true,
        content: true,
        value: true,
        unit: true,
        result: true,
        emp_name: true,
        pass_time: true,
      })
      .extend({ kind: z.enum(qualityKinds) }),
  ),
  /** Orders, shipments, sales and returns that it was part of, oldest first. */
  documents: z.array(
    z.object({
      kind: z.enum(unitDocuments),
      id: z.number(),
      code: z.string(),
      party: z.string(),
      time: z.string(),
    }),
  ),
  /** Its repairs, and the one that it was handed out in. */
  repairs: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      fault_name: z.string(),
      state: z.enum(repairStates),
      replaces_code: z.string(),
      replaced_by_code: z.string(),
      /** What was fitted into this unit. */
      parts: z.array(z.object({ name: z.string(), quantity: z.string(), serial: z.string() })),
      create_time: z.string(),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      state: z.enum(reportStates),
      create_time: z.string(),
    }),
  ),
  findings: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      title: z.string(),
      state: z.enum(nonconformanceStates),
      create_time: z.string(),
    }),
  ),
  /** Where it was scanned; province 0 is abroad or unknown. */
  places: z.array(
    z.object({
      province: z.number(),
      city: z.string(),
      count: z.number(),
      last_time: z.string(),
    }),
  ),
  /** The days of its events, and the root hash of those that are sealed. */
  seals: z.array(z.object({ day: z.iso.date(), root: z.string().nullable() })),
});
export type UnitStory = z.infer<typeof unitStory>;

/** The match: its type, and all that is known about it. */
const traceAnswer = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('identifier'),
    identifier: identifierInfo,
    batch: batchRow.nullable(),
    /** From the outermost parent down, and the contents. */
    parents: z.array(identifierRow),
    children: z.array(identifierRow),
    children_count: z.number(),
    files: z.array(
      z.object({ id: z.number(), name: z.string(), url: z.string(), size: z.number() }),
    ),
    warranty: traceWarranty.nullable(),
    incidents: z.array(incidentRow),
    security_pack: z.string().nullable(),
    /** The lots in it, and what those were made of. */
    materials: z.array(lotOrigin),
    story: unitStory,
  }),
  z.object({
    found: z.literal('batch'),
    batch: batchRow,
    /** The number of identifiers of the batch by state. */
    states: z.array(z.object({ state: z.string(), n: z.number() })),
    events: identifierInfo.shape.events,
    incidents: z.array(incidentRow),
    materials: z.array(lotOrigin),
  }),
  z.object({ found: z.literal('lot'), genealogy: lotGenealogy }),
  z.object({
    found: z.literal('serial'),
    /** A serial that a supplier gave a unit, and the receipt that it came with. */
    serial: receivedSerial.omit({ line_no: true }).extend({
      receiving_id: z.number(),
      receiving_code: z.string(),
      receiving_state: z.enum(receivingStates),
      received_date: z.string(),
      supplier_name: z.string(),
    }),
    /** The repair in which it was fitted, and the product that has it. */
    fitted: z.object({ id: z.number(), code: z.string(), serial_number: z.string() }).nullable(),
    genealogy: lotGenealogy,
  }),
  z.object({ found: z.literal('pack'), pack: packRow }),
  z.object({
    found: z.literal('securityPack'),
    pack: securityRow,
    /** Whether the code is correct; null where only the pack was searched for. */
    is_right: z.boolean().nullable(),
  }),
  z.object({ found: z.literal('nothing') }),
]);
export type TraceAnswer = z.infer<typeof traceAnswer>;

const common = { types: ['web'], fields: traceTexts.fields } as const;
export const traceQueryCalls = {
  find: call('POST traceQuery/find', {
    ...common,
    allow: 'trace:query:view',
    input: traceInput,
    answer: traceAnswer,
  }),
  /** `GET traceQuery/proof?id=`: the history of one identifier, with the proof that it is unchanged. */
  proof: call('GET traceQuery/proof', {
    ...common,
    allow: 'trace:query:export',
    input: z.strictObject({ id: identifierId }),
    sendsFile: true,
  }),
  exportEvents: call('GET event/export', {
    ...common,
    allow: 'trace:query:export',
    input: eventExport,
    sendsFile: true,
  }),
};
