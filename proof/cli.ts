import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Bundle } from './formats.ts';
import { linesOf } from './lines.ts';
import { headOf, reportOf } from './report.ts';
import { isBundle, verifyBundle } from './verify-bundle.ts';
import { verifyDay } from './verify-day.ts';
import type { Trust } from './verify-head.ts';
import { verifyStamps } from './verify-stamps.ts';

const usage = `Usage: node suyuan-verify.mjs FILE [options]

FILE is an exported day (.jsonl) or the proof.json of a product's history.

  --key KEY           a public key of the log or of a witness that must have signed, or a file with
                      some; may be repeated
  --head FILE         a head of the log that you kept
  --consistency FILE  the proof that this head and the one in the file are of one log
  --root HEX          the root of the day`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string', multiple: true },
    head: { type: 'string' },
    consistency: { type: 'string' },
    root: { type: 'string' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error(usage);
  process.exit(2);
}
const read = (name: string) => readFileSync(name, 'utf8');
const trust: Trust = {
  keys: (values.key ?? []).flatMap((key) =>
    existsSync(key) ? read(key).split(/\s+/).filter(Boolean) : [key],
  ),
  ...(values.head !== undefined && { head: read(values.head) }),
  ...(values.consistency !== undefined && { consistency: read(values.consistency) }),
  ...(values.root !== undefined && { root: values.root }),
};

const verified =
  path.extname(file) === '.json' && isBundle(read(file))
    ? verifyBundle(read(file), trust, besides(file))
    : await verifyDay(linesOf(createReadStream(file)), trust);
const stamped = await verifyStamps(headOf(verified));
const { facts, faults, verdict, isSound } = reportOf(verified, 'en', stamped);
for (const line of [...facts, ...faults, verdict]) console.log(line);
process.exitCode = isSound ? 0 : 1;

/** What lies in the same folder and belongs to the proof. */
function besides(proof: string) {
  const at = (name: string) => path.join(path.dirname(proof), path.basename(name));
  const { files } = JSON.parse(read(proof)) as Bundle;
  const here = Object.keys(files ?? {}).filter((name) => existsSync(at(name)));
  return {
    ...(existsSync(at('signature.txt')) && { signature: read(at('signature.txt')) }),
    files: new Map(here.map((name) => [name, new Uint8Array(readFileSync(at(name)))])),
  };
}
