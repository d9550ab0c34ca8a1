import * as z from 'zod';
import { call } from '#contract/call.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';

export const noticeTypes = [0, 1, 2, 3, 4, 5, 6] as const;
export type NoticeType = (typeof noticeTypes)[number];

const noticeTargets: Partial<Record<NoticeType, string>> = {
  1: '/appCenter/company',
  2: '/procure/supplier',
  3: '/orderGoods/customer',
  4: '/procure/po',
  6: '/orderGoods/so',
};

/** Pages that are others for these readers: the platform's review queue, a dealer's own orders. */
const ownTargets: Partial<Record<LoginType, Partial<Record<NoticeType, string>>>> = {
  admin: { 1: '/platform/company' },
  dealer: { 6: '/goods/order' },
};

/**
 * What opens another page than other notices of its type: purchase orders of customers, which have the type of all
 * purchase orders, incidents, reports of fakes, repairs, non-conformances and reward campaigns.
 */
const opened = {
  supplierOrder: { path: '/procure/supplierPo', record: 'supplied' },
  incident: { path: '/sale/incident', record: 'incident' },
  fakeReport: { path: '/sale/report', record: 'report' },
  repair: { path: '/sale/repair', record: 'repair' },
  campaign: { path: '/sale/campaign', record: 'campaign' },
  nonconformance: { path: '/trace/nonconformance', record: 'nonconformance' },
} as const;
export type Opens = keyof typeof opened;
const dealersIncidents = '/service/incident';

/** The page that a notice opens; other types open none. */
export function noticeTarget(
  { type, opens, page }: { type: NoticeType; opens?: Notice['opens']; page?: Notice['page'] },
  reader: LoginType,
): string | undefined {
  if (page) return page;
  if (opens === 'incident' && reader === 'dealer') return dealersIncidents;
  if (opens) return opened[opens].path;
  return ownTargets[reader]?.[type] ?? noticeTargets[type];
}

/** What stands behind the path where a notice is about one record: it lies open, or its page. */
export function noticeQuery({
  type,
  opens,
  page,
  record_id: id,
}: Pick<Notice, 'type' | 'opens' | 'page' | 'record_id'>): string {
  if (page) return `/${id}?tab=notes`;
  const byType: Record<number, string> = { 4: 'purchase', 6: 'order' };
  const record = opens ? opened[opens].record : byType[type];
  return record === undefined || id === undefined ? '' : `?${record}=${id}`;
}

/** The entity Notice of the specification. */
const notice = z.object({
  id: z.number(),
  type: z.number(),
  title: z.string(),
  content: z.string(),
  create_time: z.string(),
  create_user: z.string(),
  is_read: z.number(),
  /** The record it leads to, if it is about one. */
  record_id: z.number().optional(),
  /** What it opens, where that is not what notices of its type open. */
  opens: z.enum(Object.keys(opened) as [Opens, ...Opens[]]).optional(),
  /** The list below which the record it leads to has a page; its notes are meant. */
  page: z.string().optional(),
});
export type Notice = z.infer<typeof notice>;

const noticeFilter = z.strictObject({
  page: wholeNumber((number) => number.min(1).max(1_000_000)).default(1),
  limit: wholeNumber((number) => number.min(1)).default(20),
  type: filter(wholeNumber((number) => number.min(0).max(6))),
  is_read: filter(wholeNumber((number) => number.min(0).max(1))),
  keyword: typed(64).optional(),
  start_date: filter(z.iso.date()),
  end_date: filter(z.iso.date()),
});

export const noticeCalls = {
  index: call('GET notice/index', {
    types: loginTypes,
    allow: 'signedIn',
    input: noticeFilter,
    rows: notice,
  }),
  /** Marks one read, or all when no id is given. */
  edit: call('GET notice/edit', {
    types: loginTypes,
    allow: 'signedIn',
    input: z.strictObject({ id: rowId.optional() }),
    answer: z.null(),
  }),
};

/** Why the server closes a socket: the session ended, or newer ones of the account or address took its place. */
export const socketEnds = { signedOut: 4401, tooMany: 4429 } as const;

/** The messages of the socket. */
export type SocketMessage =
  | { type: 'ping'; contentText?: string; content?: string }
  | { type: 'pong'; content?: string }
  | { type: 'notice'; content: string; id?: number }
  /** An incident was opened; its notice has the same record. */
  | { type: 'warning'; content: string; record_id?: number }
  | { type: 'refresh'; content: string }
  /** Codes of this company were scanned; pages that show scans fetch them. */
  | { type: 'scans'; content: string }
  /** Notes of a record changed: `part/12`. */
  | { type: 'note'; content: string }
  | PageMessage;

/** Somebody else who has a page template open, and the block that is chosen there; empty: none. */
export type PersonHere = { key: string; name: string; block: string };
/** What designers are told of the page they have open. */
export type PageMessage =
  | { type: 'people'; page: number; people: PersonHere[] }
  /** The page was changed; this is its version now. */
  | { type: 'page'; page: number; version: number };

/** What a designer says of itself: which page it has open, and the block that is chosen; null: no longer open. */
export const presenceMessage = z.strictObject({
  type: z.literal('here'),
  page: rowId,
  block: z.string().max(40).nullable(),
});
export type PresenceMessage = z.infer<typeof presenceMessage>;
