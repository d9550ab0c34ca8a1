import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { Endpoint } from '#server/http/endpoint.ts';
import { tableOf } from '#server/testing/catalogue.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
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
    `insert into operation_log (company_id, login_type, username, path, ip, user_agent, request_id, duration)
     values ($1, 'web', 'other', 'part/edit', '127.0.0.1', 'x', 'x', 1)`,
    [stranger],
  );
});
const stranger = 38;

/** Fields that refer to another table than the resource's own. */
const references: Record<string, string> = {
  category_id: 'category',
  parent_id: 'category',
  part_id: 'part',
  batch_id: 'batch',
  rule_id: 'encoding_rule',
  pack_id: 'identifier_pack',
  dealer_id: 'dealer',
  dept_id: 'dept',
  position_id: 'position',
  level_id: 'level',
  role_id: 'role',
  leader_id: 'account',
  'dept.parent_id': 'dept',
  event_id: 'trace_event',
  page_id: 'page_template',
  'portal.target_id': 'part',
  'pageTemplate/products.ids': 'part',
  'identifier.parent_id': 'identifier',
  'binding.ids': 'identifier',
};
/** Tables whose rows are not identified by an id. */
const keys: Record<string, string> = { dealer: 'dealer_id', identifier: 'seq' };
/** Names that look like references but do not belong to a company. */
const free = new Set([
  'company_id',
  // Number kinds are shared by all, and logs accept any record or request name.
  'numberRule.id',
  'operLog.target_id',
  'operLog.request_id',
]);

const isReference = (field: string) => field === 'id' || field === 'ids' || field.endsWith('_id');
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
    const resource = one.path.split('/')[0]!;
    const table =
      references[`${one.path}.${field}`] ??
      references[`${resource}.${field}`] ??
      references[field] ??
      tableOf(resource);
    const found = await owner.row<{ id: number; version?: number }>(
      `select *, ${keys[table] ?? 'id'}::int as id from "${table}" where company_id = $1 limit 1`,
      [stranger],
    );
    const value = field === 'ids' ? [found.id] : found.id;
    const sample = { ...sampleFor(one), [field]: value };
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
