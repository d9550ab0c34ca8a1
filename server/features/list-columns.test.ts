import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from './list.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (path: string) => readdirSync(join(root, path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const matches = (text: string, what: RegExp) => [...text.matchAll(what)].map(([, found]) => found!);

/** The columns of the lists of one feature, by their source. */
function columnsOf(folder: string): string[] {
  const sources = filesIn(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => read(join(folder, name)));
  const blocks = sources.flatMap((text) => matches(text, /Column<\w+>\[\] = \[([\s\S]*?)\n\];/g));
  return blocks.flatMap((block) => matches(block, /(?:\{ |^ {4})field: '([\w.]+)'/gm));
}

const exported = endpoints.filter(({ path, sheet }) => sheet && path.endsWith('/export'));
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
  );
const folders = foldersIn('admin/features').flatMap((section) =>
  foldersIn(join('admin/features', section)).map((name) => join(section, name)),
);
const lists = folders.flatMap((folder) => {
  const feature = join('contract/features', folder, 'feature.ts');
  if (!existsSync(join(root, feature))) return [];
  const columns = columnsOf(join('admin/features', folder));
  const resources = matches(read(feature), /resource: '(\w+)'/g);
  const own = exported.filter((one) => resources.includes(one.path.split('/')[0]!));
  return columns.length > 0 && own.length > 0 ? [[folder, columns, own] as const] : [];
});

/** Columns of a second list in the same folder. */
const ofOthers = ['codeImport/export error'];

test('lists with an export are found', () => {
  expect(lists.length).toBeGreaterThan(30);
});

test.each(lists)(
  'what %s shows is called the same in its export, so that it is exported where it is shown',
  (_folder, columns, own) => {
    for (const { path, sheet, fields } of own) {
      const names = sheet!.map(({ field }) => field);
      const wrong = columns
        .filter((column) => !names.includes(column) && !ofOthers.includes(`${path} ${column}`))
        .flatMap((column) => {
          const label = fields?.[column]?.zh_CN;
          const other = sheet!.find((one) => one.label.zh_CN === label);
          return other && !columns.includes(other.field) ? [[path, column, other.field]] : [];
        });
      expect(wrong).toEqual([]);
    }
  },
);
