import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TraceAnswer } from '#contract/features/trace/query/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { recordEvent } from '#server/events/record.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { writeDigits } from '#server/security/covert-codes.mjs';
import { openSeed } from '#server/security/make.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let other: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  other = await node.signIn('other');
});

const find = async (text: string, user = demo) => {
  const answer = await user.post('traceQuery/find', { text });
  expect(answer).toMatchObject({ code: 0 });
  return answer.data as TraceAnswer;
};
const codeOf = async (seq: number, company = 1) =>
  (
    await transact(node.app.database.main, systemActor, async (tx) => {
      const row = await tx
        .selectFrom('identifier')
        .select(['seq', 'code'])
        .where('company_id', '=', company)
        .where('seq', '=', seq)
        .executeTakeFirstOrThrow();
      return codeTexts(node.app, tx, company, [row]);
    })
  ).get(seq)!;

describe('one box finds', () => {
  test('a serial number, however it was typed or scanned, with everything known of it', async () => {
    const { seq, parent } = await owner.row<{ seq: string; parent: string }>(
      `select seq, parent_seq as parent from identifier where company_id = 1 and parent_seq is not null limit 1`,
    );
    const code = await codeOf(Number(seq));
    const spaced = code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
    for (const text of [
      code,
      spaced,
      `https://t.example/c/${code}`,
      `/01/09506000134352/21/${code}`,
    ]) {
      const known = await find(text);
      expect(known).toMatchObject({ found: 'identifier', identifier: { id: Number(seq), code } });
    }
    const known = await find(code);
    if (known.found !== 'identifier') throw new Error('not found');
    // The box may stand on a pallet.
    expect(known.parents.at(-1)?.id).toBe(Number(parent));
    expect(known.batch?.id).toBe(known.identifier.batch_id);
    expect(known.identifier.events.map(({ kind }) => kind)).toContain('generate');
    const box = await find(await codeOf(Number(parent)));
    if (box.found !== 'identifier') throw new Error('not found');
    expect(box.children.map(({ id }) => id)).toContain(Number(seq));
    expect(box.children_count).toBeGreaterThanOrEqual(box.children.length);
  });

  test('who activated it, masked', async () => {
    const { seq } = await owner.row<{ seq: string }>(
      'select seq from warranty where company_id = 1 limit 1',
    );
    const known = await find(await codeOf(Number(seq)));
    if (known.found !== 'identifier') throw new Error('not found');
    expect(known.warranty?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(known.warranty?.name).toMatch(/^.\*\*$/);
  });

  test('what else happened to it, as far as the asker may see it', async () => {
    const { seq } = await owner.row<{ seq: string }>(
      `select q.seq from quality_record q join shipment_code s on s.company_id = q.company_id and s.seq = q.seq
       where q.company_id = 1 limit 1`,
    );
    const code = await codeOf(Number(seq));
    const known = await find(code);
    if (known.found !== 'identifier') throw new Error('not found');
    const { records, documents, seals } = known.story;
    const { n } = await owner.row<{ n: string }>(
      'select count(*) as n from quality_record where company_id = 1 and seq = $1',
      [seq],
    );
    expect(records).toHaveLength(Number(n));
    expect(records.map(({ pass_time: time }) => time)).toEqual(
      records.map(({ pass_time: time }) => time).toSorted(),
    );
    expect(documents.map(({ kind }) => kind)).toContain('shipment');
    expect(seals.length).toBeGreaterThan(0);
    expect(seals.every(({ root }) => root === null || /^[0-9a-f]{64}$/.test(root))).toBe(true);

    // The identifier administrator sees neither tests nor repairs in their lists, and so not here.
    const clerk = await node.signIn('identity');
    const told = await find(code, clerk);
    if (told.found !== 'identifier') throw new Error('not found');
    expect(told.story).toMatchObject({ records: [], repairs: [], reports: [], findings: [] });
    expect(told.story.seals).toEqual(seals);
  });

  test('a batch, how many of it stand where, and what happened to it', async () => {
    const { code, n } = await owner.row<{ code: string; n: string }>(
      `select b.code, count(*) as n from batch b join identifier i on i.company_id = 1 and i.batch_id = b.id
       where b.company_id = 1 group by 1 order by 2 desc limit 1`,
    );
    const known = await find(code);
    if (known.found !== 'batch') throw new Error('not found');
    expect(known.states.reduce((sum, one) => sum + one.n, 0)).toBe(Number(n));
    expect(known.events.length).toBeGreaterThan(0);
  });

  test('packs by their number', async () => {
    const { code } = await owner.row<{ code: string }>(
      'select code from identifier_pack where company_id = 1 limit 1',
    );
    expect(await find(code.toLowerCase())).toMatchObject({ found: 'pack', pack: { code } });
  });

  test('security codes, without counting for consumers, and not too many of them', async () => {
    const { id: pack, first } = await owner.row<{ id: number; first: string }>(
      `select id, first_seq as first from identifier_pack p where company_id = 1 and state = 'ready' and key_id is not null
       and not exists (select from security_pack s where s.pack_id = p.id) limit 1`,
    );
    const made = await demo.post('securityPack/add', { kind: 'bound', pack_id: pack });
    const { id, code: number } = made.data as { id: number; code: string };
    await until(
      'the codes are made',
      async () => (await demo.get('securityPack/info', { id })).data.state === 'ready',
    );
    const { seed } = await owner.row<{ seed: Buffer }>(
      'select seed_sealed as seed from security_pack where id = $1',
      [id],
    );
    const covert = writeDigits(openSeed(node.app, 1, seed), 'bound', 0, 1).toString();
    const serial = await codeOf(Number(first));
    expect(await find(`${serial} ${covert}`)).toMatchObject({
      found: 'securityPack',
      is_right: true,
      pack: { id },
    });
    const wrong = covert === '11111111' ? '22222222' : '11111111';
    expect(await find(`${serial} ${wrong}`)).toMatchObject({
      found: 'securityPack',
      is_right: false,
    });
    expect(await find(number)).toMatchObject({ found: 'securityPack', is_right: null });
    const kept = await owner.row('select scans from bound_code where seq = $1', [first]);
    expect(kept).toEqual({ scans: 0 });
    const answers = [];
    for (let time = 0; time < 22; time += 1)
      answers.push((await demo.post('traceQuery/find', { text: `${serial} ${wrong}` })).code);
    expect(answers.at(-1)).toBe(429);
  });

  test('nothing of another company, and nothing in nonsense', async () => {
    const { seq, code } = await owner.row<{ seq: string; code: string }>(
      `select i.seq, b.code from identifier i join batch b on b.company_id = 1 and b.id = i.batch_id where i.company_id = 1 limit 1`,
    );
    expect(await find(await codeOf(Number(seq)), other)).toEqual({ found: 'nothing' });
    expect(await find(code, other)).toEqual({ found: 'nothing' });
    for (const text of [
      'nothing',
      "' or 1=1 --",
      '😀',
      '字'.repeat(500),
      '/////',
      '%',
      '12345678901234567890',
    ])
      expect(await find(text)).toEqual({ found: 'nothing' });
    expect(await demo.post('traceQuery/find', { text: '' })).toMatchObject({ code: 422 });
  });
});

describe('a day of events', () => {
  const exported = async (day: string, user = demo) => {
    const answer = await fetch(`${node.base}/api/web/event/export?day=${day}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    return { status: answer.status, text: await answer.text() };
  };
  async function* linesOf(text: string) {
    for (const line of text.split('\n')) yield line;
  }
  const busyDay = () =>
    owner.row<{ day: string; n: string }>(
      `select to_char(record_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) as n from trace_event
       where company_id = 1 and record_time < now() - interval '2 days' group by 1 order by 2 desc limit 1`,
    );

  test('is exported with the root over it, and anyone can prove that nothing was changed', async () => {
    const { day, n } = await busyDay();
    const { status, text } = await exported(day);
    expect(status).toBe(200);
    const proven = await verifyDay(linesOf(text));
    expect(proven).toMatchObject({ events: Number(n), faults: [] });
    expect(proven.head).toMatchObject({ day, company_id: 1, events: Number(n) });
    const event = JSON.parse(text.split('\n')[1]!) as Record<string, unknown>;
    expect(event).toMatchObject({ type: 'ObjectEvent', eventTimeZoneOffset: '+08:00' });
    expect(event.eventID).toMatch(/^ni:\/\/\/sha-256;[0-9a-f]{64}\?ver=CBV2\.0$/);
    const kept = await owner.row<{ root: Buffer }>(
      'select root from event_root where company_id = 1 and day = $1',
      [day],
    );
    expect(kept.root.toString('hex')).toBe(proven.root);
  });

  test('a line that was changed, left out, doubled or moved is found', async () => {
    const { day } = await busyDay();
    const lines = (await exported(day)).text.trim().split('\n');
    const check = (changed: string[]) => verifyDay(linesOf(changed.join('\n')));
    const tampered = lines.with(2, lines[2]!.replace('"suyuan:kind":"', '"suyuan:kind":"un'));
    expect((await check(tampered)).faults[0]).toMatchObject({ line: 3 });
    const moved = [lines[0]!, lines[2]!, lines[1]!, ...lines.slice(3)];
    for (const changed of [lines.slice(0, -1), [...lines, lines[1]!], moved])
      expect((await check(changed)).faults).not.toEqual([]);
    expect((await check(['{}', ...lines.slice(1)])).faults[0]).toMatchObject({ line: 1 });
    expect((await check(lines.with(1, 'nothing'))).faults[0]).toMatchObject({ line: 2 });
  });

  test('npm run verify-events says which line was changed', async () => {
    const { day } = await busyDay();
    const { text } = await exported(day);
    const file = path.join(node.folder, 'events.jsonl');
    const run = () =>
      execFileSync('node', ['scripts/run.mjs', 'proof/cli.ts', file], {
        encoding: 'utf8',
      });
    writeFileSync(file, text);
    expect(run()).toContain('Everything is as it was sealed.');
    writeFileSync(file, text.replace('"action":"', '"action":"X'));
    let said = '';
    try {
      run();
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    expect(said).toContain('Line 2: The event was changed');
  });

  test('is sealed by a job, day by day, once it is over', async () => {
    for (const table of ['log_head', 'log_day']) await owner.rows(`delete from ${table}`);
    await owner.rows(`delete from event_root where company_id = 38`);
    await transact(node.app.database.main, systemActor, (tx) =>
      node.app.jobs.add(tx, { kind: 'events.seal', uniqueKey: 'seal now' }),
    );
    const days = () =>
      owner.row<{ missing: string }>(
        `select count(*) as missing from (select distinct company_id, (record_time at time zone 'Asia/Shanghai')::date as day
           from trace_event where record_time < date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
             - interval '1 day') d
         where not exists (select from event_root r where r.company_id = d.company_id and r.day = d.day)`,
      );
    await until('all days are sealed', async () => Number((await days()).missing) === 0);
    const { later } = await owner.row<{ later: string }>(
      `select count(*) as later from event_root where day >= (now() at time zone 'Asia/Shanghai')::date`,
    );
    expect(Number(later)).toBe(0);
  });

  test('is not handed out before it is over, nor to another company, nor without the right', async () => {
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await exported(today)).status).toBe(409);
    expect((await exported('2026-13-01')).status).toBe(422);
    const { day } = await busyDay();
    const { text } = await exported(day, other);
    expect(text).not.toContain('"suyuan:company":1,');
    // The right to search for one identifier does not include exporting a whole day.
    for (const username of ['procure', 'sales', 'identity'])
      expect((await exported(day, await node.signIn(username))).status).toBe(403);
    expect((await exported(day, await node.signIn('data'))).status).toBe(200);
  });

  test('that left the house is written down', async () => {
    const { day } = await busyDay();
    const count = async () =>
      (
        await owner.row<{ n: number }>(
          `select count(*)::int as n from operation_log where path = 'event/export' and after ->> 'day' = $1`,
          [day],
        )
      ).n;
    const before = await count();
    expect((await exported(day)).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('thirty thousand single numbers are one event, written within a moment', async () => {
    const runs = Array.from({ length: 30_000 }, (_one, at) => ({
      first: at * 2 + 1,
      last: at * 2 + 1,
    }));
    const id = await transact(node.app.database.main, systemActor, (tx) =>
      recordEvent(node.app, tx, { companyId: 1, kind: 'freeze', runs, reason: 'test' }),
    );
    const { quantity, body } = await owner.row<{ quantity: string; body: Record<string, string> }>(
      'select quantity, body from trace_event where id = $1',
      [id],
    );
    expect(Number(quantity)).toBe(30_000);
    expect(body['suyuan:numbers']!.split(',')).toHaveLength(30_000);
  });
});
