import * as z from 'zod';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { filter, mobile, requiredText, rowId, typed } from '#contract/validation.ts';
import { repairs } from './feature.ts';
import { repairMoves, type RepairMove } from './moves.ts';
import { repairStates, repairStatuses } from './states.ts';
import { repairTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { moveNames } from '#contract/moves.ts';
import { mostPhotos, shownPhotos } from '#contract/photos.ts';
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
});
export type RepairRequest = z.output<typeof repairRequest>;
export const repairAnswer = z.object({
  /** The tracking number. */
  code: z.string(),
  /** Opens the status page without number and phone. */
  link: z.string(),
});

/** `GET repair/index` */
export const repairFilter = listInput(['create_time', 'update_time'], {
  /** Its number, a serial number, or the whole phone number. */
  keyword,
  state: filterList(z.enum(repairStates)),
  fault_type: filterList(typed(40)),
  part_id: filter(rowId),
  dealer_id: filter(rowId),
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
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Repair = z.infer<typeof repairRow>;

const repairStep = z.object({
  state: z.enum(repairStates),
  note: z.string(),
  reply: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});

/** `GET repair/info`: with the photos and the history. */
const repairInfo = repairRow.extend({
  photos: shownPhotos,
  steps: z.array(repairStep),
});
export type RepairInfo = z.infer<typeof repairInfo>;

const said = z.strictObject({
  /** Internal remark. */
  note: typed(500).default(''),
  /** Message to the customer. */
  reply: typed(500).default(''),
});
const explained = said.extend({ reply: requiredText(500) });

/** What is entered with a move. */
const repairMoveInput = (move: RepairMove) =>
  ('reason' in repairMoves.moves[move] ? explained : said) as typeof said;

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
  ...recordCalls(repairs, { filter: repairFilter, row: repairRow, info: repairInfo, fields }),
  reveal: revealCall(repairs, fields),
  /** `POST repair/{move}`: moves one repair, with an internal remark and a message to the customer. */
  ...(Object.fromEntries(moveNames(repairMoves).map((move) => [move, moveCall(move)])) as Record<
    RepairMove,
    ReturnType<typeof moveCall>
  >),
};
