import { expect, test } from 'vitest';
import { t } from '#contract/text.ts';
import { cardParts } from './cards.ts';
import type { Column } from './types.ts';

type Row = Record<string, string>;
const states = { open: t('待处理', 'Open', '待處理') };
const columns = (...fields: (string | Column<Row>)[]) =>
  fields.map((one) => (typeof one === 'string' ? { field: one } : one));

test('a card is headed by the name or the number, with the state beside and two facts below', () => {
  expect(cardParts(columns('code', 'buyer_name', 'state', 'due_date', 'total'))).toEqual({
    code: 'title',
    state: 'state',
    buyer_name: 'fact',
    due_date: 'fact',
    total: 'rest',
  });
  expect(cardParts(columns('code', 'name', 'users'))).toEqual({
    name: 'title',
    code: 'fact',
    users: 'fact',
  });
});

test('a name further on belongs to somebody else, and a time heads nothing', () => {
  expect(cardParts(columns('part_name', 'code', 'name', 'phone'))['code']).toBe('title');
  const time: Column<Row> = { field: 'create_time', kind: 'time' };
  expect(cardParts(columns(time, 'text', 'mobile'))['text']).toBe('title');
  expect(cardParts(columns(time))['create_time']).toBe('title');
});

test('a picture is neither the title nor one of the two facts', () => {
  expect(cardParts(columns('code', 'images', 'name', 'model', 'unit'))).toEqual({
    name: 'title',
    code: 'fact',
    model: 'fact',
    unit: 'rest',
    images: 'rest',
  });
});

test('the state is the one of the record before any other column of states', () => {
  const severity: Column<Row> = { field: 'severity', states };
  expect(cardParts(columns('code', severity, 'state'))['state']).toBe('state');
  expect(cardParts(columns('code', severity))['severity']).toBe('state');
  expect(cardParts(columns('name', 'verify_status'))['verify_status']).toBe('state');
  expect(cardParts([])).toEqual({});
});
