import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { activeKey } from '#server/codes/keys.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { hashBound } from '#server/security/keys.ts';
import { scanCode } from './scan.ts';
import { makeCodes } from './scanning.fixture.ts';
import { verifyScanned } from './verify.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

// Intercepts every statement in the driver; only those caused by a query are recorded.
const noted = new AsyncLocalStorage<string[]>();
const driver = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
const { query } = driver;
let running = 0;
let lastAt = 0;
driver.query = function count(this: unknown, ...given: unknown[]) {
  const asked = given[0] as string | { text: string };
  const answer = query.apply(this, given);
  const statements = noted.getStore();
  if (!statements) return answer;
  statements.push(typeof asked === 'string' ? asked : asked.text);
  running += 1;
  lastAt = performance.now();
  const end = () => {
    running -= 1;
    lastAt = performance.now();
  };
  void Promise.resolve(answer).then(end, end);
  return answer;
};
afterAll(() => void (driver.query = query));

const quiet = 30;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/**
 * Waits until nothing is written in the background, and caches are trusted: what is counted or logged together with the
 * next query would be noted with the wrong one.
 */
async function settle(): Promise<void> {
  const isBusy = () =>
    running > 0 || performance.now() - lastAt < quiet || !node.app.cluster.isListening();
  while (isBusy()) await pause(5);
}

let last = 0;
/** An address without earlier queries. */
const freshAddress = () => `115.236.7.${(last += 1)}`;

/** The statements of a query, and its answer. */
async function ask(code: string, ip: string) {
  await settle();
  const during: string[] = [];
  const requestInfo = { ip, userAgent: 'phone', requestId: '', token: null, cookies: '' };
  const { answer, cookies } = await noted.run(during, () =>
    scanCode(node.app, { code, requestInfo, language: 'en' }),
  );
  // What follows is logged after the answer, and delays nobody.
  const statements = [...during];
  const shape = {
    keys: Object.keys(answer),
    reasons: answer.reasons.map((reason) => Object.keys(reason)),
    result: answer.result,
    captcha: answer.captcha,
    cookies,
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

/** The statements of a security code; what is logged afterwards does not delay the answer. */
async function verify(code: string, sn: string, ip: string) {
  await settle();
  const statements: string[] = [];
  const requestInfo = { ip, userAgent: 'phone', requestId: '', token: null, cookies: '' };
  const { answer } = await noted.run(statements, () =>
    verifyScanned(node.app, { code, sn, requestInfo, language: 'en' }),
  );
  return { statements: [...statements], answer };
}

test('a real serial number with a wrong security code costs the same statements as an invented one', async () => {
  const [one] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const key = await transact(node.app.database.main, systemActor, (tx) =>
    activeKey(node.app, tx, 1, 'covert'),
  );
  const { id } = await owner.row<{ id: number }>(
    `insert into security_pack (company_id, code, kind, key_id, pack_id, quantity, state)
     select 1, 'EQUAL', 'bound', $1, max(id), 1, 'downloaded' from identifier_pack where company_id = 1 returning id`,
    [key.id],
  );
  await owner.rows(
    'insert into bound_code (company_id, seq, pack_id, hash) values (1, $1, $2, $3)',
    [one!.seq, id, hashBound(key.key, one!.seq, '12345678')],
  );
  const invented = one!.code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  // Cached data is loaded once.
  for (const sn of [one!.code, invented]) await verify('11111111', sn, freshAddress());
  const story = async (sn: string) => {
    const told = [];
    const ip = freshAddress();
    // From the first wrong one, through the wait after five, to the captcha and the block.
    for (let at = 0; at < 22; at += 1) told.push(await verify('87654321', sn, ip));
    return told;
  };
  const [real, fake] = [await story(one!.code), await story(invented)];
  expect(real.map(({ statements }) => statements)).toEqual(
    fake.map(({ statements }) => statements),
  );
  expect(real.map(({ answer }) => answer)).toEqual(fake.map(({ answer }) => answer));
  expect(real[0]!.statements.join()).toContain('from bound_code');
});
