import type { Description, GeneratedFile } from '#contract/features/tool/generate/contract.ts';
import { formatFile } from './format.ts';
import { namesOf } from './names.ts';
import { planOf } from './pieces.ts';
import { contractFile, textsFile } from './templates/contract.ts';
import { featureFile } from './templates/feature.ts';
import { demoFile, migrationFile, tableFile } from './templates/database.ts';
import { journey } from './templates/journey.ts';
import { formFile, pageFile } from './templates/screens.ts';
import { isJoined, queriesFile, routesFile, rulesFile } from './templates/server.ts';
import { sharedFiles } from './templates/shared.ts';
import { serverTest } from './templates/tests.ts';
import type { Tree } from './tree.ts';

/** The files of a whole feature: its own, and the shared ones with its lines put in. */
export async function generate(described: Description, tree: Tree): Promise<GeneratedFile[]> {
  const names = namesOf(described);
  const plan = planOf(described, names);
  const { feature, folder, One, Many } = names;
  const own: [path: string, code: string | null][] = [
    [`contract/features/${feature}/feature.ts`, featureFile(plan, tree)],
    [`contract/features/${feature}/contract.ts`, contractFile(plan)],
    [`contract/features/${feature}/texts.ts`, textsFile(plan)],
    [`server/database/migrations/${nextMigration(tree)}_${names.table}.sql`, migrationFile(plan)],
    [`server/features/${feature}/table.ts`, tableFile(plan)],
    [`server/features/${feature}/routes.ts`, routesFile(plan)],
    [`server/features/${feature}/queries.ts`, isJoined(plan) ? queriesFile(plan) : null],
    [`server/features/${feature}/rules.ts`, isJoined(plan) ? rulesFile(plan) : null],
    [`server/features/${feature}/demo.ts`, demoFile(plan)],
    [`server/features/${feature}/${folder}.test.ts`, serverTest(plan)],
    [`admin/features/${feature}/${Many}Page.tsx`, pageFile(plan)],
    [`admin/features/${feature}/${One}Form.tsx`, formFile(plan)],
    [`e2e/${folder}.spec.ts`, journey(plan)],
  ];
  const all = [
    ...own.map(([path, code]) => ({ path, code, is_new: true })),
    ...sharedFiles(plan, tree).map((file) => ({ ...file, is_new: false })),
  ];
  const files = all.flatMap(({ code, ...file }) => (code === null ? [] : [{ ...file, code }]));
  return Promise.all(
    files.map(async ({ path, code, is_new }) => ({
      path,
      text: await formatFile(path, code),
      is_new,
    })),
  );
}

function nextMigration(tree: Tree): string {
  const numbers = tree
    .list('server/database/migrations')
    .filter((name) => /^\d{4}_/.test(name))
    .map((name) => Number(name.slice(0, 4)));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
