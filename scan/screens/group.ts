import { randomKey } from '#browser/random-key.ts';
import { durably, type BatchItem, type Database } from '../queue/database.ts';

/** What is scanned so far of a box, a sale or a return. */
export type Group = {
  job: string;
  parent: string | null;
  codes: string[];
  /** What was told of it before, when it is corrected. */
  told?: Pick<BatchItem, 'sale' | 'returned'>;
};

export const emptyGroup = (): Group => ({ job: randomKey(), parent: null, codes: [] });

export async function writeGroup(database: Database, name: string, group: Group): Promise<void> {
  const tx = database.transaction('kept', 'readwrite', durably);
  await tx.store.put(group, name);
  await tx.done;
}
