import { healthCalls } from '#contract/features/system/health/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import {
  judgeAll,
  judgeDatabase,
  judgeJobs,
  judgeMessages,
  judgeNode,
  judgeScans,
  judgeStorage,
} from './judge.ts';
import {
  isStorageShared,
  probeStorage,
  readDatabase,
  readNodes,
  readScans,
  readWork,
} from './queries.ts';

export const healthEndpoints = [
  serve(
    healthCalls.info,
    async ({ app }) => {
      // Of the primary database, even if lists are read from a replica; no connection is held while the storage is
      // checked.
      const [found, stored] = await Promise.all([
        transact(app.database.main, systemActor, async (tx) => ({
          nodes: await readNodes(app, tx),
          database: await readDatabase(app, tx),
          work: await readWork(tx),
          scans: await readScans(tx),
        })),
        probeStorage(app),
      ]);
      const { sms_waiting, sms_failed, mail_waiting, mail_failed, ...jobs } = found.work;
      const sms = { waiting: sms_waiting, failed: sms_failed };
      const mail = { waiting: mail_waiting, failed: mail_failed };
      const storage = { ...stored, is_shared: isStorageShared(found.nodes) };
      const parts = {
        nodes: found.nodes.map((node) => ({ ...node, state: judgeNode(node) })),
        database: { ...found.database, state: judgeDatabase(found.database) },
        jobs: { ...jobs, state: judgeJobs(jobs) },
        scans: { ...found.scans, state: judgeScans(found.scans) },
        storage: { ...storage, state: judgeStorage(storage) },
        sms: { ...sms, state: judgeMessages(sms) },
        mail: { ...mail, state: judgeMessages(mail) },
      };
      return { time: new Date().toISOString(), state: judgeAll(parts), ...parts };
    },
    { transaction: false },
  ),
];
