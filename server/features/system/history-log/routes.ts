import { sql } from 'kysely';
import { historyLogCalls } from '#contract/features/system/history-log/contract.ts';
import { publicLog } from '#contract/public-log.ts';
import { readKey } from '#proof/note.ts';
import type { Tx } from '#server/database/database.ts';
import { logKey, publicLogKey, publicWitnessKey } from '#server/events/log-key.ts';
import { serve } from '#server/http/endpoint.ts';
import { publicAddress } from '#server/identifiers/code-texts.ts';

async function readHead(tx: Tx) {
  const head = await tx
    .selectFrom('log_head as h')
    .innerJoin('log_day as d', (join) => join.on('d.place', '=', sql`h.size - 1`))
    .select(['h.size', 'h.root', 'h.create_time', 'd.day'])
    .orderBy('h.size', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!head) return null;
  const cosigned = await tx
    .selectFrom('log_cosignature')
    .select(['key', 'signed_time'])
    .where('size', '=', head.size)
    .orderBy('signed_time')
    .execute();
  return {
    size: head.size,
    root: head.root.toString('hex'),
    day: head.day,
    signed_time: head.create_time.toISOString(),
    cosigned: cosigned.map(({ key, signed_time: time }) => ({
      name: readKey(key)?.name ?? key,
      signed_time: time.toISOString(),
    })),
  };
}

async function countBoth(tx: Tx) {
  const { rows } = await sql<{ witnesses: number; witnessed_logs: number }>`
    select (select count(*)::int from witness where is_active) as witnesses,
      (select count(*)::int from witnessed_log where is_active) as witnessed_logs`.execute(tx);
  return rows[0]!;
}

export const historyLogEndpoints = [
  serve(historyLogCalls.info, async ({ app, tx }) => ({
    origin: logKey(app).name,
    key: publicLogKey(app),
    witness_key: publicWitnessKey(app),
    witness_address: publicAddress(app) + publicLog.addCheckpoint.replace(/\/[^/]+$/, ''),
    address: publicAddress(app) + publicLog.about,
    head: await readHead(tx),
    ...(await countBoth(tx)),
  })),
];
