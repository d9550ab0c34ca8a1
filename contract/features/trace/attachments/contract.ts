import * as z from 'zod';
import { previewFormats } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { attachments } from './feature.ts';
import { attachmentTexts } from './texts.ts';

/** One uploaded file as the client describes it; the server trusts only the key in `file_path`. */
const uploaded = z.object({
  serial_number: z.string().max(300).default(''),
  origin_name: z.string().max(300).default(''),
  file_name: z.string().max(300).default(''),
  file_path: z.string().min(1).max(600),
  file_size: z.union([z.number(), z.string().max(20)]).default(0),
  url: z.string().max(2_000).default(''),
});

/** `POST web/WipFile/add`: the list itself, or `{list}`. */
const attachmentsInput = z.preprocess(
  (given) => (Array.isArray(given) ? { list: given } : given),
  z.strictObject({ list: z.array(uploaded).min(1).max(100) }),
);

/** `POST web/WipFile/edit`: replaces the stored file. */
const attachmentReplacement = z.strictObject({
  id: rowId,
  version: rowId,
  file_path: z.string().min(1).max(600),
});

/** Characters of a serial number. */
export const serialLength = 128;

export const attachmentSorts = ['serial_number', 'file_name', 'file_size', 'create_time'] as const;
export const attachmentFilter = listInput(attachmentSorts, {
  keyword,
  serial_number: filter(typed(serialLength)),
  format: filterList(z.enum(previewFormats)),
  create_time: dayRange,
});

const attachmentRow = z.object({
  id: z.number(),
  company_id: z.number(),
  serial_number: z.string(),
  origin_name: z.string(),
  file_name: z.string(),
  file_path: z.string(),
  file_size: z.number(),
  format: z.enum(previewFormats),
  /** Signed, valid for some hours. */
  url: z.string(),
  create_user: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Attachment = z.infer<typeof attachmentRow>;

const { fields } = attachmentTexts;
export const attachmentCalls = {
  ...recordCalls(attachments, { filter: attachmentFilter, row: attachmentRow, fields }),
  // Attachments are added and replaced by uploading files, not by a form.
  add: call('POST WipFile/add', {
    types: ['web'],
    allow: 'trace:attachment:add',
    input: attachmentsInput,
    answer: z.array(attachmentRow),
    fields,
  }),
  edit: call('POST WipFile/edit', {
    types: ['web'],
    allow: 'trace:attachment:edit',
    input: attachmentReplacement,
    answer: attachmentRow,
    fields,
  }),
};
