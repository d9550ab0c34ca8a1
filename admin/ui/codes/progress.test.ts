import { expect, test } from 'vitest';
import type { TraceEvent } from '#contract/features/identity/identifiers/contract.ts';
import { progressOf } from './progress.ts';

const event = (kind: string, event_time: string): TraceEvent => ({
  id: 1,
  kind,
  event_time,
  record_time: event_time,
  quantity: 1,
  reason: '',
  create_user: '',
  part_name: '',
  batch_code: '',
  from_name: '',
  to_name: '',
  place: '',
  document: '',
});

test('a packed identifier stands at the station of those that are bound', () => {
  const { station, hasLeft, times } = progressOf({
    state: 'packed',
    events: [event('pack', '3'), event('bind', '2'), event('generate', '1')],
  });
  expect(station).toBe('commissioned');
  expect(hasLeft).toBe(false);
  expect([...times]).toEqual([
    ['commissioned', '2'],
    ['made', '1'],
  ]);
});

test('what was frozen left the way where it stood last', () => {
  const events = [event('freeze', '4'), event('ship', '3'), event('bind', '2')];
  expect(progressOf({ state: 'frozen', events })).toMatchObject({
    station: 'shipped',
    hasLeft: true,
  });
});

test('without events a void identifier left at the beginning', () => {
  expect(progressOf({ state: 'voided', events: [] })).toMatchObject({
    station: 'made',
    hasLeft: true,
  });
});
