import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { NewApiKey } from '#contract/features/system/api-keys/contract.ts';
import { startTestNode } from '#server/testing/node.ts';

const guide = readFileSync(new URL('../../docs/INTEGRATE.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^```http\n([\s\S]+?)\n```$/gm)].map(([, text]) => {
  const [head = '', ...rest] = text!.split('\n\n');
  const [first = '', ...headers] = head.split('\n');
  const [method = '', path = ''] = first.split(' ');
  const given = headers.map((line) => line.toLowerCase().split(': ') as [string, string]);
  return { method, path, headers: Object.fromEntries(given), body: rest.join('\n\n') };
});

const node = await startTestNode();
const manager = await node.signIn('demo');
const { key } = (
  await manager.post('apiKey/add', {
    name: 'ERP',
    expires_at: null,
    permissions: [
      'product:part:add',
      'procure:supplier:add',
      'trace:test:collect',
      'trace:packing:view',
      'trace:shipment:view',
      'trace:query:view',
      'trace:query:epcis',
      'trace:query:capture',
    ],
  })
).data as NewApiKey;

test('the guide has examples', () => expect(examples.length).toBeGreaterThan(8));

test.each(examples)('$method $path does what the guide says', async (example) => {
  const { method, path, headers, body } = example;
  const answer = await fetch(node.base + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body }),
  });
  const said = await answer.text();
  expect([200, 202], said).toContain(answer.status);
  if (path.startsWith('/api/')) expect(JSON.parse(said)).toMatchObject({ code: 0 });
  else if (method === 'POST') expect(answer.headers.get('location')).toContain('/epcis/capture/');
  else expect(() => JSON.parse(said)).not.toThrow();
});
