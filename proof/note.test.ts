import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import {
  cosignature,
  cosigned,
  noteKey,
  readCheckpoint,
  readKey,
  readNote,
  seenAt,
  signatureBy,
  signatureLine,
  writeCheckpoint,
  writeKey,
  writeNote,
} from './note.ts';

// The example of Go's note package: https://pkg.go.dev/golang.org/x/mod/sumdb/note (BSD-3-Clause).
const peter = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const example = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

test('a note that others signed is verified, and nothing that differs from it', () => {
  const key = readKey(peter)!;
  expect(writeKey(key)).toBe(peter);
  const note = readNote(example)!;
  expect(signatureBy(note, key)).not.toBeNull();
  expect(signatureBy({ ...note, text: note.text.replace('answer', 'question') }, key)).toBeNull();
  expect(signatureBy(note, { ...key, name: 'Peter' })).toBeNull();
  for (const broken of [
    example.trimEnd(),
    example.replace('\n\n', '\n'),
    example.replace('— ', '- '),
  ])
    expect(readNote(broken)).toBeNull();
  for (const broken of [peter.replace('c74f', 'c74e'), 'PeterNeumann', `${peter}=`, ''])
    expect(readKey(broken)).toBeNull();
});

test('a head is written as others read it, and a witness signs it with the time', () => {
  const seed = sha256(utf8ToBytes('witness'));
  const head = { origin: 'log.example', size: 12, root: sha256(utf8ToBytes('root')) };
  const text = writeCheckpoint(head);
  expect(readCheckpoint(text)).toEqual(head);
  expect(readCheckpoint(`${text}an extension\n`)).toEqual(head);
  for (const broken of ['', 'a\n-1\nAA==\n', `log.example\n012\n${text.split('\n')[2]}\n`])
    expect(readCheckpoint(broken)).toBeNull();

  const witness = noteKey('witness.example', ed25519.getPublicKey(seed), 'cosignature');
  const signature = cosignature(1_700_000_000, ed25519.sign(cosigned(text, 1_700_000_000), seed));
  const note = readNote(writeNote(text, [signatureLine(witness, signature)]))!;
  expect(seenAt(signatureBy(note, witness)!)).toBe(1_700_000_000);
  expect(readKey(writeKey(witness))).toEqual(witness);
  const later = cosignature(1_700_000_001, signature.slice(8));
  const forged = readNote(writeNote(text, [signatureLine(witness, later)]))!;
  expect(signatureBy(forged, witness)).toBeNull();
});
