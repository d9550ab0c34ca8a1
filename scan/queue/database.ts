import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { InputOf } from '#contract/call.ts';
import type { GatheredAnswer, gatheredCalls } from '#contract/features/scan/gathered/contract.ts';
import type { GatheredAction } from '#contract/features/scan/gathered/limits.ts';

/** What one `scan/batch` takes. */
export type Batch = InputOf<typeof gatheredCalls.batch>;
export type BatchItem = Batch['items'][number];

/** One thing that was scanned and is not done yet. */
export type KeptItem = {
  /** The order of gathering, which is the order of sending. */
  seq: number;
  /** The account; another one never sends it. */
  owner: string;
  /** The job it was scanned in. */
  job: string;
  item: BatchItem;
  /** The sign-in it was scanned under. */
  gathered_by: string | null;
  state: 'waiting' | 'refused';
  /** May have reached the server, so that it cannot be taken back here any more. */
  is_sent: boolean;
  msg: string;
  errors: GatheredAnswer['errors'];
};

/** One thing that is done, kept for a while to be looked at. */
export type DoneItem = {
  client_id: string;
  owner: string;
  job: string;
  action: GatheredAction;
  codes: readonly string[];
  units: number;
  msg: string;
  done_at: number;
};

interface Tables extends DBSchema {
  items: {
    key: number;
    value: Omit<KeptItem, 'seq'> & { seq?: number };
    indexes: { state: [string, string]; job: [string, string]; client: string };
  };
  done: {
    key: string;
    value: DoneItem;
    indexes: { owner: [string, number]; job: [string, string] };
  };
  /** Single values by name: what the server told last, open groups, the number of the open job. */
  kept: { key: string; value: unknown };
}
export type Database = IDBPDatabase<Tables>;

/** Written through to the disk before the browser says so: a phone whose battery ends has kept it. */
export const durably = { durability: 'strict' } as const;

export function openDatabase(name = 'suyuan-scan'): Promise<Database> {
  return openDB<Tables>(name, 1, {
    upgrade(database) {
      const items = database.createObjectStore('items', { keyPath: 'seq', autoIncrement: true });
      items.createIndex('state', ['owner', 'state']);
      items.createIndex('job', ['owner', 'job']);
      items.createIndex('client', 'item.client_id', { unique: true });
      const done = database.createObjectStore('done', { keyPath: 'client_id' });
      done.createIndex('owner', ['owner', 'done_at']);
      done.createIndex('job', ['owner', 'job']);
      database.createObjectStore('kept');
    },
    // A newer version in another tab waits for nobody.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
  });
}
