import * as z from 'zod';
import { call } from '#contract/call.ts';

export const healthStates = ['good', 'caution', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];
const state = z.enum(healthStates);

/** The status that a node reports every few seconds. */
export const nodeFacts = z.object({
  start_time: z.string(),
  /** The version of the program. */
  version: z.string(),
  host: z.string(),
  process: z.number(),
  /** Bytes. */
  memory: z.number(),
  heap: z.number(),
  /** Event loop delay in milliseconds (99th percentile) since the last report. */
  delay: z.number(),
  sockets: z.number(),
  /** Free bytes on the disk of its data folder. */
  disk_free: z.number(),
  /** The same for nodes that store files in the same place. */
  storage: z.string(),
  /** A neighbour that forwards requests but is not trusted; empty if there is none. */
  untrusted_proxy: z.string(),
  /** Of when its table of addresses and places is: YYYY-MM-DD. */
  places: z.string(),
});
export type NodeFacts = z.infer<typeof nodeFacts>;

/** `GET health/info`: the status of each part of the service. */
export const health = z.object({
  time: z.string(),
  state,
  nodes: z.array(
    nodeFacts.partial().extend({
      id: z.string(),
      state,
      /** Whether this node is the one that answers. */
      is_this: z.boolean(),
      silent_ms: z.number(),
    }),
  ),
  database: z.object({
    state,
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    most_connections: z.number(),
    /** Null if there is none. */
    replica: z.object({ is_reachable: z.boolean(), lag_ms: z.number() }).nullable(),
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  }),
  jobs: z.object({
    state,
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    /** How long the oldest due job has been waiting. */
    waits_ms: z.number(),
  }),
  scans: z.object({ state, behind: z.number(), lag_ms: z.number() }),
  storage: z.object({
    state,
    kind: z.enum(['disk', 's3']),
    is_reachable: z.boolean(),
    /** Whether all nodes store in the same place: otherwise each misses what the others took. */
    is_shared: z.boolean(),
    took_ms: z.number(),
  }),
  sms: z.object({ state, waiting: z.number(), failed: z.number() }),
  mail: z.object({ state, waiting: z.number(), failed: z.number() }),
});
export type Health = z.infer<typeof health>;

export const healthCalls = {
  info: call('GET health/info', { types: ['admin'], allow: 'system:health:view', answer: health }),
};
