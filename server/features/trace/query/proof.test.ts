import { BlobReader, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import type { Bundle } from '#proof/formats.ts';
import { verifyBundle } from '#proof/verify-bundle.ts';
import type { Trust } from '#proof/verify-head.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let files: Map<string, Uint8Array>;
let proof: string;
let signature: string;
let bundle: Bundle;
let trust: Trust;
let seq: number;
const textOf = (name: string) => new TextDecoder().decode(files.get(name));

const download = async (id: number, username: string) => {
  const { token } = await node.signIn(username);
  return fetch(`${node.base}/api/web/traceQuery/proof?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
};
async function unzip(archive: ArrayBuffer): Promise<Map<string, Uint8Array>> {
  const reader = new ZipReader(new BlobReader(new Blob([archive])), { useWebWorkers: false });
  const found = new Map<string, Uint8Array>();
  for (const entry of await reader.getEntries())
    found.set(entry.filename, await (entry as FileEntry).getData(new Uint8ArrayWriter()));
  return found;
}

beforeAll(async () => {
  // A product that was sold through a dealer, so that its box was packed and shipped, too.
  const row = await owner.row<{ seq: string }>(
    `select c.seq from sale_code c join shipment_code s on s.company_id = c.company_id and s.seq = c.seq
     where c.company_id = 1 order by c.seq limit 1`,
  );
  seq = Number(row.seq);
  const answer = await download(seq, 'demo');
  expect(answer.status).toBe(200);
  files = await unzip(await answer.arrayBuffer());
  proof = textOf('proof.json');
  signature = textOf('signature.txt');
  bundle = JSON.parse(proof) as Bundle;
  const about = (await (await fetch(node.base + publicLog.about)).json()) as { keys: string[] };
  trust = { keys: about.keys };
});

const faultsOf = (file: string) => verifyBundle(file, trust).faults.map(({ what }) => what);
const changed = (change: (own: Bundle) => void) => {
  const own = structuredClone(bundle);
  change(own);
  return JSON.stringify(own);
};

describe('[BP-7] the history of one product for somebody who believes nobody', () => {
  test('is a paper, the proof, its signature and what verifies it', async () => {
    // And the page that verifies them, where it was built.
    expect([...files.keys()].slice(0, 3)).toEqual(['溯源证明.pdf', 'proof.json', 'signature.txt']);
    expect(textOf('溯源证明.pdf')).toMatch(/^%PDF-/);
    const all = await owner.row<{ n: number }>(
      `select count(*)::int as n from trace_event_run where company_id = 1 and $1 between first_seq and last_seq`,
      [seq],
    );
    expect(bundle.events.length + bundle.pending.length).toBe(all.n);
    expect(bundle.events.length).toBeGreaterThan(3);
    const verified = verifyBundle(proof, trust, { signature, files });
    expect(verified.faults).toEqual([]);
    expect(verified.log.isTrusted).toBe(true);
  });

  test('does not hold with an event of another product, of another place, changed or moved', () => {
    const [first, second] = bundle.events;
    expect(faultsOf(changed((own) => (own.number += 1_000_000)))).toContain('otherProduct');
    expect(faultsOf(changed((own) => (own.events[0]!.event.action = 'DELETE')))).toContain(
      'changed',
    );
    expect(
      faultsOf(changed((own) => (own.events[0]!.event.recordTime = '2020-01-01T00:00:00.000000Z'))),
    ).toContain('path');
    expect(faultsOf(changed((own) => (own.events[0]!.order += 1)))).toContain('path');
    expect(faultsOf(changed((own) => (own.events[0]!.day = '2020-01-01')))).toContain('notInLog');
    expect(faultsOf(changed((own) => (own.events[0]!.path = second!.path.slice(1))))).toContain(
      'path',
    );
    expect(faultsOf(changed((own) => (own.days[0]!.company = '别的企业')))).toContain('path');
    expect(faultsOf(changed((own) => (own.days[0]!.events += 1)))).toContain('path');
    expect(faultsOf(changed((own) => (own.company_id = 38)))).toContain('otherDay');
    expect(faultsOf(changed((own) => (own.head = null)))).toContain('noHead');
    expect(faultsOf(changed((own) => (own.events = [first!])))).toEqual([]);
    // That something was taken out of the proof is told by its signature.
    const fewer = changed((own) => (own.events = [first!]));
    expect(verifyBundle(fewer, trust, { signature }).faults).toMatchObject([
      { what: 'bundleSignature' },
    ]);
  });

  test('does not hold with another paper in front of it', () => {
    const paper = new Map([['溯源证明.pdf', new TextEncoder().encode('%PDF-1.3 something else')]]);
    expect(verifyBundle(proof, trust, { files: paper }).faults).toMatchObject([{ what: 'file' }]);
  });

  test('is handed out by those who may, of their own company, and that is written down', async () => {
    expect((await download(seq, 'other')).status).toBe(404);
    expect((await download(seq, 'sales')).status).toBe(403);
    expect((await download(2 ** 39, 'demo')).status).toBe(404);
    const { n } = await owner.row<{ n: number }>(
      `select count(*)::int as n from operation_log where path = 'traceQuery/proof' and target_id = $1::text`,
      [seq],
    );
    expect(n).toBe(1);
  });
});
