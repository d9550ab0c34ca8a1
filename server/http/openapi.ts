import * as z from 'zod';
import { loginTypes } from '#contract/login-types.ts';
import { features } from '#contract/features/list.ts';
import { securityOf, failures, otherPaths } from './openapi-others.ts';
import { shareSchemas } from './openapi-shared.ts';
import type { Endpoint } from './endpoint.ts';

type JsonSchema = Record<string, unknown>;
const toJson = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

const envelopeOf = (endpoint: Endpoint): JsonSchema => {
  const one = endpoint.data ? toJson(endpoint.data, 'output') : {};
  const isList = endpoint.kind === 'list';
  const data = isList ? { type: 'array', items: one } : one;
  return {
    type: 'object',
    required: ['code', 'msg', 'data', ...(isList ? ['count'] : [])],
    properties: {
      code: { enum: endpoint.successCodes ?? [0] },
      msg: { type: 'string' },
      data,
      ...(isList
        ? {
            count: { type: 'integer' },
            approximate: { type: 'boolean' },
            foot: { type: 'object' },
          }
        : {}),
    },
  };
};

const failure: JsonSchema = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    data: {},
    errors: {
      type: 'array',
      items: { type: 'object', properties: { field: { type: 'string' }, msg: { type: 'string' } } },
    },
    request_id: { type: 'string' },
  },
};

const withFile = (input: JsonSchema | null): JsonSchema => ({
  ...input,
  type: 'object',
  properties: {
    ...(input?.properties as JsonSchema | undefined),
    file: { type: 'string', format: 'binary' },
  },
});

function operationOf(endpoint: Endpoint): JsonSchema {
  const input = endpoint.input ? toJson(endpoint.input, 'input') : null;
  const properties = (input?.properties ?? {}) as Record<string, JsonSchema>;
  const required = (input?.required ?? []) as string[];
  const isPost = endpoint.method === 'POST';
  return {
    ...securityOf(endpoint.allow),
    parameters: [
      { name: 'lang', in: 'header', schema: { enum: ['zh_CN', 'en', 'zh_TW'] } },
      ...(isPost && !endpoint.readsQuery
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } }]
        : Object.entries(properties).map(([name, schema]) => ({
            name,
            in: 'query',
            required: required.includes(name),
            schema,
          }))),
    ],
    ...(isPost && endpoint.uploadBytes
      ? {
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: withFile(input) } },
          },
        }
      : isPost && input
        ? {
            requestBody: {
              required: !endpoint.readsQuery,
              content: { 'application/json': { schema: input } },
            },
          }
        : {}),
    responses: {
      200: {
        description: 'Success',
        content:
          endpoint.kind === 'file'
            ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
            : { 'application/json': { schema: envelopeOf(endpoint) } },
      },
      ...failures,
    },
  };
}

/** Names the same call in each language of programs: `/api/web/part/editMany` is `webPartEditMany`. */
const idOf = (url: string): string =>
  url
    .replace(/^\/api\//, '')
    .replaceAll(
      /[^a-z\d]+(.)?/gi,
      (_all, letter: string | undefined) => letter?.toUpperCase() ?? '',
    );

const titles = new Map<string, string>(features.map(({ resource, title }) => [resource, title.en]));
const inWords = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[{}]/g, '');

/** The name of an operation, its group and one line about it, all from its address. */
function namesOf(url: string, method: string): { tag: string; head: JsonSchema } {
  const [, , first = '', ...rest] = url.split('/');
  const isOfType = (loginTypes as readonly string[]).includes(first);
  const [tag = '', ...action] = isOfType ? rest : [first, ...rest];
  const verb = action.at(-1) === 'index' ? 'list' : action.map(inWords).join(' ');
  const title = titles.get(tag) ?? inWords(tag);
  return {
    tag,
    head: {
      operationId: idOf(url),
      tags: [tag],
      summary: `${title}: ${verb || method}`,
    },
  };
}

const about = `All calls of Suyuan. What is under /api/web may be called without /web as well. A call needs the token of a
sign-in or an API key: \`Authorization: Bearer sk_…\`. A key has the permissions that it was given; \`x-permission\` names
the one that a call asks for. A POST may carry an \`Idempotency-Key\`: sent again, it gets the same answer and does nothing
twice.`;

/** Describes every call from the schemas that validate it. */
export function describeApi(endpoints: Endpoint[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const tags = new Set<string>();
  const add = (url: string, method: string, operation: JsonSchema) => {
    const { tag, head } = namesOf(url, method);
    tags.add(tag);
    paths[url] = { ...paths[url], [method]: { ...head, ...operation } };
  };
  for (const [url, operations] of Object.entries(otherPaths()))
    for (const [method, operation] of Object.entries(operations))
      add(url, method, operation as JsonSchema);
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint);
    for (const type of endpoint.types)
      add(`/api/${type}/${endpoint.path}`, endpoint.method.toLowerCase(), operation);
  }
  for (const operations of Object.values(paths))
    for (const [method, operation] of Object.entries(operations))
      if (Object.keys(operations).length > 1)
        operation.operationId = `${method}-${String(operation.operationId)}`.replaceAll(
          /-(.)/g,
          (_all, letter: string) => letter.toUpperCase(),
        );
  const schemas = shareSchemas(paths);
  return {
    openapi: '3.1.0',
    info: { title: 'Suyuan', version: '1', description: about },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name, description: titles.get(name) ?? inWords(name) })),
    components: {
      schemas: { Failure: failure, ...schemas },
      responses: {
        Failure: {
          description: 'Failure',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    paths,
  };
}
