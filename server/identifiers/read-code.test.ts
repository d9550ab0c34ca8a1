import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { codeTexts } from './code-texts.ts';
import { findPack } from './directory.ts';
import { codeIn, readTyped } from './read-code.ts';
import { takeNumbers } from '../codes/space.ts';

const url = await copyDatabase();
const node = await startTestNode({}, url);
const { app } = node;
const second = await startTestNode({}, url);
const company = 1;
let first = 0;
let codes: string[] = [];
let packId = 0;

const asServer = <T>(work: (tx: Tx) => Promise<T>) =>
  transact(app.database.main, systemActor, work);

beforeAll(async () => {
  const demo = await node.signIn('demo');
  const rule = await standardRuleOf(await openOwner(url), company);
  packId = (await orderPack(demo, { rule_id: rule, quantity: 10 })).id;
  const query = { pack_id: packId, sort_field: 'id', sort_by: 'asc' };
  const rows = (await demo.get('identifier/index', query)).data as { id: number; code: string }[];
  first = rows[0]!.id;
  codes = rows.map(({ code }) => code);
});

describe('a code that is read', () => {
  test('leads to its number and its pack, on every node', async () => {
    for (const node of [app, second.app]) {
      const read = await readTyped(node, codes[3]!);
      expect(read).toMatchObject({ is: 'standard', seq: first + 3, pack: { id: packId } });
    }
  });

  test('may be typed in small letters, with blanks and with look-alikes', async () => {
    const [code] = codes;
    const loose = `${code!.slice(0, 4)} ${code!.slice(4, 8)}-${code!.slice(8)}`
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(await readTyped(app, loose)).toMatchObject({ is: 'standard', seq: first });
  });

  test.each([
    ['alone', (code: string) => ` ${code}\n`],
    ['in our link', (code: string) => `https://a.example/c/${code}`],
    [
      'in a link with more behind it',
      (code: string) => `https://a.example/c/${code}?language=en#x`,
    ],
    ['in a Digital Link', (code: string) => `https://a.example/01/06901234567892/21/${code}`],
    ['as a parameter', (code: string) => `https://a.example/template?x=1&code=${code}`],
    ['in a GS1 element string as it is printed', (code: string) => `(01)06901234567892(21)${code}`],
    ['in one with a lot before it', (code: string) => `(01)06901234567892(10)A-1(21)${code}`],
    [
      'in one as a scanner reads it',
      (code: string) => `]d2\u001D010690123456789210A-1\u001D21${code}\u001D11260101`,
    ],
    [
      'in one with an expiry date, from a linear symbol',
      (code: string) => `]C1010690123456789217271231310300015021${code}`,
    ],
    ['in one whose serial comes first', (code: string) => `]d221${code}\u001D0106901234567892`],
    [
      'in one typed by a scanner with another sign for FNC1',
      (code: string) => `]C1010690123456789210A-1{GS}21${code}`,
    ],
    [
      'in a Digital Link with data behind it',
      (code: string) => `https://a.example/01/06901234567892/10/A/21/${code}?17=271231`,
    ],
    ['in a link read from a QR code', (code: string) => `]Q1https://a.example/c/${code}`],
    ['alone in a Data Matrix', (code: string) => `]d1${code}`],
  ])('is found %s', (_, write) => {
    expect(codeIn(write(codes[0]!))).toBe(codes[0]);
  });

  test.each([
    '(00)106901234567890128',
    ']C100106901234567890128',
    '00106901234567890128',
    'https://id.example/00/106901234567890128',
  ])('a box is found by its SSCC: %s', (written) => {
    expect(codeIn(written)).toBe('106901234567890128');
  });

  test('one with a single wrong sign is nobody’s', async () => {
    const [code] = codes;
    for (let at = 0; at < 16; at += 1) {
      const wrong = code![at] === 'X' ? 'Y' : 'X';
      const forged = code!.slice(0, at) + wrong + code!.slice(at + 1);
      expect((await readTyped(app, forged)).is).toBe('unknown');
    }
  });

  test('one that was invented is refused without a question to the database', async () => {
    await readTyped(app, codes[0]!);
    const { main } = app.database;
    // The lookup would find nobody there.
    Object.assign(app.database, { main: null });
    try {
      expect((await readTyped(app, 'ZZZZ-ZZZZ-ZZZZ-ZZZZ')).is).toBe('unknown');
      expect((await readTyped(app, codes[0]!)).is).toBe('standard');
    } finally {
      Object.assign(app.database, { main });
    }
  });

  test.each([
    '',
    'x',
    '码'.repeat(16),
    '\0'.repeat(16),
    '🙂🙂🙂🙂',
    "' or 1=1 --",
    'A'.repeat(10_000),
  ])('what is no code at all is malformed (%#)', async (typed) => {
    expect((await readTyped(app, typed)).is).toBe('malformed');
  });
});

describe('packs', () => {
  test('are found by any number of theirs and by no other', async () => {
    expect(await findPack(app, first)).toMatchObject({ id: packId });
    expect(await findPack(app, first + 9)).toMatchObject({ id: packId });
    expect(await findPack(app, first + 10)).toBeNull();
    expect(await findPack(app, 2 ** 40 - 1)).toBeNull();
  });

  test('give back the codes of their numbers, to their company only', async () => {
    const rows = codes.map((_, at) => ({ seq: first + at, code: null }));
    const own = await asServer((tx) => codeTexts(app, tx, company, rows));
    expect([...own.values()]).toEqual(codes);
    expect(await asServer((tx) => codeTexts(app, tx, 38, rows))).toEqual(new Map());
  });
});

test('numbers taken at once never meet, and those taken back are taken again', async () => {
  const runs = await Promise.all(
    Array.from({ length: 20 }, () => asServer((tx) => takeNumbers(tx, 7))),
  );
  expect(new Set(runs).size).toBe(20);
  const next = Math.max(...runs) + 7;
  await asServer(async (tx) => {
    expect(await takeNumbers(tx, 100)).toBe(next);
    throw new Error('taken back');
  }).catch(() => undefined);
  expect(await asServer((tx) => takeNumbers(tx, 1))).toBe(next);
});
