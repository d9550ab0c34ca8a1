import { expect, test } from 'vitest';
import * as z from 'zod';
import { call } from '#contract/call.ts';
import { linkCalls } from '#contract/features/data/links/contract.ts';
import type { ListInput } from '#contract/list.ts';
import type { ListPlan } from '../records/list-plan.ts';
import { serve } from './endpoint.ts';

const answer = z.object({ company: z.number() });
const ofCompany = call('GET test/company', { types: ['web'], allow: 'signedIn', answer });
const ofPlatform = call('GET test/platform', { types: ['admin'], allow: 'signedIn', answer });
const ofAnyone = call('GET test/anyone', { types: ['web'], allow: 'public', answer });

test('a served call is what its declaration says', () => {
  const served = serve(ofCompany, async ({ session }) => ({ company: session.companyId }));
  expect(served).toMatchObject({ method: 'GET', path: 'test/company', allow: 'signedIn' });
});

test('handlers that do not fit their call do not compile', () => {
  const wrong = [
    // @ts-expect-error The platform belongs to no company.
    serve(ofPlatform, async ({ session }) => ({ company: session.companyId })),
    // @ts-expect-error Without a sign-in there is no session.
    serve(ofAnyone, async ({ session }) => ({ company: session.companyId })),
    // @ts-expect-error The answer is a number.
    serve(ofCompany, async () => ({ company: '1' })),
    // @ts-expect-error The answer lacks its field.
    serve(ofCompany, async () => ({})),
    // @ts-expect-error The call takes no such input.
    serve(linkCalls.info, async ({ input }) => Promise.reject(new Error(input.name))),
    // @ts-expect-error A list is answered with a page of rows.
    serve(linkCalls.index, async () => []),
  ];
  expect(wrong).toHaveLength(6);
});

test('a list of a table that is not there does not compile', () => {
  const plan: ListPlan<ListInput, { id: number }> = {
    // @ts-expect-error There is no such table.
    table: 'no_such_table',
    filters: {},
    rows: () => Promise.resolve([]),
  };
  expect(plan.filters).toEqual({});
});
