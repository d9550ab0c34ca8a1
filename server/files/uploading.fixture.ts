import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { StoredAnswer, UploadToken } from '#contract/features/system/uploads/contract.ts';
import type { startTestNode } from '#server/testing/node.ts';

type TestNode = Awaited<ReturnType<typeof startTestNode>>;
type User = Awaited<ReturnType<TestNode['signIn']>>;
type Said = {
  status: number;
  code: number;
  msg: string;
  url?: string;
  key?: string;
  data?: StoredAnswer;
};

export const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Requests a token like a client. */
export async function takeToken(user: User, bucket = '', region?: number): Promise<UploadToken> {
  const query = new URLSearchParams({ bucket, ...(region ? { region: String(region) } : {}) });
  const { data, code, msg } = await user.post(`WipFile/getToken?${query.toString()}`, undefined);
  if (code !== 0) throw new Error(msg);
  return data as UploadToken;
}

/** Sends a file as a form, like browsers do. */
export async function sendForm(
  base: string,
  user: Pick<User, 'token'>,
  fields: Record<string, string>,
  file?: { bytes: Buffer; name: string },
): Promise<Said> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const answer = await fetch(`${base}/api/storage/upload`, {
    method: 'POST',
    headers: user.token ? { authorization: `Bearer ${user.token}` } : {},
    body,
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Said, 'status'>) };
}

/** Requests a token and uploads a file with it. */
export async function upload(
  node: TestNode,
  user: User,
  name: string,
  bytes: Buffer,
  bucket = '',
): Promise<Said> {
  const { token, file_path: prefix } = await takeToken(user, bucket);
  return sendForm(node.base, user, { token, key: prefix + name, fname: name }, { bytes, name });
}

/** Sends the given number of zeros; stops half-way where `stopAt` says so. */
export function sendZeros(
  base: string,
  path: string,
  options: {
    method: string;
    headers: Record<string, string | number>;
    size: number;
    head?: string;
    tail?: string;
    stopAt?: number;
  },
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string } | null> {
  const { method, headers, size, head = '', tail = '', stopAt = size } = options;
  return new Promise((resolve, reject) => {
    const length = size + Buffer.byteLength(head) + Buffer.byteLength(tail);
    const sending = httpRequest(base + path, {
      method,
      headers: { ...headers, 'content-length': length },
    });
    const isCut = stopAt < size;
    sending.on('error', (error) => (isCut ? resolve(null) : reject(error)));
    sending.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString(),
        }),
      );
    });
    const piece = Buffer.alloc(1_048_576);
    if (head) sending.write(head);
    let left = stopAt;
    const more = () => {
      while (left > 0) {
        const next = left < piece.length ? piece.subarray(0, left) : piece;
        left -= next.length;
        if (!sending.write(next)) {
          sending.once('drain', more);
          return;
        }
      }
      if (isCut) sending.destroy();
      else sending.end(tail);
    };
    more();
  });
}

/** The same as a form with a file. */
export function sendZeroForm(
  base: string,
  user: Pick<User, 'token'>,
  fields: Record<string, string>,
  size: number,
  stopAt?: number,
) {
  const line = '--zeros\r\nContent-Disposition: form-data; name=';
  const head = Object.entries(fields).map(
    ([name, value]) => `${line}"${name}"\r\n\r\n${value}\r\n`,
  );
  return sendZeros(base, '/api/storage/upload', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'multipart/form-data; boundary=zeros',
    },
    head: `${head.join('')}${line}"file"; filename="zeros"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    tail: '\r\n--zeros--\r\n',
    size,
    ...(stopAt === undefined ? {} : { stopAt }),
  });
}

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** One resumable upload, request by request. */
export function tusOf(base: string, user: Pick<User, 'token'>) {
  const headers = { authorization: `Bearer ${user.token}`, 'tus-resumable': '1.0.0' };
  return {
    headers,
    create: async (values: Record<string, string>, size: number) => {
      const answer = await fetch(`${base}/api/storage/tus`, {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(size), 'upload-metadata': metadata(values) },
      });
      const said = answer.status === 201 ? null : ((await answer.json()) as { msg: string });
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? '',
        msg: said?.msg,
      };
    },
    head: async (location: string) => {
      const answer = await fetch(base + location, { method: 'HEAD', headers });
      return {
        status: answer.status,
        offset: Number(answer.headers.get('upload-offset') ?? Number.NaN),
        url: answer.headers.get('upload-url'),
        key: decodeURIComponent(answer.headers.get('upload-key') ?? ''),
      };
    },
    patch: async (location: string, offset: number, bytes: Buffer): Promise<Said> => {
      const answer = await fetch(base + location, {
        method: 'PATCH',
        headers: {
          ...headers,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(bytes),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        ...(text ? (JSON.parse(text) as Omit<Said, 'status'>) : { code: 0, msg: '' }),
      };
    },
    remove: async (location: string) =>
      (await fetch(base + location, { method: 'DELETE', headers })).status,
  };
}
