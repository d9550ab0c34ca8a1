import { BlobReader, configure, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { expect, request, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { LoginType } from '#contract/login-types.ts';
import { found, hire } from './backstage.ts';
import { demoPassword } from './people.ts';

configure({ useWebWorkers: false });

/** A company of its own that can order codes: a rule in effect, a part, and a batch in production. */
export async function establish(part: object = {}, batch: object = {}) {
  const company = await found(3);
  const call = await callAs(company.username);
  const add = async (path: string, body: object) =>
    (await call.post<{ id: number }>(path, body)).id;
  const partId = await add('part/add', { code: 'E-1', name: '细口手冲壶', ...part });
  const batchId = await add('batch/add', {
    code: 'B-500',
    part_id: partId,
    quantity: 500,
    ...batch,
  });
  for (const move of ['release', 'start']) await call.post(`batch/${move}`, { ids: [batchId] });
  const ruleId = await add('encodingRule/add', { name: '标准编码', kind: 'standard' });
  await call.post('encodingRule/effect', { ids: [ruleId] });
  await call.end();
  return { ...company, partId, batchId, ruleId };
}
export type Company = Awaited<ReturnType<typeof establish>>;

type Envelope<T> = { code: number; msg: string; data: T };

/** The same before there is a page; ended by `end()`. */
export async function callAs(username: string, type: LoginType = 'web') {
  const context = await request.newContext({ baseURL: process.env.E2E_URL });
  return {
    ...(await callerOf({ request: context }, username, type)),
    end: () => context.dispose(),
  };
}

/** Calls in the name of somebody, for what a journey is not about. */
export async function callerOf(
  page: Pick<Page, 'request'>,
  username: string,
  type: LoginType = 'web',
) {
  const login = await page.request.post(`/api/${type}/login/login`, {
    data: { username, password: demoPassword },
  });
  const { data } = (await login.json()) as Envelope<{ access_token: string }>;
  const headers = { authorization: `Bearer ${data.access_token}` };
  return {
    post: async <T>(path: string, body: object): Promise<T> => {
      const answer = await page.request.post(`/api/${type}/${path}`, { data: body, headers });
      const envelope = (await answer.json()) as Envelope<T>;
      expect(envelope.code, `${path}: ${envelope.msg}`).toBe(0);
      return envelope.data;
    },
    /** What a call answers with a file. */
    file: async (path: string, body: object): Promise<Uint8Array<ArrayBuffer>> => {
      const answer = await page.request.post(`/api/web/${path}`, { data: body, headers });
      expect(answer.headers()['content-type'], path).not.toContain('json');
      return new Uint8Array(await answer.body());
    },
    get: async <T>(path: string): Promise<T> => {
      const answer = await page.request.get(`/api/${type}/${path}`, { headers });
      return ((await answer.json()) as Envelope<T>).data;
    },
  };
}

/** A member of staff whose role has only these rights. */
export async function hireWith(
  manager: { username: string; companyId: number },
  permissions: readonly string[],
) {
  const call = await callAs(manager.username);
  type Role = { id: number; code: string; version: number };
  const { id, code, version } = await call.post<Role>('role/add', { name: { zh_CN: '只看' } });
  await call.post('role/authorise', { id, version, permissions });
  await call.end();
  return hire(code, manager.companyId);
}

/** Ends somebody's sign-ins, as after a lost phone. */
export async function signOut(id: number): Promise<void> {
  const call = await callAs('demo');
  await call.post('user/signOut', { ids: [id] });
  await call.end();
}

type Pack = { id: number; code: string; state: string; first_code: string; last_code: string };

/** Orders codes and waits until they are made; their texts come in their order. */
export async function orderPack(page: Page, company: Company, quantity: number, forBatch = false) {
  const call = await callerOf(page, company.username);
  const { id } = await call.post<Pack>('identifierPack/add', {
    rule_id: company.ruleId,
    quantity,
    ...(forBatch ? { part_id: company.partId, batch_id: company.batchId } : {}),
  });
  await expect
    .poll(async () => (await call.get<Pack>(`identifierPack/info?id=${id}`)).state)
    .toBe('ready');
  const pack = await call.get<Pack>(`identifierPack/info?id=${id}`);
  const rows = await call.get<{ id: number; code: string }[]>(
    `identifier/index?pack_id=${id}&limit=100&sort_field=id&sort_by=asc`,
  );
  return { ...pack, codes: rows.map(({ code }) => code) };
}

/** The text of the one file in a downloaded archive. */
export const openArchive = async (download: Download, password: string): Promise<string> =>
  readArchive(await readFile(await download.path()), password);

/** The text of the one file in an archive. */
export async function readArchive(
  bytes: Uint8Array<ArrayBuffer>,
  password: string,
): Promise<string> {
  const reader = new ZipReader(new BlobReader(new Blob([bytes])));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('There is no file in the archive.');
  return entry.getData(new TextWriter(), { password });
}

/** All files of an archive that is not encrypted. */
export async function readZip(file: string): Promise<Map<string, Uint8Array>> {
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(file)])));
  const found = new Map<string, Uint8Array>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) found.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  return found;
}
