import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { plainAddress } from '../files/addresses.ts';
import { settle, stage, type Small } from '../files/keep.ts';
import type { TestNode } from './node.ts';

type User = Pick<Awaited<ReturnType<TestNode['signIn']>>, 'token' | 'type'>;

/** Sends one file to a call that takes uploads. */
export async function sendFile(
  base: string,
  user: User,
  file: { name: string; bytes: Buffer },
  fields: Record<string, string> = {},
  path = 'common/uploadFile',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const answer = await fetch(`${base}/api/${user.type}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  });
  return (await answer.json()) as {
    code: number;
    msg: string;
    data: { url: string; preview: string; width: number | null; height: number | null };
    errors?: { field: string; msg: string }[];
  };
}

/** A private file as an upload would leave it; gives its address. */
export async function keepSmall(
  app: App,
  file: Pick<Small, 'company' | 'kind' | 'name' | 'bytes'>,
): Promise<string> {
  const rest = { account: null, key: `test/${randomUUID()}`, isPublic: false };
  const staged = await stage(app, { type: 'application/octet-stream', ...rest, ...file });
  const { address } = await transact(app.database.main, systemActor, (tx) => settle(tx, staged));
  return plainAddress(address);
}
