import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defaultLanguage } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import { fieldErrors } from '#contract/validation.ts';
import { endpoints } from '#server/features/list.ts';
import { startTestNode, type Reply } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { makeBodies } from '#server/testing/real-bodies.ts';
import { sampleFor } from '#server/testing/samples.ts';
import { manyValues, strangeValues } from '#server/testing/strange-values.ts';
import { undoWrites } from '#server/testing/undo.ts';
import { watchWrites } from '#server/testing/writes.ts';
import type { Endpoint } from './endpoint.ts';
import { readQuery } from './query.ts';
import { pathsOf } from './register.ts';

type Body = Record<string, unknown>;

/** Its id is a kind of number, the same for all companies. */
const isOfEveryCompany = ({ path }: Endpoint) => path === 'numberRule/preview';

// Exports are queried like their list, and uploads have their own tests.
const withInput = endpoints.filter(
  (endpoint) => endpoint.input && endpoint.kind !== 'file' && !endpoint.uploadBytes,
);
const fieldsOf = (endpoint: Endpoint) =>
  Object.keys(
    (
      z.toJSONSchema(endpoint.input!, { io: 'input', unrepresentable: 'any' }) as {
        properties: object;
      }
    ).properties,
  );
const named = (list: Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** What a server accepts as a query. */
const mostQuery = 8_000;
type Arrival = { inJson: unknown; inQuery: string };
const arrivals = new Map<unknown, Arrival>();

/** How a value arrives in a body and in a query. A long one is written once, not again for each field of each call. */
function arrivalOf(value: unknown): Arrival {
  const known = arrivals.get(value);
  if (known) return known;
  const json = JSON.stringify(value) as string | undefined;
  const text = typeof value === 'object' ? json! : String(value);
  const made = {
    inJson: json === undefined ? undefined : (JSON.parse(json) as unknown),
    inQuery: new URLSearchParams([['', text]]).toString().slice(1, mostQuery + 1),
  };
  arrivals.set(value, made);
  return made;
}

/** As a query string, no longer than a server accepts. */
const queryOf = (body: Body) =>
  Object.entries(body)
    .map(([name, value]) => `${arrivalOf(name).inQuery}=${arrivalOf(value).inQuery}`)
    .join('&')
    .slice(0, mostQuery);

/** The body after JSON, which knows no undefined. */
const throughJson = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body)
      .map(([name, value]) => [name, arrivalOf(value).inJson] as const)
      .filter(([, value]) => value !== undefined),
  );

/** The schema's result for a body after JSON. */
function judge({ method, input }: Endpoint, body: Body) {
  const given: unknown = method === 'POST' ? throughJson(body) : readQuery(queryOf(body));
  return input!.safeParse(given, { reportInput: true });
}

test('every call with an input has a sample with every field', () => {
  for (const endpoint of withInput)
    expect(Object.keys(sampleFor(endpoint)).toSorted(), endpoint.path).toEqual(
      fieldsOf(endpoint).toSorted(),
    );
});

describe.each(named(withInput))('the schema of %s', (_name, endpoint) => {
  test('judges every strange value in every field without a fault, and names what it refuses', () => {
    const sample = sampleFor(endpoint);
    const unnamed: string[] = [];
    for (const field of Object.keys(sample))
      for (const value of [...strangeValues.map(([, one]) => one), ...manyValues]) {
        const { error } = judge(endpoint, { ...sample, [field]: value });
        if (!error) continue;
        const errors = fieldErrors(error, defaultLanguage, endpoint.fields);
        if (errors.length === 0 || errors.some(({ msg }) => msg === ''))
          unnamed.push(`${field}: ${JSON.stringify(value).slice(0, 80)}`);
      }
    expect(unnamed).toEqual([]);
  });
});

describe('on real rows', async () => {
  /** Counters, attempt logs and housekeeping tables may change. */
  const moving = ['throttle', 'captcha', 'login_log', 'node', 'job', 'session', 'number_counter'];
  const node = await startTestNode();
  const owner = await openOwner(node.ownerUrl);
  const writes = await watchWrites(owner, moving);
  const tokens: Partial<Record<LoginType, string>> = {};
  /** The manager of another company, who sends what the first one's own people may send. */
  let stranger = '';
  const told = { tries: 0, refused: 0 };
  const count = { calls: 0, pastSchema: 0, reachedWrite: 0 };
  /** The calls tested, those that reach a write at all, and those that do with a strange value. */
  const asked = new Set<Endpoint>();
  const writers = new Set<Endpoint>();
  const reached = new Set<Endpoint>();
  beforeAll(async () => {
    for (const [username, type] of [
      ['demo', 'web'],
      ['admin', 'admin'],
      ['dealer', 'dealer'],
    ] as const)
      tokens[type] = (await node.signIn(username, type)).token;
    stranger = (await node.signIn('other')).token;
    undoWrites(node);
  });
  afterAll(() => {
    const writing = [...asked].filter(({ method, writes: does }) => does ?? method === 'POST');
    const never = writing.filter((one) => !writers.has(one) && !reached.has(one));
    console.log(
      `Strange values: ${count.calls} judged, ${count.pastSchema} past the schema, ${count.reachedWrite} reached a write ` +
        `(by ${reached.size} calls). Of ${writing.length} calls that write, ${writing.length - never.length} came to it. ` +
        `Not: ${never.map(({ path }) => path).join(', ')}`,
    );
    console.log(`Rows of another company: ${told.tries} tries, ${told.refused} refused, 0 leaks`);
  });

  async function call(endpoint: Endpoint, body: string | Body, token?: string): Promise<Reply> {
    const { type, url } = pathsOf(endpoint)[0]!;
    const headers = { authorization: token ?? tokens[type]! };
    const answer = await node.node.server.inject(
      endpoint.method === 'POST'
        ? {
            method: 'POST',
            url,
            headers: { ...headers, 'content-type': 'application/json' },
            payload: typeof body === 'string' ? body : JSON.stringify(body),
          }
        : { method: 'GET', url: `${url}?${queryOf(body as Body)}`, headers },
    );
    return { status: answer.statusCode, ...answer.json<object>() } as Reply;
  }
  let tried = 0;
  /** The same, and how many rows it tried to write. */
  async function callWatched(endpoint: Endpoint, body: Body, token?: string) {
    const answer = await call(endpoint, body, token);
    const before = tried;
    tried = await writes.tried();
    return { ...answer, writes: tried - before };
  }
  const bodyFor = await makeBodies(owner, callWatched);

  describe.each(named(withInput))('%s', (_name, endpoint) => {
    test('answers every strange value in every field without a fault, keeps nothing of it, and tells another company nothing', async () => {
      asked.add(endpoint);
      const { body, answer: usual } = await bodyFor(endpoint);
      if (usual.writes > 0) writers.add(endpoint);
      if (endpoint.types.includes('web') && endpoint.allow !== 'public') {
        const { status, data } = await callWatched(endpoint, body, stranger);
        told.tries += 1;
        if (status >= 400) told.refused += 1;
        expect(JSON.stringify(data ?? null)).not.toMatch(/"company_id":1[,}]/);
        if ('id' in body && !isOfEveryCompany(endpoint)) expect(status).toBeGreaterThanOrEqual(400);
      }
      await writes.written();
      for (const field of Object.keys(body)) {
        let isRefused = false;
        for (const [name, value] of strangeValues) {
          const sent = { ...body, [field]: value };
          count.calls += 1;
          const isPast = judge(endpoint, sent).success;
          // The schema has been tested with all values above: of the refused ones, one shows the caller's message.
          if (!isPast && isRefused) continue;
          isRefused ||= !isPast;
          const answer = await callWatched(endpoint, sent);
          const { status, code, msg } = answer;
          expect([status, msg], `${field}: ${name}`).toEqual([
            status < 500 ? status : 'a status below 500',
            expect.any(String),
          ]);
          const successes: number[] = [...(endpoint.successCodes ?? [0])];
          expect(status === 200 ? successes : [status], `${field}: ${name}`).toContain(code);
          // A refused value is named; a dependent field may be reported instead. The error must come from validation,
          // not only from permission checks.
          if (status === 422 && endpoint.method === 'POST' && endpoint.path !== 'login/login')
            expect(answer.errors?.length, `${field}: ${name}: ${msg}`).toBeGreaterThan(0);
          if (isPast) count.pastSchema += 1;
          if (isPast && answer.writes > 0) {
            count.reachedWrite += 1;
            reached.add(endpoint);
          }
        }
      }
      expect(await writes.written()).toEqual([]);
    });
  });

  describe.each(named(withInput.filter((endpoint) => endpoint.method === 'POST')))(
    '%s',
    (_name, endpoint) => {
      test('refuses bodies that are no form, and names nobody ever asked for', async () => {
        const whole = JSON.stringify(sampleFor(endpoint)).slice(0, -1);
        for (const body of [
          '{',
          '"x"',
          '[[[[[[]]]]]]',
          '0',
          `${whole},"__proto__":{"isAdmin":true}}`,
          `${whole},"constructor":{"prototype":{"isAdmin":true}}}`,
          `${whole},"toString":1}`,
          `${whole},"extra":1}`,
          `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
        ])
          expect(await call(endpoint, body), body.slice(0, 60)).toMatchObject({
            status: 422,
            code: 422,
          });
        expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      });
    },
  );
});
