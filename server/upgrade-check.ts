import { version } from '../package.json' with { type: 'json' };
import { sizeInWords } from './backup/progress.ts';
import { openOwnerOf } from './database/embedded/open-owner.ts';
import { planMigrations, type MigrationPlan } from './database/migrate.ts';
import { hasSecret, loadSecret, makeSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { spaceOf } from './storage/space.ts';

/** A change of a table of so many rows may take minutes. */
const manyRows = 1_000_000;

/**
 * `npm run upgrade:check`: what the first start of this release would do to an installation, which may be running. It
 * changes nothing, and fails where the start would.
 */
export async function runUpgradeCheck(
  args: string[],
  environment: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<void> {
  if (args.length > 0)
    throw new Error('Usage: npm run upgrade:check (with the settings of the server)');
  const settings = readSettings(environment);
  const isEmbedded = !settings.DATABASE_URL;
  if (!hasSecret(settings.SECRET_KEY, settings.DATA_DIR))
    throw new Error(`There is no installation in ${settings.DATA_DIR}; is DATA_DIR right?`);
  const { url, stop } = await openOwnerOf(settings, print);
  try {
    const secret = loadSecret(settings.SECRET_KEY, settings.DATA_DIR);
    const plan = await planMigrations(url, makeSecrets(secret));
    const { free } = await spaceOf(settings.DATA_DIR);
    for (const line of describePlan(plan, isEmbedded ? free : null)) print(line);
  } finally {
    await stop();
  }
}

/** The plan in lines; refuses one for which the disk of the embedded database has too little room. */
export function describePlan(plan: MigrationPlan, free: number | null): string[] {
  const touched = new Map(
    plan.missing.flatMap(({ tables }) => tables).map((table) => [table.name, table]),
  );
  // A changed row is written a second time beside the old one, and so are indexes.
  const needed = [...touched.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  if (free !== null && needed > free)
    throw new Error(
      `The upgrade may need ${sizeInWords(needed)} more on the disk of the database, which has ${sizeInWords(free)}.`,
    );
  const isLong = [...touched.values()].some(({ rows }) => rows >= manyRows);
  return [
    `Release ${version} on Node ${process.versions.node}; PostgreSQL ${plan.server}, database of ${sizeInWords(plan.bytes)}.`,
    plan.missing.length === 0
      ? 'The database is up to date.'
      : `${plan.missing.length} migrations to come, ${plan.applied} applied:`,
    ...plan.missing.map(({ name, tables }) => `  ${name}${describeTables(tables)}`),
    ...(free === null ? [] : [`Free on the disk of the database: ${sizeInWords(free)}.`]),
    ...(isLong ? ['Tables with millions of rows are changed: allow minutes for the start.'] : []),
    'This release can be started. Make a backup first: npm run backup -- FILE',
  ];
}

const describeTables = (tables: MigrationPlan['missing'][number]['tables']): string =>
  tables.length === 0
    ? ''
    : ` (${tables
        .map(
          ({ name, rows, bytes }) =>
            `${name}: about ${Math.round(rows).toLocaleString('en')} rows, ${sizeInWords(bytes)}`,
        )
        .join('; ')})`;
