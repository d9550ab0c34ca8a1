import { createHash, randomUUID } from 'node:crypto';
import {
  expect,
  type APIRequestContext,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { callerOf, type Company } from './codes.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Binds codes to the company's batch and ships them to a customer. */
export async function ship(page: Page, company: Company, codes: readonly string[]): Promise<void> {
  const { post } = await callerOf(page, company.username);
  await post('binding/add', { part_id: company.partId, batch_id: company.batchId, codes });
  const customer = await post<{ id: number }>('customer/add', { name: `客户 ${randomUUID()}` });
  const { id } = await post<{ id: number }>('shipment/add', {
    kind: 'customer',
    customer_id: customer.id,
  });
  await post('shipment/scan', { id, codes });
  await post('shipment/check', { id });
  await post('shipment/ship', { id });
}

/** Somebody with a phone of their own, in a network of their own. */
export const phone = (playwright: Playwright, name: string): Promise<APIRequestContext> =>
  playwright.request.newContext({
    baseURL: process.env.E2E_URL,
    userAgent: `phone ${name}`,
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(name) },
  });

/** A private address for each name. */
export const addressOf = (name: string) =>
  ['10', ...createHash('sha256').update(name).digest().subarray(0, 3)].join('.');

/** Checks a code as a consumer does; answers with the verdict. */
export async function check(asker: APIRequestContext, code: string): Promise<string> {
  const answer = await asker.get('/api/web/api/query', { params: { code } });
  const {
    code: outcome,
    data,
    msg,
  } = (await answer.json()) as {
    code: number;
    msg: string;
    data: { verdict: string };
  };
  expect(outcome, msg).toBe(0);
  return data.verdict;
}

/** So many people check a code, one after the other. */
export async function checkByMany(
  playwright: Playwright,
  code: string,
  people: number,
): Promise<string[]> {
  const verdicts: string[] = [];
  for (let at = 0; at < people; at++) {
    const asker = await phone(playwright, `${code} ${at}`);
    verdicts.push(await check(asker, code));
    await asker.dispose();
  }
  return verdicts;
}
