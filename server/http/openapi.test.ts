import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#server/features/list.ts';
import { startTestNode } from '#server/testing/node.ts';
import { testSettings } from '#server/testing/settings.ts';
import { pathsOf } from './register.ts';
import { registerRoutes, makeServer } from '../build-server.ts';

type Content<Schema> = Record<string, { schema: Schema }>;
type Operation = {
  'x-permission'?: string;
  parameters: { name: string; in: string; schema: object; required?: boolean }[];
  requestBody?: { content: Content<{ properties: object }> };
  responses: { 200: { content: Content<{ properties: { data: object } }> } };
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

const node = await startTestNode();
const answer = await fetch(`${node.base}/api/openapi.json`);
const description = (await answer.json()) as Description;
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
    for (const { url } of pathsOf(one)) {
      const operation = description.paths[url]![one.method.toLowerCase()]!;
      expect(operation['x-permission']).toBe(one.allow);
      const { content } = operation.responses[200];
      if (one.kind === 'file') expect(Object.keys(content)).toEqual(['application/octet-stream']);
      else {
        const declared = z.toJSONSchema(one.data!, { unrepresentable: 'any' });
        expect(content['application/json']!.schema.properties.data).toEqual(
          JSON.parse(
            JSON.stringify(one.kind === 'list' ? { type: 'array', items: declared } : declared),
          ),
        );
      }
      if (!one.input) continue;
      const input = JSON.parse(JSON.stringify(inputOf(one.input))) as { properties: object };
      if (one.uploadBytes)
        expect(operation.requestBody!.content['multipart/form-data']!.schema.properties).toEqual({
          ...input.properties,
          file: { type: 'string', format: 'binary' },
        });
      else if (one.method === 'POST')
        expect(operation.requestBody!.content['application/json']!.schema).toEqual(input);
      else
        expect(
          Object.fromEntries(
            operation.parameters
              .filter((parameter) => parameter.in === 'query')
              .map(({ name, schema }) => [name, schema]),
          ),
        ).toEqual(input.properties);
    }
  },
);
