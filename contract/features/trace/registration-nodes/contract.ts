import * as z from 'zod';
import { dayRange, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, typed, webAddress } from '#contract/validation.ts';
import { registrationNodes } from './feature.ts';
import { nodeTexts } from './texts.ts';

export const nodeInput = z.strictObject({
  name: requiredText(40),
  address: webAddress,
  /** Never read back; an empty one keeps the one before. */
  key: typed(500).default(''),
  is_active: z.boolean().default(true),
  remark: typed(200).default(''),
});
export const nodeFilter = listInput(['create_time'], { keyword, create_time: dayRange });
export const nodeRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  address: z.string(),
  key_end: z.string(),
  is_active: z.boolean(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type RegistrationNode = z.infer<typeof nodeRow>;

export const nodeCalls = recordCalls(registrationNodes, {
  filter: nodeFilter,
  row: nodeRow,
  input: nodeInput,
  fields: nodeTexts.fields,
});
