import * as z from 'zod';
import { batchRow } from '#contract/features/trace/batches/contract.ts';
import {
  identifierInfo,
  codeText,
  identifierRow,
} from '#contract/features/identity/identifiers/contract.ts';
import { packRow } from '#contract/features/identity/packs/contract.ts';
import { securityRow } from '#contract/features/trace/security-packs/contract.ts';
import { lotGenealogy, lotOrigin } from '#contract/features/trace/lots/contract.ts';
import { receivedSerial, receivingStates } from '#contract/features/procure/receivings/contract.ts';
import { incidentRow } from '#contract/features/risk/incidents/contract.ts';
import { rule } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { traceTexts } from './texts.ts';

/** `POST traceQuery/find`: one search box for serial number, link, box, security code, batch, material lot or pack number. */
const traceInput = z.strictObject({ text: codeText });

/** `GET event/export?day=`: all events of a day, with the proof that they are unchanged. */
export const eventExport = z.strictObject({
  day: z.iso.date().regex(/^20/, { error: rule('invalid') }),
});

const traceWarranty = z.object({
  active_time: z.string(),
  expire_time: z.string(),
  name: z.string(),
  mobile: z.string(),
});
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
  exportEvents: call('GET event/export', {
    ...common,
    allow: 'trace:query:export',
    input: eventExport,
    sendsFile: true,
  }),
};
