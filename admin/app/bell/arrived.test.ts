import { beforeEach, expect, test } from 'vitest';
import type { Notice } from '#contract/features/message/notices/contract.ts';
import {
  arrive,
  closeArrived,
  dropNotice,
  keepUnread,
  useArrived,
  type Arrived,
} from './arrived.ts';

const said = (id: number, more: Partial<Arrived> = {}): Arrived => ({
  key: `notice:${id}`,
  kind: 'success',
  title: 'Notice',
  text: `words ${id}`,
  ...more,
});
const notice = (id: number, more: Partial<Notice> = {}): Notice => ({
  id,
  type: 0,
  title: `words ${id}`,
  content: `content ${id}`,
  create_time: '2026-11-18 08:00',
  create_user: '',
  is_read: 0,
  ...more,
});
const shown = () => useArrived.getState().list.map(({ kind, text }) => [kind, text]);
const warning: Arrived = {
  key: 'warning:7',
  kind: 'warning',
  title: 'Warning',
  text: 'Risk 7',
  incident: 7,
};

beforeEach(() => closeArrived());

test('[NTC-5] what arrives stays, the newest first, and one step closes all', () => {
  arrive(said(1));
  arrive(said(2));
  expect(shown()).toEqual([
    ['success', 'words 2'],
    ['success', 'words 1'],
  ]);
  closeArrived();
  expect(shown()).toEqual([]);
});

test('[NTC-5] of notices that come in another order than they were written, the newest stands first', () => {
  arrive(said(2));
  arrive(warning);
  arrive(said(1));
  arrive(said(3));
  expect(shown().map(([, text]) => text)).toEqual(['words 3', 'Risk 7', 'words 2', 'words 1']);
});

test('[NTC-5] the same notice told twice is shown once', () => {
  arrive(said(1));
  arrive(said(1));
  expect(shown()).toHaveLength(1);
});

test('[NTC-5] a warning and the notice of its incident are one, whichever comes first', () => {
  const ofIncident = notice(3, { type: 5, opens: 'incident', record_id: 7 });
  arrive(said(3));
  arrive(warning);
  keepUnread([ofIncident]);
  expect(shown()).toEqual([['warning', 'Risk 7']]);
  expect(useArrived.getState().list[0]!.notice).toEqual(ofIncident);
  closeArrived();
  arrive(warning);
  arrive(said(3));
  keepUnread([ofIncident]);
  expect(shown()).toEqual([['warning', 'Risk 7']]);
});

test('[NTC-3] what is read, here or elsewhere, leaves; a warning stays', () => {
  for (const id of [1, 2]) arrive(said(id));
  arrive(warning);
  dropNotice(1);
  keepUnread([]);
  expect(shown()).toEqual([['warning', 'Risk 7']]);
});

test('[NTC-2] a notice learns where it leads once the list of unread ones is there', () => {
  arrive(said(1));
  keepUnread([notice(1, { type: 6, record_id: 5 })]);
  expect(useArrived.getState().list[0]!.notice).toMatchObject({ type: 6, record_id: 5 });
});
