import * as z from 'zod';
import { loginTypes } from '#contract/login-types.ts';
import type { Endpoint } from './endpoint.ts';
import { pathsOf } from './register.ts';

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
    'x-permission': endpoint.allow,
    ...(endpoint.allow === 'public' ? {} : { security: [{ token: [] }] }),
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
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const inQuery = (name: string, schema: JsonSchema) => ({
  name,
  in: 'query',
  required: true,
  schema,
});
const described = (permission: string, description: string, parameters: JsonSchema[] = []) => ({
  get: {
    'x-permission': permission,
    ...(permission === 'public' ? {} : { security: [{ token: [] }] }),
    parameters,
    responses: {
      200: { description },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  },
});

const failed = {
  description: 'Failure',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};
const stored = {
  type: 'object',
  required: ['code', 'msg', 'success', 'url', 'key', 'data'],
  properties: {
    code: { const: 0 },
    msg: { type: 'string' },
    success: { const: 1 },
    url: { type: 'string' },
    key: { type: 'string' },
    data: { type: 'object', properties: { url: { type: 'string' }, key: { type: 'string' } } },
  },
};
const inHead = (name: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required: true,
  schema,
});
const number = { type: 'integer', minimum: 0 };
const tusVersion = inHead('Tus-Resumable', { const: '1.0.0' });
const uploadId = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const tus = (description: string, status: number, parameters: JsonSchema[], content?: string) => ({
  'x-permission': 'signedIn',
  security: [{ token: [] }],
  parameters: [tusVersion, ...parameters],
  ...(content ? { requestBody: { required: true, content: { [content]: {} } } } : {}),
  responses: { [status]: { description }, default: failed },
});

/** Uploads: routes that stream their bodies. */
const uploads: Record<string, JsonSchema> = {
  '/api/storage/upload': {
    post: {
      'x-permission': 'signedIn',
      security: [{ token: [] }],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['token', 'key'],
              description:
                'The file stands last; without one, what was sent by the form of the token is taken over',
              properties: {
                token: { type: 'string' },
                key: { type: 'string' },
                fname: { type: 'string' },
                file: { type: 'string', format: 'binary' },
              },
            },
          },
        },
      },
      responses: {
        200: { description: 'Stored', content: { 'application/json': { schema: stored } } },
        default: failed,
      },
    },
  },
  '/api/storage/tus': {
    post: tus('A resumable upload begins (tus 1.0.0); `Location` says where', 201, [
      inHead('Upload-Length', number),
      inHead('Upload-Metadata', { type: 'string', description: 'token, key, fname, sha256' }),
    ]),
  },
  '/api/storage/tus/{id}': {
    head: tus(
      'How far it came: `Upload-Offset`; `Upload-Url` and `Upload-Key` once it ended',
      200,
      [uploadId],
    ),
    patch: tus(
      'More bytes; the last answer has status 200 and is that of a direct upload',
      204,
      [uploadId, inHead('Upload-Offset', number)],
      'application/offset+octet-stream',
    ),
    delete: tus('The upload is given up', 204, [uploadId]),
  },
};

/** EPCIS 2.0: answers and errors are those of the standard, not of the other calls. */
function epcisPaths(): Record<string, JsonSchema> {
  const [read, write] = ['trace:query:epcis', 'trace:query:capture'];
  const operation = (permission: string, description: string, names: readonly string[]) => ({
    ...described(
      permission,
      description,
      names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ).get,
  });
  const body = { requestBody: { required: true, content: { 'application/ld+json': {} } } };
  const gets: Record<string, string> = {
    capture: 'The latest capture jobs',
    'capture/{id}': 'A capture job and what was wrong',
    events:
      'Events by the parameters of the standard (EPCISQueryDocument); `Link` leads to the next page',
    'events/{id}': 'One event by its id, or all events of a serial number',
    queries: 'Queries kept under a name',
    'queries/{name}': 'One of them',
    'queries/{name}/events': 'Its events',
    ...Object.fromEntries(
      ['eventTypes', 'bizSteps', 'dispositions', 'epcs', 'readPoints', 'bizLocations'].map(
        (name) => [`${name}/{value}/events`, 'The events of one of these'],
      ),
    ),
  };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const prefix of ['/api/web/epcis', '/api/epcis']) {
    for (const [path, description] of Object.entries(gets))
      paths[`${prefix}/${path}`] = {
        get: operation(
          read,
          description,
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
        ),
      };
    for (const name of ['eventTypes', 'bizSteps', 'dispositions'])
      paths[`${prefix}/${name}`] = { get: operation('public', 'The words of the standard', []) };
    const posts = {
      capture: 'A document of events is taken; `Location` says where its job is',
      events: 'One event is taken',
      queries: 'A query is kept',
    };
    for (const [path, description] of Object.entries(posts))
      paths[`${prefix}/${path}`]!.post = { ...operation(write, description, []), ...body };
    paths[`${prefix}/queries/{name}`]!.delete = operation(write, 'A query is removed', ['name']);
  }
  return paths;
}

/** The few routes whose answer has no envelope. */
const others: Record<string, JsonSchema> = {
  '/api/openapi.json': described('public', 'This description'),
  '/api/avatar/{hash}': described('public', 'A picture (image/webp)', [
    { name: 'hash', in: 'path', required: true, schema: { type: 'string' } },
  ]),
  '/api/picture/{name}': described(
    'public',
    'A picture: `<hash>.webp`, or at most so wide `<hash>-<width>.webp` and `<hash>-<width>.avif`',
    [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
  ),
  '/api/file/{address}': described(
    'public',
    'A stored file, whole or in ranges; a private one only with `expires` and `signature`',
    [{ name: 'address', in: 'path', required: true, schema: { type: 'string' } }],
  ),
  '/api/socket': described(
    'signedIn',
    'A WebSocket; its protocols are `suyuan` and the token, its messages JSON {type, content}',
    [inQuery('user_id', { type: 'integer' }), inQuery('app', { enum: [...loginTypes] })],
  ),
};

/** Describes every call from the schemas that validate it. */
export function describeApi(endpoints: Endpoint[]): JsonSchema {
  const paths: Record<string, JsonSchema> = { ...others, ...uploads, ...epcisPaths() };
  for (const endpoint of endpoints) {
    const operation = operationOf(endpoint);
    for (const { url } of pathsOf(endpoint))
      paths[url] = { ...paths[url], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Suyuan', version: '1' },
    components: {
      schemas: { Failure: failure },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
    paths,
  };
}
