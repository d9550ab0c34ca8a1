import * as z from 'zod';
import { call } from '#contract/call.ts';
import { listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { filter, rowId } from '#contract/validation.ts';
import { archiveMoves } from './moves.ts';
import { archiveSources } from './sources.ts';
import { archiveTexts } from './texts.ts';

export const archiveStates = stateNames(archiveMoves);

/** `GET archive/index` */
export const archiveFilter = listInput(['id'], {
  source: filter(z.enum(archiveSources)),
  state: filter(z.enum(archiveStates)),
});
export const archiveRow = z.object({
  id: z.number(),
  source: z.enum(archiveSources),
  /** As `2026-03`, by UTC. */
  month: z.string(),
  state: z.enum(archiveStates),
  rows: z.number(),
  files: z.number(),
  bytes: z.number(),
  first_time: z.string().nullable(),
  last_time: z.string().nullable(),
  restored_until: z.string().nullable(),
  create_time: z.string(),
});
export type Archive = z.infer<typeof archiveRow>;

export const archiveCalls = {
  index: call('GET archive/index', {
    types: ['admin'],
    allow: 'data:archive:view',
    input: archiveFilter,
    rows: archiveRow,
    fields: archiveTexts.fields,
  }),
  restore: call('POST archive/restore', {
    types: ['admin'],
    allow: 'data:archive:restore',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
    fields: archiveTexts.fields,
  }),
};
