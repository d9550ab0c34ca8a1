import { BlobReader, configure, TextWriter, ZipReader } from '@zip.js/zip.js';
import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { found, sql } from './backstage.ts';
import { demoPassword } from './people.ts';

configure({ useWebWorkers: false });

/** A company of its own that can order codes: a rule in effect, a part, and a batch in production. */
export async function establish() {
  const company = await found(3);
  const [part] = await sql<{ id: number }>(
    `insert into part (company_id, code, name, kind, unit) values ($1, 'E-1', '细口手冲壶', 'product', 'pcs') returning id`,
    [company.companyId],
  );
  const [batch] = await sql<{ id: number }>(
    `insert into batch (company_id, code, part_id, quantity, state)
     values ($1, 'B-500', $2, 500, 'producing') returning id`,
    [company.companyId, part!.id],
  );
  const [rule] = await sql<{ id: number }>(
    `insert into encoding_rule (company_id, name, kind, series_id, state, effective_time)
     values ($1, '标准编码', 'standard', 1, 'effective', now()) returning id`,
    [company.companyId],
  );
  return { ...company, partId: part!.id, batchId: batch!.id, ruleId: rule!.id };
}
export type Company = Awaited<ReturnType<typeof establish>>;

type Envelope<T> = { code: number; msg: string; data: T };

/** Calls in the name of somebody, for what a journey is not about. */
export async function callerOf(page: Page, username: string) {
  const login = await page.request.post('/api/web/login/login', {
    data: { username, password: demoPassword },
  });
  const { data } = (await login.json()) as Envelope<{ access_token: string }>;
  const headers = { authorization: `Bearer ${data.access_token}` };
  return {
    post: async <T>(path: string, body: object): Promise<T> => {
      const answer = await page.request.post(`/api/web/${path}`, { data: body, headers });
      const envelope = (await answer.json()) as Envelope<T>;
      expect(envelope.code, `${path}: ${envelope.msg}`).toBe(0);
      return envelope.data;
    },
    get: async <T>(path: string): Promise<T> => {
      const answer = await page.request.get(`/api/web/${path}`, { headers });
      return ((await answer.json()) as Envelope<T>).data;
    },
  };
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

/** The text of the one file in an archive. */
export async function openArchive(download: Download, password: string): Promise<string> {
  const bytes = await readFile(await download.path());
  const reader = new ZipReader(new BlobReader(new Blob([bytes])));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('There is no file in the archive.');
  return entry.getData(new TextWriter(), { password });
}
