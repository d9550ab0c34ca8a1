import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test';
import { sql } from './backstage.ts';

type Playwright = PlaywrightWorkerArgs['playwright'];

/** Lets all codes of a company leave the house, as shipping will. */
export const ship = (companyId: number) =>
  sql('update identifier set state = 5 where company_id = $1', [companyId]);

/** Somebody with a phone of their own. */
export const phone = (playwright: Playwright, name: string): Promise<APIRequestContext> =>
  playwright.request.newContext({ baseURL: process.env.E2E_URL, userAgent: `phone ${name}` });

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
