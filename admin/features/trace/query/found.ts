import type { TraceAnswer } from '#contract/features/trace/query/contract.ts';

/** The answers by what was found. */
export type Found<K extends TraceAnswer['found']> = Extract<TraceAnswer, { found: K }>;
export type IdentifierFound = Found<'identifier'>;
export type BatchFound = Found<'batch'>;
