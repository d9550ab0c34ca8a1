import * as z from 'zod';
import { call } from '#contract/call.ts';
import { editManyCall } from '#contract/edit-many.ts';
import { dayRange, idsInput, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, requiredText, rowId, wholeNumber } from '#contract/validation.ts';
import { media, mediaFolders } from './feature.ts';
import { mediaFolderTexts, mediaTexts } from './texts.ts';

/** Smaller pieces of a picture are of no use, in pixels. */
export const smallestPiece = 16;
export const uploadedAtOnce = 100;
const widest = 100_000;

const folder = rowId.nullable().default(null);
export const mediaInput = z.strictObject({ name: requiredText(100), folder_id: folder });

/** `GET web/media/index` */
export const mediaFilter = listInput(['name', 'create_time', 'update_time'], {
  keyword,
  folder_id: filter(rowId),
  create_time: dayRange,
});

export const mediaRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  folder_id: z.number().nullable(),
  folder_name: z.string(),
  url: z.string(),
  /** In bytes. */
  size: z.number(),
  width: z.number(),
  height: z.number(),
  /** How many records use it. */
  uses: z.number(),
  create_user: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Media = z.infer<typeof mediaRow>;

const address = z.string().max(200);
const addInput = z.strictObject({
  folder_id: folder,
  /** Uploaded pictures by their addresses. */
  files: z
    .array(z.strictObject({ url: address, name: requiredText(300) }))
    .min(1)
    .max(uploadedAtOnce),
});

const pixels = (least: number) => wholeNumber((number) => number.min(least).max(widest));
const cropInput = z.strictObject({
  url: address,
  name: requiredText(100),
  folder_id: folder,
  left: pixels(0),
  top: pixels(0),
  width: pixels(smallestPiece),
  height: pixels(smallestPiece),
});

/** A record that uses a picture. */
const mediaUse = z.object({
  media_id: z.number(),
  /** What it is: `page_template`, `part` … */
  owner: z.string(),
  id: z.number(),
  /** Empty if the user may not see it, or it has none. */
  name: z.string(),
  /** False: only an earlier version of a page shows it. */
  is_now: z.boolean(),
});
export type MediaUse = z.infer<typeof mediaUse>;

const { fields } = mediaTexts;
const own = { types: ['web'], fields } as const;

export const mediaCalls = {
  ...recordCalls(media, { filter: mediaFilter, row: mediaRow, input: mediaInput, fields }),
  editMany: editManyCall(media, { input: mediaInput, many: ['folder_id'], fields }),
  /** Puts uploaded pictures into the library. */
  add: call('POST media/add', {
    ...own,
    allow: 'product:media:add',
    input: addInput,
    answer: z.array(mediaRow),
  }),
  /** Makes a part of a picture a new one; the original stays. */
  crop: call('POST media/crop', {
    ...own,
    allow: 'product:media:add',
    input: cropInput,
    answer: mediaRow,
  }),
  /** Where pictures are used. */
  uses: call('POST media/uses', {
    ...own,
    allow: 'product:media:view',
    input: idsInput,
    answer: z.array(mediaUse),
  }),
};

export const mediaFolderInput = z.strictObject({ name: requiredText(40) });
export const mediaFolderFilter = listInput(['name', 'create_time'], { keyword });
export const mediaFolderRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  pictures: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type MediaFolder = z.infer<typeof mediaFolderRow>;

/** The rights are those of the pictures. */
export const mediaFolderCalls = recordCalls(
  { ...mediaFolders, verbs: ['view', 'add', 'edit', 'delete'] },
  {
    filter: mediaFolderFilter,
    row: mediaFolderRow,
    input: mediaFolderInput,
    fields: mediaFolderTexts.fields,
  },
);
