import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
mkdirSync(path.join(root, '.cache'), { recursive: true });
// Inside the project, so that its packages and settings are found.
const folder = mkdtempSync(path.join(root, '.cache', 'typed-tables-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);

type Column = {
  table_name: string;
  column_name: string;
  is_nullable: string;
  is_generated: string;
  data_type: string;
};

/** A program that only compiles if the typed tables are these. */
function programOf(columns: readonly Column[]): string {
  const real = new Map<string, string[]>();
  // Computed by the database; some of them are typed, because statements read them.
  const computed = new Map<string, string[]>();
  for (const { table_name: table, column_name: name, ...column } of columns) {
    if (column.is_generated === 'ALWAYS')
      computed.set(table, [...(computed.get(table) ?? []), `'${name}'`]);
    else
      real.set(table, [
        ...(real.get(table) ?? []),
        // JSON has a null of its own.
        column.is_nullable === 'NO' && column.data_type === 'jsonb'
          ? `${name}: any`
          : `${name}: '${column.is_nullable === 'YES' ? 'maybe' : 'never'} null'`,
      ]);
  }
  const features = path.join(root, 'server/features');
  const added = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (one) => path.basename(one) === 'table.ts',
  );
  return [
    `import type { SelectType } from 'kysely';`,
    `import type { Tables } from '#server/database/tables.ts';`,
    ...added.map(
      (one) => `import type {} from '#server/features/${one.replaceAll(path.sep, '/')}';`,
    ),
    `type Typed = { [T in keyof Tables]: { [C in keyof Tables[T]]:`,
    `  null extends SelectType<Tables[T][C]> ? 'maybe null' : 'never null' } };`,
    `type Real = { ${[...real].map(([table, list]) => `${table}: { ${list.join('; ')} };`).join('\n')} };`,
    `export const known: keyof Real = '' as keyof Typed;`,
    // Tables that no statement of ours names are not typed, such as the months of a log.
    `type Of<M, T> = T extends keyof Typed ? T extends keyof M ? M[T] : object : object;`,
    ...[...real.keys()].flatMap((table) => {
      const typed = `Omit<Of<Typed, '${table}'>, ${computed.get(table)?.join(' | ') ?? 'never'}>`;
      return [
        `export const ${table}_typed = (row: ${typed}): Of<Real, '${table}'> => row;`,
        `export const ${table}_real = (row: Of<Real, '${table}'>): ${typed} => row;`,
      ];
    }),
  ].join('\n');
}

test('the typed tables are those of the database: the same columns, null where they may be', async () => {
  const columns = await owner.rows<Column>(
    `select table_name::text, column_name::text, is_nullable::text, is_generated::text, data_type::text from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  writeFileSync(path.join(folder, 'check.ts'), programOf(columns));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['check.ts'] }),
  );
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder],
    { cwd: root },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
