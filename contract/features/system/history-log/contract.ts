import * as z from 'zod';
import { stampErrorNames } from '#contract/stamp-errors.ts';
import { wholeNumber } from '#contract/validation.ts';
import { historyLogTexts } from './texts.ts';
import { call } from '#contract/call.ts';

export const stampStates = ['off', 'waiting', 'failed', 'behind', 'stamped'] as const;
export type StampState = (typeof stampStates)[number];

const historyLogRow = z.object({
  /** What the log calls itself, and its public key. */
  origin: z.string(),
  key: z.string(),
  /** The first key of the log is number 1. */
  key_number: z.number(),
  /** The keys before it, newest first: up to which size each signed, and when it was replaced. */
  old_keys: z.array(
    z.object({ number: z.number(), key: z.string(), size: z.number(), end_time: z.string() }),
  ),
  /** The key with which this installation witnesses other logs, and where they ask for it. */
  witness_key: z.string(),
  witness_address: z.string(),
  /** Where the log is published. */
  address: z.string(),
  /** The newest head; null while there is none. */
  head: z
    .object({
      size: z.number(),
      root: z.string(),
      day: z.string(),
      signed_time: z.string(),
      /** Who signed it beside us. */
      cosigned: z.array(z.object({ name: z.string(), signed_time: z.string() })),
    })
    .nullable(),
  /** The time-stamping authority and its last answer; empty where none is set. */
  stamps: z.object({
    state: z.enum(stampStates),
    address: z.string(),
    /** The newest stamp: for which head, when, by whom and with which certificate. */
    last: z
      .object({
        size: z.number(),
        time: z.string(),
        authority: z.string(),
        fingerprint: z.string(),
      })
      .nullable(),
    error: z.enum(stampErrorNames).or(z.literal('')),
    error_detail: z.string(),
    error_time: z.string().nullable(),
  }),
  witnesses: z.number(),
  witnessed_logs: z.number(),
});
export type HistoryLog = z.infer<typeof historyLogRow>;

export const historyLogCalls = {
  info: call('GET historyLog/info', {
    types: ['admin'],
    allow: 'system:historyLog:view',
    answer: historyLogRow,
  }),
  rotate: call('POST historyLog/rotate', {
    types: ['admin'],
    allow: 'system:historyLog:rotate',
    // The number of the key that is replaced: a repeated command changes nothing.
    input: z.strictObject({ number: wholeNumber((number) => number.min(1).max(100_000)) }),
    answer: z.null(),
    fields: historyLogTexts.fields,
  }),
  stamp: call('POST historyLog/stamp', {
    types: ['admin'],
    allow: 'system:historyLog:stamp',
    input: z.strictObject({}),
    answer: z.null(),
  }),
};
