import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { fromBase64 } from '#proof/bytes.ts';
import type { SignedHead } from '#proof/formats.ts';
import { leafHash, rootOf } from '#proof/merkle.ts';
import { readCheckpoint, readKey, readNote, signatureBy } from '#proof/note.ts';
import { verifyHead } from '#proof/verify-head.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';
import { RewrittenLog, signHead } from './day-log.ts';
import { recordEvent } from './record.ts';

const url = await copyDatabase();
const node = await startTestNode({}, url);
const owner = await openOwner(url);
const { app } = node;
const act = <T>(work: (tx: Tx) => Promise<T>) => transact(app.database.main, systemActor, work);
const read = async (address: string) => {
  const answer = await fetch(node.base + address);
  return { status: answer.status, text: await answer.text() };
};
type About = { origin: string; keys: string[]; size: number };
const about = async () => JSON.parse((await read(publicLog.about)).text) as About;
const headNow = async (): Promise<SignedHead> => ({
  checkpoint: (await read(publicLog.checkpoint)).text,
  keys: (await about()).keys,
});
const seal = async (key: string) => {
  await act((tx) => app.jobs.add(tx, { kind: 'events.seal', uniqueKey: key }));
  await until('the log is signed', async () => {
    const { state } = await owner.row<{ state: string }>(
      'select state from job where unique_key = $1',
      [key],
    );
    return ['done', 'failed'].includes(state);
  });
};

test('the log has every day since the first, also empty ones, and its head is signed', async () => {
  await seal('first');
  const { gaps, days, last } = await owner.row<{ gaps: number; days: number; last: boolean }>(
    `select count(*)::int as days, (max(day) - min(day) + 1 - count(*))::int as gaps,
       max(day) = (now() at time zone 'Asia/Shanghai')::date - 1
         or now() at time zone 'Asia/Shanghai' < date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '15 minutes' as last
     from log_day`,
  );
  expect({ gaps, last }).toEqual({ gaps: 0, last: true });
  const known = await about();
  expect(known.size).toBe(days);
  const note = readNote((await read(publicLog.checkpoint)).text)!;
  expect(signatureBy(note, readKey(known.keys[0]!)!)).not.toBeNull();
  expect(readCheckpoint(note.text)).toMatchObject({ origin: known.origin, size: days });
});

test('everybody can compute its root from its entries, and that it only grew', async () => {
  const { text } = await read(publicLog.entries);
  const hashes = text
    .trim()
    .split('\n')
    .map((line) => leafHash(fromBase64(line)!));
  const head = await headNow();
  const { size, root, origin } = readCheckpoint(readNote(head.checkpoint)!.text)!;
  expect(hashes).toHaveLength(size);
  expect(rootOf(hashes)).toEqual(root);
  // An auditor kept the head of some days ago.
  const kept = `${origin}\n${size - 2}\n${Buffer.from(rootOf(hashes.slice(0, -2))).toString('base64')}\n`;
  const { text: consistency } = await read(`${publicLog.consistency}?from=${size - 2}`);
  const verify = (trust: object) => verifyHead(head, trust).faults.map(({ what }) => what);
  expect(verify({ head: kept, consistency })).toEqual([]);
  expect(verify({ head: kept })).toEqual(['headTooOld']);
  const other = kept.replace(/\n./, (start) => (start === '\n9' ? '\n8' : '\n9'));
  expect(verify({ head: other, consistency })).toEqual(['otherHead']);
  for (const wrong of ['?from=5&to=2', '?from=x', `?from=1&to=${size + 1}`, '?from=-1'])
    expect((await read(publicLog.consistency + wrong)).status).toBe(400);
});

test('what is recorded by a clock that went back goes into a day that is not in the log', async () => {
  const company = await owner.row<{ id: number }>(
    'select company_id as id from company where company_id not in (select company_id from event_root) limit 1',
  );
  await owner.rows(`insert into log_day (place, day, companies, root)
    select max(place) + 1, max(day) + 1, 0, '\\x00' from log_day`);
  const id = await act((tx) =>
    recordEvent(app, tx, { companyId: company.id, kind: 'freeze', runs: [{ first: 1, last: 2 }] }),
  );
  const { later } = await owner.row<{ later: boolean }>(
    `select (record_time at time zone 'Asia/Shanghai')::date > (select max(day) from log_day) as later
     from trace_event where id = $1`,
    [id],
  );
  expect(later).toBe(true);
  await owner.rows('delete from trace_event_run where event_id = $1', [id]);
  await owner.rows('delete from trace_event where id = $1', [id]);
  await owner.rows('delete from log_day where place = (select max(place) from log_day)');
});

test('a rewrite of everything by the owner of the database is noticed: nothing is signed, and those who kept a head see it', async () => {
  const before = await headNow();
  const { day } = await owner.row<{ day: string }>(
    'select day::text from event_root where company_id = 1 and events > 2 order by events desc limit 1',
  );
  // An event is gone, another is changed, and everything above them is computed again by the product itself.
  const ids = await owner.rows<{ id: number }>(
    `select id from trace_event where company_id = 1
       and (record_time at time zone 'Asia/Shanghai')::date = $1 order by id limit 2`,
    [day],
  );
  await owner.rows('delete from trace_event where id = $1', [ids[0]!.id]);
  await owner.rows(
    `update trace_event set body = body || '{"suyuan:kind": "void"}' where id = $1`,
    [ids[1]!.id],
  );
  await owner.rows('delete from event_root where company_id = 1 and day >= $1', [day]);
  await owner.rows('delete from event_tile where company_id = 1 and day >= $1', [day]);
  await owner.rows('delete from log_day where day >= $1', [day]);
  await owner.rows('delete from log_head');
  await act((tx) => app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'rewritten' }));
  await until('the job says why it signs nothing', async () => {
    const job = await owner.row<{ error: string | null }>(
      `select error from job where unique_key = 'rewritten'`,
    );
    return job.error?.includes('rewritten');
  });
  expect(await owner.rows('select from log_head')).toEqual([]);
  await expect(act((tx) => signHead(app, tx))).rejects.toThrow(RewrittenLog);
  await owner.rows(
    `update job set state = 'failed', end_time = now() where unique_key = 'rewritten'`,
  );

  // Even where this computer forgot what it signed, others have not.
  rmSync(path.join(node.folder, 'keys', 'log-head'));
  await seal('forgotten');
  await until('the new head is shown', async () => {
    const shown = await read(publicLog.checkpoint);
    return shown.status === 200 && shown.text !== before.checkpoint;
  });
  const after = await headNow();
  const { size } = readCheckpoint(readNote(before.checkpoint)!.text)!;
  const { text: consistency } = await read(`${publicLog.consistency}?from=${size}`);
  expect(verifyHead(after, { head: before.checkpoint, consistency }).faults).toEqual([
    { line: null, what: 'otherHead' },
  ]);
});
