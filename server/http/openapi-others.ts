import { loginTypes } from '#contract/login-types.ts';

type JsonSchema = Record<string, unknown>;

const inQuery = (name: string, schema: JsonSchema) => ({
  name,
  in: 'query',
  required: true,
  schema,
});
/** Every operation says whether a token is needed. */
export const securityOf = (permission: string): JsonSchema => ({
  'x-permission': permission,
  security: permission === 'public' ? [] : [{ token: [] }],
});
const failure = { $ref: '#/components/responses/Failure' };
export const failures = { '4XX': failure, default: failure };

const described = (permission: string, description: string, parameters: JsonSchema[] = []) => ({
  get: {
    ...securityOf(permission),
    parameters,
    responses: { 200: { description }, ...failures },
  },
});
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
  ...securityOf('signedIn'),
  parameters: [tusVersion, ...parameters],
  ...(content ? { requestBody: { required: true, content: { [content]: {} } } } : {}),
  responses: { [status]: { description }, ...failures },
});

/** Uploads: routes that stream their bodies. */
const uploads: Record<string, JsonSchema> = {
  '/api/storage/upload': {
    post: {
      ...securityOf('signedIn'),
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
        ...failures,
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
  const prefix = '/api/web/epcis';

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

/** What is no declared call: uploads, EPCIS, files and the socket. */
export const otherPaths = (): Record<string, JsonSchema> =>
  structuredClone({ ...others, ...uploads, ...epcisPaths() });
