import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, readCounts, summarize } from '#scripts/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suyuan-counts-'));
const report = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a test file that cannot be loaded counts as failed, and what failed is named', () => {
  const files = [
    { name: 'broken.test.ts', status: 'failed', assertionResults: [], message: 'no such file' },
    { name: 'good.test.ts', status: 'passed', assertionResults: [{}] },
    {
      name: 'bad.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed' },
        {
          status: 'failed',
          fullName: 'is kept',
          failureMessages: [
            '\u001B[31mexpected 1 to be 2\u001B[39m\n\n  at a.test.ts:3\n  at /x/node_modules/y.js',
          ],
        },
      ],
    },
  ];
  const numbers = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  expect(countVitest({ ...numbers, testResults: files })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    names: [
      'broken.test.ts',
      '    no such file',
      'bad.test.ts',
      '  is kept',
      '    expected 1 to be 2',
      '      at a.test.ts:3',
    ],
  });
});

test('a browser test that passes only sometimes counts as failed, and is named with its reason', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, ok: boolean, message?: string) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ ...(message && { error: { message } }) }] }],
  });
  const inner = { specs: [spec('is shown', false, 'not visible'), spec('is hidden', true)] };
  expect(countPlaywright({ stats, suites: [{ suites: [inner] }], errors: [{}] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    names: ['e2e/a.spec.ts:7', '  is shown', '    not visible'],
  });
});

test('a tool that fails without a failed test, or leaves no report, counts as failed', () => {
  const green = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  writeFileSync(report, JSON.stringify(green));
  expect(readCounts(report, countPlaywright, true)).toEqual({ passed: 5, failed: 0, skipped: 0 });
  expect(readCounts(report, countPlaywright, false)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  rmSync(report);
  expect(readCounts(report, countPlaywright, true).failed).toBe(1);
});

test('the last line names skipped tests only if there are any', () => {
  expect(summarize([{ passed: 2, failed: 0, skipped: 0 }])).toBe('2 passed, 0 failed');
  expect(summarize([{ passed: 2, failed: 1, skipped: 3 }])).toBe('2 passed, 1 failed, 3 skipped');
});
