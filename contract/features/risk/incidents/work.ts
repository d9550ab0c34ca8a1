import * as z from 'zod';
import { shownPhotos } from '#contract/photos.ts';
import { t } from '#contract/text.ts';
import { requiredText, rowId, wholeNumber } from '#contract/validation.ts';

/** What a person does about an incident, beside moving it; `opened` is the first entry of its history. */
export const incidentSteps = [
  'opened',
  'assigned',
  'unassigned',
  'dealerNamed',
  'dealerRemoved',
  'fileAdded',
  'fileRemoved',
  'reportJoined',
  'confirm',
  'penalise',
  'dismiss',
  'close',
  'reopen',
  'appealed',
  'appealAccepted',
  'appealRejected',
] as const;
export type IncidentStep = (typeof incidentSteps)[number];

export const mostIncidentFiles = 30;

/** `POST incident/assign`: nobody takes it off a person's list. */
export const assignInput = z.strictObject({ id: rowId, assignee: rowId.nullable() });
/** `POST incident/setDealer`: where the system does not know the dealer. */
export const namedDealerInput = z.strictObject({ id: rowId, dealer_id: rowId.nullable() });
/** `POST incident/penalise`: in cents. */
export const penaliseInput = z.strictObject({
  id: rowId,
  amount: wholeNumber((number) => number.min(1).max(99_999_999_999)),
  note: requiredText(500),
});
export const noteInput = z.strictObject({ id: rowId, text: requiredText(1_000) });
/** `POST incident/addFile`: a photo or a PDF file as evidence. */
export const fileInput = z.strictObject({ id: rowId });
export const removeFileInput = z.strictObject({ id: rowId, file: rowId });

export const stepRow = z.object({
  step: z.enum(incidentSteps),
  note: z.string(),
  subject: z.string(),
  amount: z.number().nullable(),
  create_user: z.string(),
  create_time: z.string(),
});
export type IncidentStepRow = z.infer<typeof stepRow>;

export const fileRow = z.object({
  id: z.number(),
  name: z.string(),
  format: z.enum(['image', 'pdf']),
  /** URLs that are valid for some hours; a photo has a small one beside it. */
  url: z.string(),
  small: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});
export type IncidentFile = z.infer<typeof fileRow>;

export const noteRow = z.object({
  id: z.number(),
  text: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});

/** A consumer's report that belongs to an incident. */
export const joinedReport = z.object({
  id: z.number(),
  code: z.string(),
  shop: z.string(),
  content: z.string(),
  photos: shownPhotos,
  create_time: z.string(),
});
export type JoinedReport = z.infer<typeof joinedReport>;

/** How much one incident takes off a dealer's score, by its severity; with a penalty twice as much. */
export const scoreWeights = { 1: 2, 2: 5, 3: 10 } as const;
export const scoreMonths = 12;
export const fullScore = 100;

export const workTexts = {
  fields: {
    assignee: t('负责人', 'Assignee', '負責人'),
    amount: t('处罚金额', 'Penalty', '處罰金額'),
    note: t('处罚说明', 'Reason for the penalty', '處罰說明'),
    text: t('内部备注', 'Internal note', '內部備註'),
    file: t('证据文件', 'Evidence file', '證據檔案'),
  },
  scoreHow: t(
    '满分 {full}。近 {months} 个月内属实的事件按严重程度每个扣 {one}、{two} 或 {three} 分，已处罚的加倍；已排除的和申诉被采纳的不扣。',
    'Out of {full}. Each confirmed incident of the last {months} months deducts {one}, {two} or {three} points by severity, twice as many with a penalty. Dismissed incidents and accepted appeals deduct nothing.',
    '滿分 {full}。近 {months} 個月內屬實的事件依嚴重程度每個扣 {one}、{two} 或 {three} 分，已處罰的加倍；已排除的和申訴被採納的不扣。',
  ),
  log: {
    assign: t('指派风险事件', 'Assigned an incident', '指派風險事件'),
    setDealer: t('指定事件的经销商', 'Set the dealer of an incident', '指定事件的經銷商'),
    addNote: t('为风险事件添加备注', 'Added a note to an incident', '為風險事件新增備註'),
    addFile: t('上传事件证据', 'Added evidence to an incident', '上傳事件證據'),
    removeFile: t('删除事件证据', 'Removed evidence from an incident', '刪除事件證據'),
  },
  done: {
    assigned: t('已指派给 {name}', 'Assigned to {name}', '已指派給 {name}'),
    unassigned: t('现在无人负责', 'Nobody is assigned now', '目前無人負責'),
    dealer: t('已指定经销商', 'Dealer set', '已指定經銷商'),
    noDealer: t('已清除经销商', 'Dealer removed', '已清除經銷商'),
    penalised: t(
      '已处罚，经销商已收到通知',
      'Penalised; the dealer has been notified',
      '已處罰，經銷商已收到通知',
    ),
    noted: t('已添加备注', 'Note added', '已新增備註'),
    added: t('已添加证据', 'Evidence added', '已新增證據'),
    removed: t('已删除证据', 'Evidence removed', '已刪除證據'),
  },
  errors: {
    settled: t(
      '事件“{code}”已经了结，请先重新打开',
      'Incident {code} is settled. Please reopen it first',
      '事件「{code}」已經了結，請先重新開啟',
    ),
    noHandler: t(
      '请选择可以处理风险事件的在职用户',
      'Please choose an active user who may handle incidents',
      '請選擇可以處理風險事件的在職使用者',
    ),
    noDealer: t(
      '事件“{code}”没有经销商，不能处罚。请先指定经销商',
      'Incident {code} has no dealer to penalise. Please set the dealer first',
      '事件「{code}」沒有經銷商，不能處罰。請先指定經銷商',
    ),
    dealerKnown: t(
      '事件“{code}”的经销商由系统认定，不能更改',
      'The dealer of incident {code} was identified by the system and can’t be changed',
      '事件「{code}」的經銷商由系統認定，不能更改',
    ),
    dealerFixed: t(
      '事件“{code}”已处罚或经销商已申诉，不能再更改经销商',
      'Incident {code} has a penalty or an appeal, so its dealer can’t be changed',
      '事件「{code}」已處罰或經銷商已申訴，不能再更改經銷商',
    ),
    badFile: t(
      '“{name}”不是照片或 PDF 文件',
      '“{name}” is neither a photo nor a PDF file',
      '「{name}」不是照片或 PDF 檔案',
    ),
    manyFiles: t(
      '一个事件最多 {n} 个证据文件',
      'An incident can have at most {n} evidence files',
      '一個事件最多 {n} 個證據檔案',
    ),
  },
} as const;
