import * as z from 'zod';
import { call } from '#contract/call.ts';
import { eventTexts, type EventKind } from '#contract/codes/events.ts';
import { stateNames } from '#contract/codes/states.ts';
import { holderKinds } from '#contract/codes/holders.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { shipmentStates } from '#contract/features/trace/shipments/contract.ts';
import { circulationTexts } from './texts.ts';

export const stayKinds = ['company', 'way', 'dealer', 'customer', 'consumer'] as const;
export type StayKind = (typeof stayKinds)[number];
export const stages = ['company', 'way', 'dealer'] as const;
export type Stage = (typeof stages)[number];

const eventKinds = Object.keys(eventTexts) as EventKind[];
const seconds = z.number();
const stay = z.object({
  kind: z.enum(stayKinds),
  /** The dealer or customer that has it, or to which it is on its way. */
  party: z.object({ kind: z.enum(['dealer', 'customer']), id: z.number() }).nullable(),
  name: z.string(),
  place: z.string(),
  /** What began it, by which document. */
  began: z.enum(eventKinds),
  document: z.string(),
  from: z.string(),
  /** Empty: until now. */
  until: z.string().nullable(),
  seconds,
});
export type Stay = z.infer<typeof stay>;

const holder = z.object({
  kind: z.enum(holderKinds),
  /** The dealer or customer; of consumers the dealer that sold. */
  id: z.number().nullable(),
  name: z.string(),
  units: z.number(),
  /** Of these on their way to it. */
  on_way: z.number(),
  /** How long it has had them, on average; empty where nobody noted since when. */
  seconds: seconds.nullable(),
});
export type CirculationHolder = z.infer<typeof holder>;
const holding = z.object({ total: z.number(), on_way: z.number(), holders: z.array(holder) });
export type Holding = z.infer<typeof holding>;

const slow = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(['dealer', 'customer']),
  holder_id: z.number(),
  name: z.string(),
  since: z.string(),
  seconds,
});

const answer = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('identifier'),
    id: z.number(),
    code: z.string(),
    level: z.enum(levels),
    part_name: z.string(),
    batch_code: z.string(),
    state: z.enum(stateNames),
    /** Oldest first. */
    stays: z.array(stay),
  }),
  z.object({
    found: z.literal('batch'),
    id: z.number(),
    code: z.string(),
    part_name: z.string(),
    now: holding,
    /** How long units stayed on average in the stages that they have behind them. */
    stages: z.array(z.object({ stage: z.enum(stages), units: z.number(), seconds })),
    /** Units that have been with one dealer or customer for longest. */
    slow: z.array(slow),
  }),
  z.object({
    found: z.literal('shipment'),
    id: z.number(),
    code: z.string(),
    state: z.enum(shipmentStates),
    from_name: z.string(),
    to_name: z.string(),
    units: z.number(),
    received: z.number(),
    missing: z.number(),
    ship_time: z.string().nullable(),
    receive_time: z.string().nullable(),
    /** On its way until it was received, or until now. */
    seconds: seconds.nullable(),
    /** Where its units are now. */
    now: holding,
  }),
  z.object({ found: z.literal('nothing') }),
]);
export type CirculationAnswer = z.infer<typeof answer>;

export const circulationCalls = {
  /** Of a code in any spelling, a batch or a shipment. */
  find: call('GET circulation/find', {
    types: ['web'],
    allow: 'query:circulation:view',
    input: z.strictObject({ text: codeText }),
    answer,
    fields: circulationTexts.fields,
  }),
};
