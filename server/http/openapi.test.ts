import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#server/features/list.ts';
import { startTestNode } from '#server/testing/node.ts';
import { testSettings } from '#server/testing/settings.ts';
import { registerRoutes, makeServer } from '../build-server.ts';

type Content<Schema> = Record<string, { schema: Schema }>;
type Operation = {
  'x-permission'?: string;
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; schema: object; required?: boolean }[];
  requestBody?: { content: Content<{ properties: object }> };
  responses: { 200?: { content: Content<{ properties: { data: object } }> } };
};
type Description = {
  openapi: string;
  tags: { name: string; description: string }[];
  components: { schemas: Record<string, unknown> };
  paths: Record<string, Record<string, Operation>>;
};

const node = await startTestNode();
const answer = await fetch(`${node.base}/api/openapi.json`);
const description = (await answer.json()) as Description;

/** A schema with what it refers to in its places. */
function whole(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) {
    const name = String(schema.$ref).replace('#/components/schemas/', '');
    expect(Object.keys(description.components.schemas)).toContain(name);
    return whole(description.components.schemas[name]);
  }
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, whole(value)]));
}
const inputOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

test('the description is open to anyone and says which version it speaks', () => {
  expect(answer.status).toBe(200);
  expect(description.openapi).toBe('3.1.0');
});

test('it lists every route that stands under /api, and no other, each with its permission', async () => {
  const routes = new Map<string, string>();
  const server = makeServer(testSettings({}));
  server.addHook('onRoute', ({ method, url, config }) => {
    // HEAD and OPTIONS need no documentation.
    const isAside = ['HEAD', 'OPTIONS'].includes(String(method));
    if (isAside || !url.startsWith('/api')) return;
    routes.set(`${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`, config!.allow!);
  });
  await registerRoutes(server, node.app);
  // What may be called without /web as well is described once.
  for (const route of routes.keys())
    if (route.includes(' /api/web/')) routes.delete(route.replace('/api/web/', '/api/'));
  const described = new Map(
    Object.entries(description.paths).flatMap(([url, operations]) =>
      Object.entries(operations)
        .filter(([method]) => method !== 'head')
        .map(([method, one]) => [`${method.toUpperCase()} ${url}`, one['x-permission']]),
    ),
  );
  await server.close();
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(routes));
});

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s is described by the schemas that check it',
  (_name, one) => {
    for (const type of one.types) {
      const operation = description.paths[`/api/${type}/${one.path}`]![one.method.toLowerCase()]!;
      expect(operation['x-permission']).toBe(one.allow);
      const { content } = operation.responses[200]!;
      if (one.kind === 'file') expect(Object.keys(content)).toEqual(['application/octet-stream']);
      else {
        const declared = z.toJSONSchema(one.data!, { unrepresentable: 'any' });
        const { properties } = whole(content['application/json']!.schema) as {
          properties: { data: object };
        };
        expect(properties.data).toEqual(
          JSON.parse(
            JSON.stringify(one.kind === 'list' ? { type: 'array', items: declared } : declared),
          ),
        );
      }
      if (!one.input) continue;
      const input = JSON.parse(JSON.stringify(inputOf(one.input))) as { properties: object };
      if (one.uploadBytes)
        expect(whole(operation.requestBody!.content['multipart/form-data']!.schema)).toMatchObject({
          properties: { ...input.properties, file: { type: 'string', format: 'binary' } },
        });
      else if (one.method === 'POST')
        expect(whole(operation.requestBody!.content['application/json']!.schema)).toEqual(input);
      else
        expect(
          Object.fromEntries(
            operation.parameters
              .filter((parameter) => parameter.in === 'query')
              .map(({ name, schema }) => [name, whole(schema)]),
          ),
        ).toEqual(input.properties);
    }
  },
);

test('each operation has a name of its own, a line about it, a group, and says whether it needs a token', () => {
  const operations = Object.values(description.paths).flatMap((one) => Object.values(one));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-zA-Z\d]+$/.test(id))).toEqual([]);
  const groups = description.tags.map(({ name }) => name);
  for (const { summary, tags, security, responses, ...one } of operations) {
    expect(summary).toMatch(/^\S.+: \S/);
    expect(groups).toEqual(expect.arrayContaining(tags));
    expect(security).toHaveLength(one['x-permission'] === 'public' ? 0 : 1);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', 'default']));
  }
});

test('what stands in several places is described once, and every reference leads to it', () => {
  const text = JSON.stringify(description);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(description.components.schemas).toSorted(),
  );
  const inline = Object.values(description.paths).flatMap((one) =>
    Object.values(one).map(({ responses }) =>
      JSON.stringify(responses[200]?.content?.['application/json']?.schema.properties?.data),
    ),
  );
  const long = inline.filter((schema) => schema !== undefined && schema.length > 400);
  expect(new Set(long).size).toBe(long.length);
});
