import type { Description, GeneratedFile } from '#contract/features/tool/generate/contract.ts';
import { formatFile } from './format.ts';
import { namesOf } from './names.ts';
import { planOf } from './pieces.ts';
import { contractFile, textsFile } from './templates/contract.ts';
import { featureFile } from './templates/feature.ts';
import { factoryFile, migrationFile, seedFile, tablesFile } from './templates/database.ts';
import { journey } from './templates/journey.ts';
import { formFile, pageFile } from './templates/screens.ts';
import { hasQueries, hasRules, queriesFile, routesFile, rulesFile } from './templates/server.ts';
import { spreadsheetFile } from './templates/spreadsheet.ts';
import { sharedFiles } from './templates/shared.ts';
import { serverTest } from './templates/tests.ts';
import type { Tree } from './tree.ts';

/** The files of a whole feature: its own, and the shared ones with its lines put in. */
export async function generate(described: Description, tree: Tree): Promise<GeneratedFile[]> {
  const names = namesOf(described);
  const plan = planOf(described, names);
  const { feature, folder, One, Many, file } = names;
  const own: [path: string, code: string][] = [
    [`contract/features/${feature}/feature.ts`, featureFile(plan, tree)],
    [`contract/features/${feature}/contract.ts`, contractFile(plan)],
    [`contract/features/${feature}/texts.ts`, textsFile(plan)],
    [`server/database/migrations/${nextMigration(tree)}_${names.table}.sql`, migrationFile(plan)],
    [`server/database/${file}-tables.ts`, tablesFile(plan)],
    [`server/seed/${file}-factory.ts`, factoryFile(plan)],
    [`server/seed/${folder}.ts`, seedFile(plan)],
    [`server/features/${feature}/routes.ts`, routesFile(plan)],
    ...(hasQueries(plan)
      ? ([[`server/features/${feature}/queries.ts`, queriesFile(plan)]] as [string, string][])
      : []),
    ...(hasRules(plan)
      ? ([[`server/features/${feature}/rules.ts`, rulesFile(plan)]] as [string, string][])
      : []),
    [`server/features/${feature}/spreadsheet.ts`, spreadsheetFile(plan)],
    [`server/features/${feature}/${folder}.test.ts`, serverTest(plan)],
    [`admin/features/${feature}/${Many}Page.tsx`, pageFile(plan)],
    [`admin/features/${feature}/${One}Form.tsx`, formFile(plan)],
    [`e2e/${folder}.spec.ts`, journey(plan)],
  ];
  const shared = sharedFiles(plan, tree);
  return Promise.all([
    ...own.map(async ([path, code]) => ({
      path,
      text: await formatFile(path, code),
      is_new: true,
    })),
    ...shared.map(async ({ path, code }) => ({
      path,
      text: await formatFile(path, code),
      is_new: false,
    })),
  ]);
}

function nextMigration(tree: Tree): string {
  const numbers = tree
    .list('server/database/migrations')
    .filter((name) => /^\d{4}_/.test(name))
    .map((name) => Number(name.slice(0, 4)));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
