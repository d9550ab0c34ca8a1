import { expect, test } from 'vitest';
import * as z from 'zod';
import { call, type DataOf, type InputOf } from './call.ts';
import { companyCalls } from './features/platform/companies/contract.ts';
import { linkCalls } from './features/data/links/contract.ts';

test('a call knows its method, its path and what it answers with', () => {
  const info = call('GET link/info', {
    types: ['admin'],
    allow: 'data:link:view',
    input: z.strictObject({ id: z.number() }),
    answer: z.object({ name: z.string() }),
  });
  expect(info).toMatchObject({ method: 'GET', path: 'link/info', kind: 'one' });
  expect(linkCalls.index).toMatchObject({ method: 'GET', path: 'link/index', kind: 'list' });
  expect(linkCalls.export).toMatchObject({ method: 'GET', path: 'link/export', kind: 'file' });
  expect(linkCalls.edit).toMatchObject({ method: 'POST', allow: 'data:link:edit' });
});

test('a record has the calls that its feature names, and no others', () => {
  expect(Object.keys(linkCalls)).toEqual([
    'index',
    'info',
    'add',
    'edit',
    'delete',
    'export',
    'importTemplate',
    'import',
  ]);
  expect(companyCalls).not.toHaveProperty('add');
  // @ts-expect-error Companies register themselves: nobody adds one here.
  expect(companyCalls.add).toBeUndefined();
});

test('wrong declarations do not compile', () => {
  // @ts-expect-error There is no such permission.
  call('GET link/info', { types: ['admin'], allow: 'data:link:look', answer: z.null() });
  // @ts-expect-error There is no such login type.
  call('GET link/info', { types: ['visitor'], allow: 'signedIn', answer: z.null() });
  // @ts-expect-error A path begins with its method.
  call('link/info', { types: ['admin'], allow: 'signedIn', answer: z.null() });
  // @ts-expect-error An answer has to be declared.
  call('GET link/info', { types: ['admin'], allow: 'signedIn' });
  const input: InputOf<typeof linkCalls.info> = { id: 1 };
  // @ts-expect-error They are deleted by a list of numbers.
  const wrong: InputOf<typeof linkCalls.delete> = { id: 1 };
  const named: Pick<DataOf<typeof linkCalls.info>, 'name'> = { name: '' };
  expect([input, wrong, named]).toHaveLength(3);
});
