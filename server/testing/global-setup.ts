import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/start.ts';
import { programsOf } from './program.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** What the demo keeps in the storage. */
    storageFolder: string;
  }
}

/** One database server for the run, with a migrated template that holds the demo; each test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-test-'));
  await prepareTemplate(folder);
  const database = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    report: () => undefined,
    fast: true,
  });
  project.provide('databaseUrl', database.url);
  project.provide('storageFolder', path.join(folder, 'storage'));
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(programsOf(process.pid), { recursive: true, force: true });
  };
}
