import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { places } from './floors.mjs';

// A rule that matches nothing looks like success, so each direction is violated here once on purpose.
const forbidden: [file: string, specifier: string][] = [
  ['contract/a.ts', '#server/app.ts'],
  ['contract/a.ts', '#admin/app/api.ts'],
  ['contract/a.ts', '#blocks/image/spec.ts'],
  ['contract/a.ts', '#consumer/page.ts'],
  ['contract/a.ts', '#scripts/ledger.ts'],
  ['contract/a.ts', '../server/app.ts'],
  ['contract/a.ts', 'react'],
  ['contract/a.ts', 'node:fs'],
  ['contract/a.ts', 'pg'],
  ['contract/a.ts', 'fastify'],
  ['contract/a.ts', 'zustand'],
  ['contract/features/orders/sales-orders/contract.ts', '#server/app.ts'],
  ['contract/features/orders/sales-orders/contract.ts', '../../../../server/app.ts'],
  ['contract/a.test.ts', '#server/app.ts'],
  ['blocks/image/spec.ts', '#server/app.ts'],
  ['blocks/image/spec.ts', '#admin/ui/Panel.tsx'],
  ['blocks/image/spec.ts', '#consumer/page.ts'],
  ['blocks/image/spec.ts', 'node:fs'],
  ['contract/a.ts', '#viewer/viewer.ts'],
  ['blocks/image/spec.ts', '#viewer/viewer.ts'],
  ['viewer/viewer.ts', '#admin/ui/Panel.tsx'],
  ['viewer/viewer.ts', '#consumer/page.ts'],
  ['viewer/viewer.ts', '#server/app.ts'],
  ['viewer/viewer.ts', '#blocks/image/spec.ts'],
  ['viewer/viewer.ts', '../admin/ui/Panel.tsx'],
  ['viewer/viewer.ts', 'react'],
  ['viewer/viewer.ts', 'antd'],
  ['contract/a.ts', '#browser/storage.ts'],
  ['contract/a.ts', '#scan/main.tsx'],
  ['browser/storage.ts', '#admin/app/api.ts'],
  ['browser/storage.ts', '#scan/main.tsx'],
  ['browser/storage.ts', 'react'],
  ['print-control/main.ts', '#server/app.ts'],
  ['print-control/main.ts', '#admin/app/api.ts'],
  ['print-control/main.ts', '../server/app.ts'],
  ['print-control/main.ts', 'zod'],
  ['print-control/main.ts', 'fastify'],
  ['contract/a.ts', '#proof/merkle.ts'],
  ['admin/app/api.ts', '#proof/merkle.ts'],
  ['proof/merkle.ts', '#server/app.ts'],
  ['proof/merkle.ts', '../server/app.ts'],
  ['proof/merkle.ts', 'zod'],
  ['scan/main.tsx', '#admin/app/api.ts'],
  ['scan/main.tsx', '#server/app.ts'],
  ['scan/main.tsx', '../admin/app/api.ts'],
  ['scan/main.tsx', 'antd'],
  ['scan/main.tsx', 'zod'],
  ['admin/app/api.ts', '#scan/main.tsx'],
  ['server/app.ts', '#scan/main.tsx'],
  ['consumer/page.tsx', '#server/app.ts'],
  ['consumer/page.tsx', '#admin/ui/Panel.tsx'],
  ['consumer/page.tsx', 'antd'],
  ['consumer/page.tsx', 'zod'],
  ['server/app.ts', '#viewer/viewer.ts'],
  ['server/app.ts', '#admin/app/api.ts'],
  ['server/app.ts', '#consumer/page.ts'],
  ['server/app.ts', '#blocks/image/ImageView.tsx'],
  ['server/app.ts', '../admin/app/api.ts'],
  ['server/app.ts', '../contract/limits.ts'],
  ['server/app.ts', 'react'],
  ['server/app.ts', '#server/features/orders/sales-orders/routes.ts'],
  ['server/app.ts', './features/orders/sales-orders/routes.ts'],
  ['server/http/endpoint.ts', '../features/orders/sales-orders/routes.ts'],
  ['server/testing/deep/start.ts', '../../features/orders/sales-orders/routes.ts'],
  ['server/features/orders/sales-orders/routes.ts', '#server/features/orders/customers/queries.ts'],
  ['server/features/orders/sales-orders/routes.ts', '#server/features/list.ts'],
  ['server/features/orders/sales-orders/routes.ts', '../customers/queries.ts'],
  ['server/features/orders/sales-orders/routes.ts', '#admin/app/api.ts'],
  ['server/features/orders/sales-orders/deep/rules.ts', '../../customers/queries.ts'],
  ['server/features/list.ts', '#admin/app/api.ts'],
  ['admin/app/api.ts', '#server/app.ts'],
  ['admin/app/api.ts', '#consumer/page.ts'],
  ['admin/app/api.ts', '../../server/app.ts'],
  ['admin/app/api.ts', 'node:fs'],
  ['admin/app/api.ts', 'pg'],
  ['admin/app/api.ts', '#admin/features/orders/sales-orders/SalesOrdersPage.tsx'],
  ['admin/app/api.ts', '../features/orders/sales-orders/SalesOrdersPage.tsx'],
  ['admin/app/api.test.ts', '#server/app.ts'],
  ['admin/features/orders/sales-orders/Page.tsx', '#admin/features/orders/customers/Page.tsx'],
  ['admin/features/orders/sales-orders/Page.tsx', '../customers/Page.tsx'],
  ['admin/features/orders/sales-orders/Page.tsx', '#server/app.ts'],
  ['admin/features/orders/sales-orders/page.test.tsx', '#server/app.ts'],
  ['admin/features/orders/sales-orders/page.test.tsx', '../customers/Page.tsx'],
  ['admin/features/list.ts', '#server/app.ts'],
  ['scripts/ledger.ts', '../server/app.ts'],
  ['e2e/login.spec.ts', '../contract/limits.ts'],
];

const allowed: [file: string, specifier: string][] = [
  ['contract/a.ts', 'zod'],
  ['contract/a.ts', '#contract/limits.ts'],
  ['contract/features/orders/sales-orders/contract.ts', '../../shared.ts'],
  ['contract/a.test.ts', 'vitest'],
  ['blocks/image/ImageView.tsx', 'react'],
  ['blocks/image/spec.ts', '#contract/limits.ts'],
  ['viewer/viewer.ts', '#contract/files.ts'],
  ['consumer/page.tsx', '#viewer/viewer.ts'],
  ['admin/app/main.tsx', '#viewer/viewer.ts'],
  ['admin/app/main.tsx', '#browser/storage.ts'],
  ['scan/main.tsx', '#browser/storage.ts'],
  ['scan/main.tsx', '#contract/text.ts'],
  ['scan/main.tsx', 'react'],
  ['server/app.ts', '#contract/features/orders/sales-orders/contract.ts'],
  ['server/start.ts', '#server/features/list.ts'],
  ['server/app.ts', '#blocks/image/spec.ts'],
  ['server/features/list.ts', '#server/features/orders/sales-orders/routes.ts'],
  ['server/features/list.ts', './orders/sales-orders/routes.ts'],
  ['server/features/orders/sales-orders/routes.ts', './queries.ts'],
  ['server/features/orders/sales-orders/routes.ts', '#server/http/endpoint.ts'],
  [
    'server/features/orders/sales-orders/routes.ts',
    '#contract/features/orders/customers/contract.ts',
  ],
  ['admin/app/main.tsx', '#admin/features/list.ts'],
  ['admin/app/main.tsx', '#blocks/image/ImageView.tsx'],
  ['admin/features/list.ts', '#admin/features/orders/sales-orders/Page.tsx'],
  ['admin/features/orders/sales-orders/Page.tsx', '#admin/ui/Panel.tsx'],
  ['admin/features/orders/sales-orders/page.test.tsx', 'node:fs'],
  ['e2e/login.spec.ts', '#contract/limits.ts'],
];

// The floors of the server: each place may import the one below it, and not the one above.
const fileIn = (place: string) =>
  place.endsWith('.ts')
    ? `server/${place}`
    : place === 'features'
      ? 'server/features/orders/customers/floor.ts'
      : `server/${place}/deep/floor.ts`;
for (const [at, lower] of places.entries()) {
  const upper = places[at + 1];
  if (upper === undefined) continue;
  forbidden.push([fileIn(lower), `#${fileIn(upper)}`]);
  // Only the list may import features.
  if (lower.startsWith('features')) continue;
  allowed.push([fileIn(upper), `#${fileIn(lower)}`]);
}
forbidden.push(
  ['server/jobs/jobs.ts', '../app.ts'],
  ['server/records/spreadsheet/cells.ts', '../../pages/routes.ts'],
  ['server/features/orders/sales-orders/routes.ts', '#server/start.ts'],
  ['server/a-new-room/a.ts', '../refusal.ts'],
);
allowed.push(
  ['server/jobs/jobs.test.ts', '#server/testing/node.ts'],
  ['server/records/spreadsheet/cells.ts', '../../refusal.ts'],
  ['server/records/spreadsheet/cells.ts', '../filters.ts'],
);

// What the house draws itself is taken from antd in no file of the back office.
const drawnHere = ['Checkbox', 'Pagination', 'Table'];
const withKit = [
  'admin/app/kit.tsx',
  'admin/app/kit.test.tsx',
  'admin/features/list.tsx',
  'admin/features/orders/sales-orders/kit.tsx',
  'admin/features/orders/sales-orders/kit.test.tsx',
];

const all = [...forbidden, ...allowed];
const importsOf = (file: string) => all.filter(([one]) => one === file).map(([, to]) => to);
const folder = mkdtempSync(join(tmpdir(), 'suyuan-rooms-'));
let complaints: Set<string>;

beforeAll(() => {
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['.oxlintrc.json', 'scripts/floors.mjs', 'scripts/floors-rule.mjs'])
    copyFileSync(file, join(folder, file));
  for (const file of new Set(all.map(([one]) => one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const forms = importsOf(file).flatMap((to) => [
      `import '${to}';`,
      `void import('${to}');`,
      `export type * from '${to}';`,
    ]);
    writeFileSync(join(folder, file), forms.join('\n'));
  }
  for (const file of withKit) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = ['Button', ...drawnHere].map((name) => `export { ${name} } from 'antd';`);
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const program = join(process.cwd(), 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: {
      code: string;
      message: string;
      filename: string;
      labels: { span: { line: number } }[];
    }[];
  };
  complaints = new Set(
    diagnostics
      .filter(({ code }) => /no-restricted-imports|no-upward-import/.test(code))
      .map(
        ({ filename, labels, message }) =>
          `${filename}:${labels[0]?.span.line} ${/'([^']+)'/.exec(message)?.[1]}`,
      ),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The three forms of imports, and which of them were reported. */
function refused(file: string, specifier: string): string[] {
  const first = importsOf(file).indexOf(specifier) * 3;
  return ['import', 'lazy import', 'export'].filter((_form, index) =>
    complaints.has(`${file}:${first + index + 1} ${specifier}`),
  );
}

describe('rooms know each other only in the agreed directions', () => {
  test.each(forbidden)('%s may not import %s', (file, specifier) => {
    expect(refused(file, specifier)).toEqual(['import', 'lazy import', 'export']);
  });

  test.each(allowed)('%s may import %s', (file, specifier) => {
    expect(refused(file, specifier)).toEqual([]);
  });
});

test.each(withKit)('%s takes no checkbox, pager or table from antd', (file) => {
  const refusedIn = [...complaints].filter((one) => one.startsWith(`${file}:`));
  expect(refusedIn).toEqual(drawnHere.map((name, at) => `${file}:${at + 2} ${name}`));
});
