import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { verifyExport } from '#server/events/verify.ts';

// Recomputes every hash of an exported day and the root over them: `npm run verify-events FILE`.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: npm run verify-events FILE');
const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
const { head, events, root, faults } = await verifyExport(lines);
if (head) console.log(`${head.company}, ${head.day}: ${events} events, root ${root}`);
for (const { line, what } of faults) console.log(line === null ? what : `line ${line}: ${what}`);
console.log(
  faults.length === 0 ? 'Everything is as it was sealed.' : 'This is not what was sealed.',
);
process.exitCode = faults.length === 0 ? 0 : 1;
