import { expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { verifyHead } from '#proof/verify-head.ts';
import { readCheckpoint, readNote } from '#proof/note.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { shiftClock } from '#server/testing/shifted-clock.ts';
import { until } from '#server/testing/wait.ts';
import { sealJob } from './day-log.ts';
import { recordEvent } from './record.ts';

const url = await copyDatabase();
const shift = await shiftClock(url);
const nodes = [await startTestNode({}, url), await startTestNode({}, url)];
const owner = await openOwner(url);
const company = 1;
const each = 40;

const read = async (base: string, address: string, token?: string) => {
  const answer = await fetch(base + address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  expect(answer.status, address).toBe(200);
  return answer.text();
};
/** A session that outlives the days that pass here. */
const token = await transact(nodes[0]!.app.database.main, systemActor, async (tx) => {
  const account = await tx
    .selectFrom('account')
    .select(['id', 'login_type', 'company_id'])
    .where('login_type', '=', 'web')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow();
  return nodes[0]!.app.sessions.open(tx, {
    ...account,
    remember: true,
    ip: '127.0.0.1',
    userAgent: '',
  });
});
type About = { keys: string[]; size: number };
const checkpointOf = ({ base }: { base: string }) => read(base, publicLog.checkpoint);

/** Both write at once: own events, and those that others hand in, one document to both nodes. */
async function writeOn(day: number): Promise<void> {
  const document = JSON.stringify({
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-01-01T00:00:00Z',
    epcisBody: {
      eventList: Array.from({ length: each }, (_one, at) => ({
        type: 'ObjectEvent',
        eventTime: new Date(Date.UTC(2026, 0, 1 + day) + at * 1_000).toISOString(),
        eventTimeZoneOffset: '+08:00',
        action: 'OBSERVE',
        epcList: [`urn:epc:id:sgtin:4012345.012345.D${day}N${at}`],
      })),
    },
  });
  const captures = nodes.map(async (node) => {
    const answer = await fetch(`${node.base}/epcis/capture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/ld+json' },
      body: document,
    });
    expect(answer.status).toBe(202);
    const job = answer.headers.get('location')!;
    await until('the document was read', async () => {
      const told = JSON.parse(await read(node.base, job, token)) as { running: boolean };
      return !told.running;
    });
  });
  const own = nodes.map(async ({ app }, at) => {
    for (let n = 0; n < each; n += 1)
      await transact(app.database.main, systemActor, (tx) =>
        recordEvent(app, tx, {
          companyId: company,
          kind: 'freeze',
          runs: [{ first: 1, last: 2 }],
          reason: `day ${day} node ${at} event ${n}`,
        }),
      );
  });
  await Promise.all([...captures, ...own]);
}

/** Seals on both nodes at once, without the job list, which lets only one of them. One may have to give way. */
async function sealOnBoth(): Promise<void> {
  const results = await Promise.allSettled(
    nodes.map(({ app }) =>
      sealJob.run(
        {
          id: 0,
          payload: {},
          cursor: null,
          step: async (work) => {
            await transact(app.database.main, systemActor, work);
          },
        },
        app,
      ),
    ),
  );
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: '23505' });
}

test('two nodes that write, seal and sign at once have one log without a fork', async () => {
  await until('the log is signed', async () => (await owner.rows('select from log_head')).length);
  const kept = [await checkpointOf(nodes[0]!)];
  const days: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    await shift(`${round} days`);
    await writeOn(round);
    const { day } = await owner.row<{ day: string }>(
      `select ((now() at time zone 'Asia/Shanghai')::date)::text as day`,
    );
    days.push(day);
    await shift(`${round + 1} days`);
    await owner.rows(
      `update clock_watch set seen_time = now(), steady_since = now() - interval '9 days'`,
    );
    await sealOnBoth();
    // One that gave way learns at its next turn what the other signed.
    await sealOnBoth();
    // What a node hands out may be some seconds old.
    const head = await until('both nodes hand out the new head', async () => {
      const [one, other] = await Promise.all(nodes.map(checkpointOf));
      return one === other && one !== kept.at(-1) ? one : null;
    });
    kept.push(head);
  }
  const { keys } = JSON.parse(await read(nodes[0]!.base, publicLog.about)) as About;
  const places = await owner.rows<{ place: number; at: number }>(
    `select place, (day - (select min(day) from log_day))::int as at from log_day order by place`,
  );
  expect(places.map(({ place, at }) => place - at)).toEqual(places.map(() => 0));
  const sizeOf = (head: string) => readCheckpoint(readNote(head)!.text)!.size;
  expect(new Set(kept.map(sizeOf)).size).toBe(kept.length);
  const head = { checkpoint: kept.at(-1)!, keys };
  for (const node of nodes)
    for (const earlier of kept.slice(0, -1)) {
      const consistency = await read(node.base, `${publicLog.consistency}?from=${sizeOf(earlier)}`);
      expect(verifyHead(head, { keys, head: earlier, consistency }).faults).toEqual([]);
    }

  for (const [round, day] of days.entries()) {
    const exported = await Promise.all(
      nodes.map(async ({ base }) =>
        (await read(base, `/api/web/event/export?day=${day}`, token)).trimEnd().split('\n'),
      ),
    );
    const [lines] = exported as [string[]];
    expect(exported[1]!.map((line) => canonicalJson(JSON.parse(line)))).toEqual(
      lines.map((line) => canonicalJson(JSON.parse(line))),
    );
    expect((await verifyDay(lines, { keys })).faults).toEqual([]);
    const told = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[0] ?? []);
    const captured = told(new RegExp(`D${round}N\\d+`));
    const own = told(new RegExp(`day ${round} node \\d event \\d+`));
    expect([captured.length, new Set(captured).size]).toEqual([each, each]);
    expect([own.length, new Set(own).size]).toEqual([2 * each, 2 * each]);
  }
}, 300_000);
