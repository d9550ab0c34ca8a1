import * as z from 'zod';
import { call } from '#contract/call.ts';
import { holderKinds } from '#contract/codes/holders.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { supplyChainTexts } from './texts.ts';

/** What is in the chain, from where it comes to where it goes. */
export const chainKinds = [
  'supplier',
  'lot',
  'batch',
  'shipment',
  'dealer',
  'customer',
  'consumer',
] as const;
export type ChainKind = (typeof chainKinds)[number];
/** So many of each kind are told; the counts include all. */
export const mostOfKind = 300;

const node = z.object({
  /** Its kind and id: `lot 7`. */
  key: z.string(),
  kind: z.enum(chainKinds),
  id: z.number(),
  name: z.string(),
  /** Of which part a lot or batch is. */
  hint: z.string(),
  /** Units that it has or that went through it; null where these are not counted. */
  units: z.number().nullable(),
});
export type ChainNode = z.infer<typeof node>;
const edge = z.object({ from: z.string(), to: z.string(), units: z.number().nullable() });
export type ChainEdge = z.infer<typeof edge>;

const answer = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('chain'),
    subject: z.object({
      kind: z.enum(['part', 'lot', 'batch', 'unit']),
      id: z.number(),
      name: z.string(),
      hint: z.string(),
    }),
    nodes: z.array(node),
    edges: z.array(edge),
    /** Where it came from. */
    back: z.object({ suppliers: z.number(), lots: z.number(), batches: z.number() }),
    /** What is affected by it. */
    forward: z.object({
      lots: z.number(),
      batches: z.number(),
      units: z.number(),
      shipments: z.number(),
      dealers: z.number(),
      customers: z.number(),
    }),
    /** Who has what is affected now. */
    holders: z.array(
      z.object({
        kind: z.enum(holderKinds),
        id: z.number().nullable(),
        name: z.string(),
        units: z.number(),
        on_way: z.number(),
      }),
    ),
    /** A part has more lots or batches than the newest that the chain begins with. */
    is_cut: z.boolean(),
  }),
  z.object({ found: z.literal('nothing') }),
]);
export type SupplyChainAnswer = z.infer<typeof answer>;
export type SupplyChain = Extract<SupplyChainAnswer, { found: 'chain' }>;

export const supplyChainCalls = {
  /** Of a part, a material lot, a batch or a serial number. */
  find: call('GET supplyChain/find', {
    types: ['web'],
    allow: 'query:supplyChain:view',
    input: z.strictObject({ text: codeText }),
    answer,
    fields: supplyChainTexts.fields,
  }),
};
