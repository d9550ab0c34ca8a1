import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { scanCode } from './scan.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

// Intercepts every statement in the driver; only those caused by a query are recorded.
const noted = new AsyncLocalStorage<string[]>();
const driver = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = driver;
driver.query = function count(this: unknown, ...given: unknown[]) {
  const asked = given[0] as string | { text: string };
  noted.getStore()?.push(typeof asked === 'string' ? asked : asked.text);
  return query.apply(this, given);
};
afterAll(() => void (driver.query = query));

let last = 0;
/** An address without earlier queries. */
const freshAddress = () => `115.236.7.${(last += 1)}`;

/** The statements of a query, and its answer. */
async function ask(code: string, ip: string) {
  const statements: string[] = [];
  const requestInfo = { ip, userAgent: 'phone', requestId: '', token: null, cookies: '' };
  const { answer, cookie } = await noted.run(statements, () =>
    scanCode(node.app, { code, requestInfo, language: 'en' }),
  );
  const shape = {
    keys: Object.keys(answer),
    reasons: answer.reasons.map((reason) => Object.keys(reason)),
    result: answer.result,
    captcha: answer.captcha,
    cookie,
  };
  return { statements, shape, verdict: answer.verdict };
}

/** From the first wrong code to the block: free ones, counted ones, those needing a captcha, the block. */
const questions = 25;
async function askOften(codeOf: (at: number) => string) {
  const ip = freshAddress();
  const answers = [];
  for (let at = 0; at < questions; at += 1) answers.push(await ask(codeOf(at), ip));
  return answers;
}

const unknown = (at: number) => `ABCDEFGH${String(23_456_789 + at).replace(/[01]/g, '7')}`;
const malformed = (at: number) => `?${at}`;

test('an unknown code and a malformed one cost the same statements and are answered in one shape, however often somebody asks', async () => {
  // Cached data is loaded once.
  await ask(unknown(0), freshAddress());
  const [one, other] = [await askOften(unknown), await askOften(malformed)];
  expect(one.map(({ statements }) => statements)).toEqual(
    other.map(({ statements }) => statements),
  );
  expect(one.map(({ shape }) => shape)).toEqual(other.map(({ shape }) => shape));
  expect([one[0]!.verdict, other[0]!.verdict]).toEqual(['UNKNOWN', 'MALFORMED']);
  expect(one.at(-1)!.verdict).toBe('THROTTLED');
  // The first wrong codes cost nothing, later ones are counted, and a blocked address costs nothing again.
  expect(one[0]!.statements).toEqual([]);
  expect(one[4]!.statements.join()).toContain('insert into throttle');
  expect(one.at(-1)!.statements).toEqual([]);
});

test('one that begins like the codes of a company is looked up once, and answered alike', async () => {
  const { prefix } = await owner.row<{ prefix: string }>('select prefix from code_prefix limit 1');
  const own = (at: number) => `${prefix}NOBODY${at}`;
  const [first, plain] = [
    await ask(own(1), freshAddress()),
    await ask(malformed(1), freshAddress()),
  ];
  const lookUps = first.statements.filter((text) => text.includes('from "identifier"'));
  expect(lookUps).toHaveLength(1);
  expect(first.shape).toEqual(plain.shape);
  expect(first.verdict).toBe('UNKNOWN');
});
