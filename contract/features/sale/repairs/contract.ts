import * as z from 'zod';
import { consentGiven, consentShown } from '#contract/consents.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { filter, mobile, requiredText, rowId, typed } from '#contract/validation.ts';
import { repairs } from './feature.ts';
import { repairMoves, type RepairMove } from './moves.ts';
import { repairStates, repairStatuses } from './states.ts';
import { repairTexts } from './texts.ts';
import {
  payers,
  quotedTotal,
  quoteStates,
  repairInput,
  repairPart,
  statisticsAnswer,
  statisticsInput,
} from './work.ts';
import { assigneeFilter, assigneeRow } from '#contract/assignees.ts';
import { call } from '#contract/call.ts';
import { moveNames } from '#contract/moves.ts';
import { limits } from '#contract/limits.ts';
import { mostPhotos, photoAnswer, photoNames, shownPhotos } from '#contract/photos.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';

export const mostRepairPhotos = mostPhotos;

/** `POST web/api/repair`: a consumer's repair request. */
export const repairRequest = z.strictObject({
  sn: requiredText(512),
  fault_type: requiredText(40),
  content: requiredText(500),
  name: requiredText(40),
  phone: mobile,
  /** The form's token: makes repeated submission harmless and identifies uploaded photos. */
  key: typed(600).default(''),
  consent: consentGiven,
});
export type RepairRequest = z.output<typeof repairRequest>;
export const repairAnswer = z.object({
  /** The tracking number. */
  code: z.string(),
  /** Opens the status page without number and phone. */
  link: z.string(),
});

/** `GET repair/index` */
export const repairFilter = listInput(['create_time', 'update_time', 'due_time'], {
  /** Its number, a serial number, or the whole phone number. */
  keyword,
  state: filterList(z.enum(repairStates)),
  fault_type: filterList(typed(40)),
  part_id: filter(rowId),
  dealer_id: filter(rowId),
  assignee: filter(rowId),
  mine: yesOrNo,
  /** Still open, and due before now. */
  overdue: yesOrNo,
  /** Ended with a new product. */
  replaced: yesOrNo,
  /** Completed, whether closed since or not. */
  repaired: yesOrNo,
  payer: filterList(z.enum(payers)),
  create_time: dayRange,
});

const repairRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  identifier_id: z.number(),
  serial_number: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  fault_type: z.string(),
  /** The fault in the reader's language. */
  fault_name: z.string(),
  content: z.string(),
  name: z.string(),
  phone: z.string(),
  state: z.enum(repairStates),
  repair_status: z.enum(repairStatuses),
  photo_count: z.number(),
  /** The dealer that asked for the customer; empty: the customer did. */
  dealer_name: z.string(),
  complete_time: z.string(),
  /** The work without parts, in cents. */
  price: z.number().nullable(),
  /** The work and the parts, in cents. */
  total: z.number(),
  payer: z.enum(payers).nullable(),
  quote: z.enum(quoteStates),
  due_time: z.string().nullable(),
  is_overdue: z.boolean(),
  assignee: z.number().nullable(),
  assignee_name: z.string(),
  replacement_sn: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Repair = z.infer<typeof repairRow>;

const repairStep = z.object({
  state: z.enum(repairStates),
  /** A move, or the customer's answer to a quotation. */
  kind: z.enum(['move', 'accepted', 'declined']),
  note: z.string(),
  reply: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});

/** `GET repair/info`: with the photos and the history. */
const repairInfo = repairRow.extend({
  photos: shownPhotos,
  after_photos: shownPhotos,
  parts: z.array(repairPart),
  replacement_id: z.number().nullable(),
  /** When the warranty of the product ends; null: it has none, or it is void. */
  warranty_end: z.string().nullable(),
  steps: z.array(repairStep),
  consent: consentShown,
});
export type RepairInfo = z.infer<typeof repairInfo>;

const said = z.strictObject({
  /** Internal remark. */
  note: typed(500).default(''),
  /** Message to the customer. */
  reply: typed(500).default(''),
});
const explained = said.extend({ reply: requiredText(500) });
/** A new product is named by its code. */
const replacing = said.extend({ replacement_sn: requiredText(512) });

/** What is entered with a move. */
const repairMoveInput = (move: RepairMove) => {
  if (move === 'replace') return replacing as unknown as typeof said;
  return ('reason' in repairMoves.moves[move] ? explained : said) as typeof said;
};

const { fields } = repairTexts;
const moveCall = (move: RepairMove) =>
  call(`POST repair/${move}`, {
    types: ['web'],
    allow: 'sale:repair:handle',
    input: repairMoveInput(move).extend({ id: rowId }),
    answer: z.null(),
    fields,
  });

export const repairCalls = {
  ...recordCalls(repairs, {
    filter: repairFilter,
    row: repairRow,
    input: repairInput,
    info: repairInfo,
    fields,
  }),
  assignees: call('GET repair/assignees', {
    types: ['web'],
    allow: 'sale:repair:view',
    input: assigneeFilter,
    rows: assigneeRow,
    fields,
  }),
  statistics: call('GET repair/statistics', {
    types: ['web'],
    allow: 'sale:repair:view',
    input: statisticsInput,
    answer: statisticsAnswer,
    fields,
  }),
  /** The customer agreed by telephone, say. */
  acceptQuote: call('POST repair/acceptQuote', {
    types: ['web'],
    allow: 'sale:repair:handle',
    /** `total`: what the customer agreed to, if it must not have changed since. */
    input: z.strictObject({ id: rowId, note: requiredText(500), total: quotedTotal.optional() }),
    answer: z.null(),
    fields,
  }),
  /** One photo, to be named in `repair/addPhotos`; swept after a day unless it is. */
  photo: call('POST repair/photo', {
    types: ['web'],
    allow: 'sale:repair:handle',
    input: z.strictObject({}),
    answer: photoAnswer,
    uploadBytes: limits.imageBytes,
    fields,
  }),
  addPhotos: call('POST repair/addPhotos', {
    types: ['web'],
    allow: 'sale:repair:handle',
    input: z.strictObject({ id: rowId, photos: photoNames }),
    answer: z.null(),
    fields,
  }),
  reveal: revealCall(repairs, fields),
  /** `POST repair/{move}`: moves one repair, with an internal remark and a message to the customer. */
  ...(Object.fromEntries(moveNames(repairMoves).map((move) => [move, moveCall(move)])) as Record<
    RepairMove,
    ReturnType<typeof moveCall>
  >),
};
