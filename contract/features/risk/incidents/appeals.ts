import * as z from 'zod';
import { shownPhotos } from '#contract/photos.ts';
import { t } from '#contract/text.ts';
import { rowId, requiredText } from '#contract/validation.ts';

/** One of them waits at most; the next may follow the answer. */
export const appealStates = ['waiting', 'accepted', 'rejected'] as const;
export type AppealState = (typeof appealStates)[number];

/** What a dealer says about an incident that names it, and what the company answers. */
export const appealRow = z.object({
  id: z.number(),
  dealer_name: z.string(),
  text: z.string(),
  photos: shownPhotos,
  state: z.enum(appealStates),
  note: z.string(),
  answer_user: z.string(),
  answer_time: z.string(),
  create_time: z.string(),
});
export type Appeal = z.infer<typeof appealRow>;

/** `POST incident/answerAppeal`: accepting dismisses the incident and takes a penalty back, rejecting keeps it as it is. */
export const answerInput = z.strictObject({
  /** The incident's. */
  id: rowId,
  accept: z.boolean(),
  note: requiredText(500),
  /** The appeal that was read; without it the one that waits. */
  appeal_id: rowId.optional(),
});

export const appealTexts = {
  title: t('经销商申诉', 'Dealer appeals', '經銷商申訴'),
  states: {
    waiting: t('待答复', 'Awaiting answer', '待回覆'),
    accepted: t('已采纳', 'Accepted', '已採納'),
    rejected: t('未采纳', 'Rejected', '未採納'),
  },
  fields: {
    accept: t('是否采纳', 'Accept', '是否採納'),
    note: t('答复', 'Answer', '回覆'),
    appeal_id: t('申诉', 'Appeal', '申訴'),
  },
  accept: t('采纳申诉', 'Accept appeal', '採納申訴'),
  reject: t('不采纳申诉', 'Reject appeal', '不採納申訴'),
  acceptText: t(
    '采纳后事件会被排除，处罚随之取消，经销商会看到您的答复。',
    'The incident will be dismissed, any penalty is cancelled, and the dealer will see your answer.',
    '採納後事件會被排除，處罰隨之取消，經銷商會看到您的回覆。',
  ),
  rejectText: t(
    '事件保持不变，经销商会看到您的答复，并可以再次申诉。',
    'The incident stays as it is. The dealer will see your answer and can appeal again.',
    '事件保持不變，經銷商會看到您的回覆，並可以再次申訴。',
  ),
  log: t('答复经销商申诉', 'Answered a dealer’s appeal', '回覆經銷商申訴'),
  done: {
    accepted: t(
      '已采纳申诉，事件已排除',
      'Appeal accepted; incident dismissed',
      '已採納申訴，事件已排除',
    ),
    rejected: t('已答复申诉', 'Appeal answered', '已回覆申訴'),
  },
  errors: {
    other: t(
      '这条申诉已有答复，之后又有新的申诉，请先查看',
      'This appeal has been answered, and a newer one has come in. Please read it first',
      '這則申訴已有回覆，之後又有新的申訴，請先查看',
    ),
    none: t('没有等待答复的申诉', 'There is no appeal waiting for an answer', '沒有等待回覆的申訴'),
    first: t(
      '“{code}”有等待答复的申诉，请先答复',
      '{code} has an appeal waiting for an answer. Please answer it first',
      '「{code}」有等待回覆的申訴，請先回覆',
    ),
  },
} as const;
