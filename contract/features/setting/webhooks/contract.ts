import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rowId, rule, typed, webAddress } from '#contract/validation.ts';
import { webhookEvents } from '#contract/webhook-events.ts';
import { webhooks } from './feature.ts';
import { webhookTexts } from './texts.ts';

const known = new Set(webhookEvents.map(({ name }) => name));

export const webhookInput = z.strictObject({
  name: typed(40).default(''),
  url: webAddress,
  events: z
    .array(z.string().refine((name) => known.has(name), { error: rule('formatError') }))
    .min(1)
    .max(100),
  is_active: z.boolean().default(true),
});
export const webhookFilter = listInput(['create_time'], {
  keyword,
  is_active: yesOrNo,
  create_time: dayRange,
});

const webhookStates = ['off', 'resting', 'on'] as const;
export type WebhookState = (typeof webhookStates)[number];

const webhookRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  is_active: z.boolean(),
  /** Resting: it failed, and is called again at `rest_until`. */
  state: z.enum(webhookStates),
  rest_until: z.string().nullable(),
  /** When it last took a message. */
  taken_time: z.string().nullable(),
  /** Of the last day. */
  failed: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Webhook = z.infer<typeof webhookRow>;

const deliveryStates = ['waiting', 'done', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
const deliveryRow = z.object({
  id: z.number(),
  event: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** What was answered last; 0: nothing. */
  status: z.number(),
  answer: z.string(),
  error: z.string(),
  duration: z.number(),
  /** What is sent. */
  body: z.string(),
  next_time: z.string().nullable(),
  send_time: z.string().nullable(),
  create_time: z.string(),
});
export type Delivery = z.infer<typeof deliveryRow>;

/** The only answers that contain the secret. */
const newWebhook = webhookRow.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhook>;

const { fields } = webhookTexts;
const one = z.strictObject({ id: rowId });
const types = ['web'] as const;
export const webhookCalls = {
  ...recordCalls(webhooks, { filter: webhookFilter, row: webhookRow, input: webhookInput, fields }),
  add: call('POST webhook/add', {
    types,
    allow: 'setting:webhook:add',
    input: webhookInput,
    answer: newWebhook,
    fields,
  }),
  rotate: call('POST webhook/rotate', {
    types,
    allow: 'setting:webhook:rotate',
    input: one,
    answer: newWebhook,
    fields,
  }),
  test: call('POST webhook/test', {
    types,
    allow: 'setting:webhook:send',
    input: one,
    answer: z.null(),
    fields,
  }),
  deliveries: call('GET webhook/deliveries', {
    types,
    allow: 'setting:webhook:view',
    input: listInput([], { id: rowId }),
    rows: deliveryRow,
    fields,
  }),
  redeliver: call('POST webhook/redeliver', {
    types,
    allow: 'setting:webhook:send',
    /** A delivery. */
    input: one,
    answer: z.null(),
    fields,
  }),
};
