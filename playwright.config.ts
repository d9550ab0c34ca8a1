import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // One more than the cores this is made for: a journey also waits for the server and the screen.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs is stopped: on a busy machine everything takes ten times as long.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    // The journeys of a worker share one window, emptied before each: a new one would load and compile the app again.
    reuseContext: true,
    // Set by the global setup, and read again in every worker.
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    headless: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Drawing animations in software costs a fifth of the processor time; `e2e/shell.spec.ts` runs with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...browser,
      env: { ...process.env, ...browser.env },
    },
  },
});
