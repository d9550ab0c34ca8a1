import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tellVectors } from '#contract/gs1/vectors.fixture.ts';
import { eventFaults, readDocument } from './events.ts';
import { mutations } from './mutations.fixture.ts';
import { verdicts } from './verdicts.fixture.ts';

const bits = inflateRawSync(Buffer.from(verdicts, 'base64'));
const isTakenBySchema = (at: number) => ((bits[at >> 3]! >> (7 - (at % 8))) & 1) === 1;
function isTaken(given: unknown): boolean {
  const read = readDocument(given);
  return 'document' in read && read.document.events.every((one) => eventFaults(one).length === 0);
}

test('documents with one change each are taken and refused as the JSON schema of the standard does', () => {
  const differing: string[] = [];
  let [all, taken] = [0, 0];
  for (const { what, document } of mutations()) {
    if (isTakenBySchema(all)) taken += 1;
    if (isTaken(document) !== isTakenBySchema(all)) differing.push(what);
    all += 1;
  }
  tellVectors('EPCIS documents with one change', all - differing.length, all);
  expect({ all, taken }).toEqual({ all: 22_920, taken: 6_924 });
  // Editions of the schema differ in whether packing, fitting and trade have it; it is taken.
  const lasting = ['{"set":["active"]}', '{}'].map((value) => `+ persistentDisposition: ${value}`);
  expect(differing).toEqual(
    ['2 ', '3 ', '4 ', '8 epcisBody.eventList.1'].flatMap((at) =>
      lasting.map((one) => `${at} ${one}`),
    ),
  );
});
