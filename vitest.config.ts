import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest begin first, or the last of them is waited for alone. */
const long = [
  'server/tool/generate/in-the-tree.test.ts',
  // While it makes the demo, scans of every database beside it wait: the one before has a server of its own.
  'server/seed/seed.test.ts',
  'server/http/hostile-input.test.ts',
  'server/files/kill.test.ts',
  'server/identifiers/kill.test.ts',
  'server/epcis/kill.test.ts',
  'server/events/two-nodes.test.ts',
  'server/features/foreign-rows.test.ts',
  'server/scans/follow.test.ts',
  'server/records/import-refused.test.ts',
  'server/scans/restart.test.ts',
];
const order = ['server', 'screens', 'pages', 'unit'];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A worker is kept for the next file only if that is of the same project, so each project comes as a whole.
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.endsWith(name));
      return order.indexOf(project.name) * 100 + (at < 0 ? long.length : at);
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- A sequencer's own, which sorts nothing in place.
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}

// Only what hangs is stopped: on a busy machine everything takes ten times as long.
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 90_000 } },
};

export default defineConfig({
  test: {
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    // One more than the cores this is made for: a test also waits for its database.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,blocks,viewer,browser,print-control,proof,consumer,admin,scan,scripts}/**/*.test.ts',
          ],
          environment: 'node',
          pool: 'forks',
          // What they test has no memory; a fresh process for each takes longer than the tests.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['{admin,scan}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['admin/testing/each-file.ts'],
          pool: 'forks',
          // They share the modules and a document, which take longer to make than most of these tests.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'pages',
          include: ['{blocks,consumer}/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'forks',
          // Views are pure: they share one document, which takes longer to make than most of these tests.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/each-file.ts'],
          pool: 'forks',
          // A few processes for all: bringing the server in takes longer than most tests of it. What it keeps in memory
          // it keeps for its own App, so that the next file's server knows nothing of it.
          isolate: false,
          // They live for minutes and hold a gigabyte: a larger room for what is new, and no threads that clear beside.
          execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
          ...patience,
        },
      },
    ],
  },
});
