import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesIn, numbersIn, sortNumbers } from '#scripts/clauses.ts';
import { root } from '#scripts/surroundings.mjs';

// Lists which clauses of the specification a test names in its title, and which none does.
const specification = join(root, '..', 'shared', 'spec', 'ledger.md');
const rooms = [
  'contract',
  'blocks',
  'viewer',
  'browser',
  'server',
  'admin',
  'consumer',
  'scan',
  'scripts',
  'e2e',
];

const files = rooms
  .filter((room) => existsSync(join(root, room)))
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name),
    ),
  )
  .filter((name) => /\.(test\.tsx?|spec\.ts)$/.test(name));
const proofs = new Map<string, string[]>();
for (const file of files) {
  for (const number of numbersIn(readFileSync(join(root, file), 'utf8'))) {
    proofs.set(number, [...(proofs.get(number) ?? []), file]);
  }
}

if (existsSync(specification)) compare(clausesIn(readFileSync(specification, 'utf8')));
else for (const number of sortNumbers(proofs.keys())) console.log(line(number));

function compare(clauses: Map<string, string>): void {
  const open = [...clauses.keys()].filter((number) => !proofs.has(number));
  const unknown = sortNumbers(proofs.keys()).filter((number) => !clauses.has(number));
  console.log('With a test:');
  for (const number of clauses.keys()) if (proofs.has(number)) console.log(`  ${line(number)}`);
  console.log('\nWithout a test:');
  for (const number of open)
    console.log(`  ${number.padEnd(8)} ${clauses.get(number)?.slice(0, 100)}`);
  if (unknown.length > 0)
    console.log(`\nNamed by tests but not in the specification: ${unknown.join(', ')}`);
  console.log(`\n${clauses.size - open.length} of ${clauses.size} clauses have a test.`);
}

function line(number: string): string {
  return `${number.padEnd(8)} ${[...new Set(proofs.get(number))].join(', ')}`;
}
