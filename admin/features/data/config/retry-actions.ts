import { toast } from '#admin/app/toast.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import type { Permission } from '#contract/permissions.ts';
import { configPageTexts } from './texts.ts';

const label = configPageTexts.messages.retry;
type Message = { id: number; state: string };
const hasFailed = ({ state }: Message) => state === 'failed';
type Retry<Row> = {
  rowActions: readonly RowAction<Row>[];
  batchActions: readonly BatchAction<Row>[];
};

/** Sends again what has failed. */
export function retryActions<Row extends Message>(
  can: Permission,
  retry: (ids: number[]) => Promise<{ msg: string }>,
): Retry<Row> {
  const send = async (ids: number[]) => toast.success((await retry(ids)).msg);
  return {
    rowActions: [{ key: 'retry', label, can, shown: hasFailed, run: ({ id }) => send([id]) }],
    batchActions: [{ key: 'retry', label, can, shown: (rows) => rows.every(hasFailed), run: send }],
  };
}
