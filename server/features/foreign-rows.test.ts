import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { Endpoint } from '#server/http/endpoint.ts';
import { nobody } from '#server/testing/derived-samples.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { findReferences, isReference, keyOf } from '#server/testing/references.ts';
import { sampleFor } from '#server/testing/samples.ts';
import { watchWrites } from '#server/testing/writes.ts';
import { endpoints } from './list.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const writes = await watchWrites(owner, ['node', 'job']);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  await owner.rows(`insert into dealer (company_id, code, name) values ($1, 'NZ', '呼市奶站')`, [
    stranger,
  ]);
  await owner.rows(
    `insert into incident_appeal (company_id, incident_id, dealer_id, text)
     select i.company_id, i.id, d.dealer_id, '有发货单' from incident i join dealer d using (company_id)
     where i.company_id = $1 limit 1`,
    [stranger],
  );
  await owner.rows(
    `insert into operation_log (company_id, login_type, username, path, ip, user_agent, request_id, duration)
     values ($1, 'web', 'other', 'part/edit', '127.0.0.1', 'x', 'x', 1)`,
    [stranger],
  );
});
const stranger = 38;
const referenceOf = await findReferences(owner);

/** The sample of a call, with rows of the caller's own company in place of those that nobody has. */
async function withOwnRows(one: Endpoint): Promise<Record<string, unknown>> {
  const sample = { ...sampleFor(one) };
  for (const [field, value] of Object.entries(sample)) {
    const table = /^ids?$/.test(field) ? undefined : referenceOf(one.path, field);
    if (!table || ![value].flat().includes(nobody)) continue;
    const [row] = await owner.rows<{ id: number }>(
      `select ${keyOf(table)}::int as id from "${table}" where company_id = 1 order by 1 limit 1`,
    );
    if (row) sample[field] = Array.isArray(value) ? [row.id] : row.id;
  }
  return sample;
}

/** Names that look like references but do not belong to a company. */
const free = new Set([
  // The station's own name for a request.
  'printJob.claim_id',
  'company_id',
  // Number kinds are shared by all, and logs accept any record or request name.
  'numberRule.id',
  'operLog.target_id',
  'operLog.request_id',
  // There are no sales orders yet: nothing is taken.
  'shipment.order_id',
  // Customers are other companies.
  'supplierOrder.buyer_id',
]);

/** Of these only some are hidden: a linked supplier sees the orders that it gets. */
const hidden: Record<string, string> = { purchase_order: 'seller_id is null' };

const shapeOf = (one: Endpoint) => Object.keys((one.input as z.ZodObject | undefined)?.shape ?? {});
const cases = endpoints
  .filter((one) => one.types.includes('web') && one.kind !== 'file' && !one.uploadBytes)
  // Public calls have no company; their references have their own tests.
  .filter((one) => one.allow !== 'public')
  .flatMap((one) =>
    shapeOf(one)
      .filter((field) => isReference(field) && !free.has(field))
      .filter((field) => !free.has(`${one.path.split('/')[0]}.${field}`))
      .map((field) => [`${one.method} ${one.path}`, field, one] as const),
  );

describe('a row of another company, named in', () => {
  test.each(cases)('%s as %s, is not there', async (_name, field, one) => {
    const table = referenceOf(one.path, field)!;
    const found = await owner.row<{ id: number; version?: number }>(
      `select *, ${keyOf(table)}::int as id from "${table}" where company_id = $1 and ${hidden[table] ?? true} limit 1`,
      [stranger],
    );
    const value = field.endsWith('ids') ? [found.id] : found.id;
    // Nothing else that the call names is missing, so this alone can be what is refused.
    const sample = { ...(await withOwnRows(one)), [field]: value };
    if ('version' in sample && field === 'id') sample.version = found.version ?? 1;
    if ('code' in sample && field !== 'id') sample.code = `NEW-${field}`;
    await writes.written();
    const answer =
      one.method === 'POST'
        ? await demo.post(one.path, sample)
        : await demo.get(one.path, sample as Record<string, string | number>);
    if (answer.status === 200)
      expect(answer).toMatchObject(one.kind === 'list' ? { data: [], count: 0 } : { data: [] });
    else expect([404, 409, 422]).toContain(answer.status);
    expect(await writes.written()).toEqual([]);
  });
});
