import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { SignedHead } from './formats.ts';
import { followKeys, isInForce, readHandover, writeHandover } from './handover.ts';
import {
  noteKey,
  readCheckpoint,
  readNote,
  signatureLine,
  writeCheckpoint,
  writeKey,
  writeNote,
  type NoteKey,
} from './note.ts';
import { verifyHead } from './verify-head.ts';

const origin = 'log.example';
type Owner = { key: NoteKey; sign: (text: string) => string };
const owner = (secret: string, name = origin): Owner => {
  const seed = sha256(utf8ToBytes(secret));
  const key = noteKey(name, ed25519.getPublicKey(seed));
  return { key, sign: (text) => signatureLine(key, ed25519.sign(utf8ToBytes(text), seed)) };
};
const [first, second, third, thief] = ['1', '2', '3', 'thief'].map((secret) => owner(secret)) as [
  Owner,
  Owner,
  Owner,
  Owner,
];
const handOver = (from: Owner, to: Owner, { number = 2, size = 10, signers = [from, to] } = {}) => {
  const text = writeHandover({ origin, number, size, key: to.key });
  return writeNote(
    text,
    signers.map(({ sign }) => sign(text)),
  );
};
const head = (by: Owner, size: number, handovers: string[] = []): SignedHead => {
  const text = writeCheckpoint({ origin, size, root: sha256(utf8ToBytes('root')) });
  return { checkpoint: writeNote(text, [by.sign(text)]), keys: [writeKey(by.key)], handovers };
};
const faultsOf = (signed: SignedHead, believed?: Owner) =>
  verifyHead(signed, believed ? { keys: [writeKey(believed.key)] } : {}).faults.map(
    ({ what }) => what,
  );

describe('a log that changed its key', () => {
  const chain = [handOver(first, second), handOver(second, third, { number: 3, size: 20 })];

  test('is followed from an old key to the newest one', () => {
    for (const [by, size] of [
      [first, 10],
      [second, 11],
      [second, 20],
      [third, 21],
    ] as const) {
      const signed = head(by, size, chain);
      expect(faultsOf(signed, first)).toEqual([]);
      expect(verifyHead(signed, { keys: [writeKey(first.key)] }).isTrusted).toBe(true);
      expect(faultsOf(signed)).toEqual([]);
    }
    expect(faultsOf(head(third, 21, chain), second)).toEqual([]);
    expect(faultsOf(head(third, 21, chain), third)).toEqual([]);
    // Whoever knows the newest key only is told by it which one signed before.
    expect(faultsOf(head(second, 20, chain), third)).toEqual([]);
    expect(faultsOf(head(second, 21, chain), third)).toEqual(['retiredKey']);
    // What was handed out before the change has no handovers in it.
    expect(faultsOf(head(first, 5), first)).toEqual([]);
  });

  test('is not followed without a handover, or one that somebody else made', () => {
    expect(faultsOf(head(second, 11), first)).toEqual(['otherKey']);
    for (const signers of [[second], [thief, second], [first], [first, thief]])
      expect(faultsOf(head(second, 11, [handOver(first, second, { signers })]), first)).toEqual([
        'otherKey',
      ]);
    expect(faultsOf(head(thief, 11, [handOver(thief, thief)]), first)).toEqual(['otherKey']);
    // Nor from a log of another name.
    const other = owner('1', 'other.example');
    expect(followKeys([other.key], chain).map(({ key }) => key)).toEqual([other.key]);
    // A step is missing.
    expect(faultsOf(head(third, 21, chain.slice(1)), first)).toEqual(['otherKey']);
  });

  test('signs nothing more with a key that it replaced, nor before its time with a new one', () => {
    expect(faultsOf(head(first, 11, chain), first)).toEqual(['retiredKey']);
    expect(faultsOf(head(first, 11, chain))).toEqual(['retiredKey']);
    expect(faultsOf(head(second, 21, chain), first)).toEqual(['retiredKey']);
    expect(faultsOf(head(second, 10, chain), first)).toEqual(['retiredKey']);
    const keys = followKeys([first.key], chain);
    expect(keys.map((key) => isInForce(key, 15))).toEqual([false, true, false]);
  });

  test('hands over in a text that is no head, and a head is no handover', () => {
    const { text } = readNote(chain[0]!)!;
    expect(readCheckpoint(text)).toBeNull();
    expect(readHandover(text)).toMatchObject({ origin, number: 2, size: 10, key: second.key });
    expect(readHandover(readNote(head(first, 3).checkpoint)!.text)).toBeNull();
    for (const broken of [
      text.replace('\n2\n', '\n02\n'),
      text.replace('\n10\n', '\n-1\n'),
      text.replace(origin, 'other.example'),
      `${text}more\n`,
      text.replace('suyuan log key 1', 'suyuan log key 2'),
    ])
      expect(readHandover(broken), broken).toBeNull();
  });
});
