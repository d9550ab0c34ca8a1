import { sql } from 'kysely';
import { sweptAtOnce, type Sweep } from '../database/sweep.ts';

/** Logs are the owner's to shorten: it does so by months, and by rows where a month is not over. */
const sweepLog =
  (log: 'operation_log' | 'login_log'): Sweep =>
  async (tx, kept) => {
    const swept = await sql<{
      rows: number;
    }>`select sweep_log(${log}, ${kept[log]}, ${sweptAtOnce}) as rows`.execute(tx);
    return swept.rows[0]!.rows;
  };

export const sweepOperationLog = sweepLog('operation_log');
export const sweepLoginLog = sweepLog('login_log');
