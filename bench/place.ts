import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemActor, transact } from '#server/database/database.ts';
import type { LoginType } from '#contract/login-types.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { demo } from '#server/features/list.ts';
import type { Endpoint } from '#server/http/endpoint.ts';
import { loadDemo } from '#server/seed/demo.ts';
import { readSettings } from '#server/settings.ts';
import { startNode } from '#server/start.ts';

export const benchPassword = 'Bench-2026';

/** A node with the demo on a database of its own, as `npm start` would run it. */
export async function startPlace(endpoints: Endpoint[] = [], given: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-bench-'));
  const database = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    report: () => undefined,
  });
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...given });
  const node = await startNode(settings, database.url, {
    endpoints,
    prepare: async (app) => void (await loadDemo(app, demo, () => benchPassword)),
  });
  return {
    ...node,
    ownerUrl: database.url,
    base: `http://127.0.0.1:${node.port}`,
    /** A token without the cost of a sign-in. */
    tokenFor: (accountId: number, type: LoginType = 'web', companyId: number | null = 1) =>
      transact(node.app.database.main, systemActor, (tx) =>
        node.app.sessions.open(tx, {
          id: accountId,
          login_type: type,
          company_id: companyId,
          remember: false,
          ip: '127.0.0.1',
          userAgent: 'bench',
        }),
      ),
    close: async () => {
      await node.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
