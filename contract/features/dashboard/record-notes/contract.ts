import * as z from 'zod';
import { assigneeFilter, assigneeRow } from '#contract/assignees.ts';
import { call } from '#contract/call.ts';
import { fileAddress, previewFormats } from '#contract/files.ts';
import { listInput } from '#contract/list.ts';
import { requiredText, rowId, rule } from '#contract/validation.ts';
import { recordNoteTexts } from './texts.ts';

export const noteLimits = { text: 2_000, mentions: 20, files: 10 } as const;

/** The record: its kind is the resource of its feature. */
const record = { kind: requiredText(64), record_id: rowId };
const content = {
  text: requiredText(noteLimits.text),
  mentions: z.array(rowId).max(noteLimits.mentions).default([]),
  /** Addresses of uploaded files. */
  files: z
    .array(z.string().regex(fileAddress, { error: rule('formatError') }))
    .max(noteLimits.files)
    .default([]),
};

const noteFile = z.object({
  id: z.number(),
  name: z.string(),
  size: z.number(),
  format: z.enum(previewFormats),
  /** As notes take it. */
  address: z.string(),
  /** Signed, valid for some hours. */
  url: z.string(),
});
const recordNote = z.object({
  id: z.number(),
  text: z.string(),
  author: z.string(),
  is_own: z.boolean(),
  mentions: z.array(assigneeRow),
  files: z.array(noteFile),
  /** When its author last changed it; null: never. */
  edit_time: z.string().nullable(),
  version: z.number(),
  create_time: z.string(),
});
export type RecordNote = z.infer<typeof recordNote>;

const shared = { types: ['web'], allow: 'signedIn', fields: recordNoteTexts.fields } as const;

/** Everybody who may see a record may read and write its notes. */
export const recordNoteCalls = {
  /** Newest first. */
  index: call('GET recordNote/index', {
    ...shared,
    input: listInput([], record),
    rows: recordNote,
  }),
  /** Colleagues who may see records of this kind, by their names. */
  people: call('GET recordNote/people', {
    ...shared,
    input: assigneeFilter.extend({ kind: record.kind }),
    rows: assigneeRow,
  }),
  add: call('POST recordNote/add', {
    ...shared,
    input: z.strictObject({ ...record, ...content }),
    answer: recordNote,
  }),
  edit: call('POST recordNote/edit', {
    ...shared,
    input: z.strictObject({ id: rowId, version: rowId, ...content }),
    answer: recordNote,
  }),
  delete: call('POST recordNote/delete', {
    ...shared,
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
};
