import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,blocks,admin,scripts}/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['{blocks,admin,consumer}/**/*.test.tsx'],
          environment: 'jsdom',
          pool: 'forks',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/global-setup.ts'],
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
