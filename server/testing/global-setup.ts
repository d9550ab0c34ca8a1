import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../database/embedded/start.ts';
import { loadDemo } from '../seed/demo.ts';
import { startNode } from '../start.ts';
import { demoPassword, template, testSettings } from './settings.ts';

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
  const database = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    report: () => undefined,
    fast: true,
  });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${template}`);
  const url = new URL(database.url);
  url.pathname = `/${template}`;
  const node = await startNode(testSettings({ DATA_DIR: folder }), url.href, {
    prepare: async (app) => void (await loadDemo(app, () => demoPassword)),
  });
  await node.stop();
  await client.end();
  project.provide('databaseUrl', database.url);
  project.provide('storageFolder', path.join(folder, 'storage'));
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
