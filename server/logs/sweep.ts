import { sql } from 'kysely';
import { sweptAtOnce, type Sweep } from '../database/sweep.ts';

/** The owner role shortens the logs: by whole months, and by rows within a month. */
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
