import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import { eventId, hashEvent, type EpcisEvent } from '#proof/event-hash.ts';
import type { ExportHead } from '#proof/formats.ts';
import { companyLeaf, dayLeaf, eventLeaf } from '#proof/leaves.ts';
import { rootOf } from '#proof/merkle.ts';
import { noteKey, signatureLine, writeCheckpoint, writeKey, writeNote } from '#proof/note.ts';
import { verifyDay } from '#proof/verify-day.ts';
import type { Trust } from '#proof/verify-head.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Event = Record<string, unknown>;
let head: ExportHead;
let lines: string[];
let otherDay: string[];
/** What an auditor got from elsewhere: the key of the log. */
let trust: Trust;

beforeAll(async () => {
  const demo = await node.signIn('demo');
  const exported = async (day: string) => {
    const answer = await fetch(`${node.base}/api/web/event/export?day=${day}`, {
      headers: { authorization: `Bearer ${demo.token}` },
    });
    return (await answer.text()).trimEnd().split('\n');
  };
  const days = await owner.rows<{ day: string }>(
    `select day::text from event_root r where company_id = 1 and events > 3
       and day in (select day from log_day) order by events desc limit 2`,
  );
  const [first, ...rest] = await exported(days[0]!.day);
  head = JSON.parse(first!) as ExportHead;
  lines = rest;
  otherDay = await exported(days[1]!.day);
  const about = (await (await fetch(node.base + publicLog.about)).json()) as { keys: string[] };
  trust = { keys: about.keys };
});

const check = (day: readonly string[], known = trust) => verifyDay(day, known);
const whole = (first: object, rest: readonly string[]) => [JSON.stringify(first), ...rest];
const parse = (line: string) => JSON.parse(line) as Event;

/** An event as a forger writes it who knows how everything is computed. */
function forged(line: string, change: Event): string {
  const event = { ...parse(line), ...change };
  const { '@context': _context, ...rest } = event;
  return canonicalJson({
    ...event,
    eventID: eventId(hashEvent(rest as unknown as EpcisEvent, head.namespaces)),
  });
}

/** The header that goes with forged events: everything computed again that can be without the key. */
function withForgedHead(changed: readonly string[], place: Partial<ExportHead> = {}): string[] {
  const own = { ...head, ...place };
  const hashes = changed.map((line, order) => {
    const { '@context': _context, ...event } = parse(line);
    const hash = hashEvent(event as unknown as EpcisEvent, own.namespaces);
    return eventLeaf({ company_id: own.company_id, day: own.day, order }, line, hash);
  });
  const root = bytesToHex(rootOf(hashes));
  const proof = { ...own.proof!, ...place, events: changed.length, root };
  return whole({ ...own, events: changed.length, root, proof }, changed);
}

/** All of it, the log too, signed with another key. */
function withForgedLog(changed: readonly string[]): string[] {
  const [first, ...rest] = withForgedHead(changed);
  const own = JSON.parse(first!) as ExportHead;
  const { company_id, company, day, scheme, events } = own;
  const sealed = { company_id, company, day, scheme, events, root: hexToBytes(own.root!) };
  const companies = rootOf([companyLeaf(sealed)]);
  const root = rootOf([dayLeaf({ day, companies: 1, root: companies })]);
  const seed = new Uint8Array(32).fill(7);
  const origin = head.head!.checkpoint.split('\n')[0]!;
  const key = noteKey(origin, ed25519.getPublicKey(seed));
  const text = writeCheckpoint({ origin, size: 1, root });
  const signature = ed25519.sign(utf8ToBytes(text), seed);
  const proof = {
    ...own.proof!,
    companies: 1,
    company_index: 0,
    company_path: [],
    day_index: 0,
    day_path: [],
  };
  const checkpoint = writeNote(text, [signatureLine(key, signature)]);
  return whole({ ...own, proof, head: { checkpoint, keys: [writeKey(key)] } }, rest);
}

const oneLess = () => lines.slice(0, -1);
const withLine = (at: number, line: string) => lines.with(at, line);
const laterBy = (time: string, hours: number) =>
  new Date(Date.parse(time) + hours * 3_600_000).toISOString();

describe('of an exported day is noticed', () => {
  const ways: [what: string, day: () => string[]][] = [
    [
      'a value that was changed',
      () => whole(head, withLine(1, lines[1]!.replace('"action":"', '"action":"X'))),
    ],
    [
      'a value that was changed with its hash',
      () => whole(head, withLine(1, forged(lines[1]!, { 'suyuan:kind': 'void' }))),
    ],
    [
      'a value that was changed with its hash and the root of the day',
      () => withForgedHead(withLine(1, forged(lines[1]!, { 'suyuan:kind': 'void' }))),
    ],
    ['an event that is left out', () => whole(head, oneLess())],
    ['an event that is left out with its count and root', () => withForgedHead(oneLess())],
    ['an event that stands there twice', () => whole(head, [...lines, lines[0]!])],
    ['an event that stands there twice, counted', () => withForgedHead([...lines, lines[0]!])],
    ['events in another order', () => whole(head, [lines[1]!, lines[0]!, ...lines.slice(2)])],
    [
      'events in another order with a root to match',
      () => withForgedHead([lines[1]!, lines[0]!, ...lines.slice(2)]),
    ],
    [
      'an event that was invented',
      () => withForgedHead([...lines, forged(lines[0]!, { 'suyuan:numbers': '1-2' })]),
    ],
    [
      'another time of recording, which the hash of the standard does not cover',
      () =>
        whole(
          head,
          withLine(0, canonicalJson({ ...parse(lines[0]!), recordTime: '2020-01-01T00:00:00Z' })),
        ),
    ],
    [
      'the same time in another zone, which the hash of the standard does not tell apart',
      () => {
        const event = parse(lines[0]!);
        const time = laterBy(String(event.eventTime), 1).replace('Z', '+01:00');
        return whole(head, withLine(0, canonicalJson({ ...event, eventTime: time })));
      },
    ],
    [
      'another spelling of the same word, which the hash of the standard does not tell apart',
      () => {
        const action = parse(lines[0]!);
        const bizStep = `https://ref.gs1.org/cbv/BizStep-${String(action.bizStep)}`;
        return whole(head, withLine(0, canonicalJson({ ...action, bizStep })));
      },
    ],
    [
      'fields in another order',
      () =>
        whole(
          head,
          withLine(
            0,
            JSON.stringify(Object.fromEntries(Object.entries(parse(lines[0]!)).toReversed())),
          ),
        ),
    ],
    ['spaces', () => whole(head, withLine(0, lines[0]!.replace('{', '{ ')))],
    [
      'a field that is there twice, of which some readers take the first',
      () => whole(head, withLine(0, lines[0]!.replace('{', '{"action":"DELETE",'))),
    ],
    [
      'another meaning of a prefix',
      () => whole(head, withLine(0, lines[0]!.replace('urn:suyuan:epcis:', 'urn:somebody:epcis:'))),
    ],
    ['another day in the header', () => withForgedHead(lines, { day: '2020-01-01' })],
    ['another company in the header', () => withForgedHead(lines, { company_id: 38 })],
    ['another name of the company in the header', () => withForgedHead(lines, { company: 'Else' })],
    [
      'another day that is handed out as this one',
      () => whole({ ...head, events: otherDay.length - 1 }, otherDay.slice(1)),
    ],
    [
      'the proof of another day',
      () => whole({ ...head, proof: (JSON.parse(otherDay[0]!) as ExportHead).proof }, lines),
    ],
    ['the weaker rule of earlier days', () => whole({ ...head, scheme: 1 }, lines)],
    ['a day without its proof', () => whole({ ...head, proof: null }, lines)],
    ['a day without a signed head', () => whole({ ...head, head: null }, lines)],
    [
      'a head that was changed after it was signed',
      () => {
        const [origin, size, ...rest] = head.head!.checkpoint.split('\n');
        const checkpoint = [origin, String(Number(size) + 1), ...rest].join('\n');
        return whole({ ...head, head: { ...head.head!, checkpoint } }, lines);
      },
    ],
    ['a log of a forger, signed with a key of theirs', () => withForgedLog(oneLess())],
  ];

  test.each(ways)('%s', async (_what, day) => {
    expect((await check(day())).faults).not.toEqual([]);
  });

  test('nothing where nothing was done', async () => {
    const verified = await check(whole(head, lines));
    expect(verified.faults).toEqual([]);
    expect(verified.log).toMatchObject({ isTrusted: true });
  });

  test('that a key is not the one in the file, also where the forger’s file agrees with itself', async () => {
    const file = withForgedLog(oneLess());
    const alone = await check(file, {});
    expect(alone.faults).toEqual([]);
    expect(alone.log).toMatchObject({ isTrusted: false });
    expect((await check(file)).faults).toEqual([{ line: null, what: 'otherKey' }]);
  });

  test('a root that is not the one that was kept', async () => {
    const root = head.root!;
    expect((await check(whole(head, lines), { root })).faults).toEqual([]);
    const other = root.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect((await check(whole(head, lines), { root: other })).faults).toEqual([
      { line: null, what: 'otherRoot' },
    ]);
  });
});
