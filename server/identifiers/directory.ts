import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';

/** A pack as needed to look up its numbers. */
export type KnownPack = {
  company_id: number;
  id: number;
  /** Null for the company's own codes. */
  key_id: number | null;
  first_seq: number;
  last_seq: number;
};
type Prefix = { prefix: string; company_id: number };

type Directory = {
  packs: KnownPack[];
  prefixes: Prefix[];
  /** How many additions there were anywhere; results read before that may be incomplete. */
  epoch: number;
  readAt: number;
  reading: Promise<void> | null;
};
/** Cached on every node: which numbers and prefixes belong to whom. Invented codes are refused from this alone. */
const directoryOf = onePerServer((app: App): Directory => {
  const fresh: Directory = { packs: [], prefixes: [], epoch: 1, readAt: 0, reading: null };
  app.cluster.subscribe(({ topic }) => {
    if (topic === 'pack' || topic === 'prefix') fresh.epoch += 1;
  });
  app.cluster.onGap(() => (fresh.epoch += 1));
  return fresh;
});

async function read(app: App, directory: Directory): Promise<void> {
  const { epoch, packs } = directory;
  // On the side pool: the main connections may be held by calls that wait for this.
  await transact(app.database.sidePool, systemActor, async (tx) => {
    // A number taken earlier may be committed later: the last ones are read again.
    const from = packs.at(-100)?.first_seq ?? 0;
    const found = await tx
      .selectFrom('identifier_pack')
      .select(['company_id', 'id', 'key_id', 'first_seq', 'last_seq'])
      .where('first_seq', '>=', from)
      .orderBy('first_seq')
      .execute();
    const kept = packs.filter(({ first_seq: first }) => first < from);
    directory.packs = [...kept, ...found];
    directory.prefixes = await tx
      .selectFrom('code_prefix')
      .select(['prefix', 'company_id'])
      .execute();
  });
  directory.readAt = epoch;
}

/** Reads what is new, once for all waiting callers. A node cut off from the others reads each time. */
async function refresh(app: App): Promise<Directory> {
  const directory = directoryOf(app);
  // A read in progress may have begun too early; the next one has not.
  let isLate = directory.reading !== null;
  while (directory.readAt < directory.epoch || !app.cluster.isListening()) {
    directory.reading ??= read(app, directory).finally(() => (directory.reading = null));
    await directory.reading;
    if (!isLate && !app.cluster.isListening()) break;
    isLate = false;
  }
  return directory;
}

/** The pack of a number. */
export async function findPack(app: App, seq: number): Promise<KnownPack | null> {
  const directory = directoryOf(app);
  const isFresh = directory.readAt === directory.epoch && app.cluster.isListening();
  const { packs } = isFresh ? directory : await refresh(app);
  let low = 0;
  let high = packs.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const pack = packs[middle]!;
    if (seq < pack.first_seq) high = middle - 1;
    else if (seq > pack.last_seq) low = middle + 1;
    else return pack;
  }
  return null;
}

/** The company whose own codes have this prefix. */
export async function findIssuer(app: App, code: string): Promise<number | null> {
  const { prefixes } = await refresh(app);
  return prefixes.find(({ prefix }) => code.startsWith(prefix))?.company_id ?? null;
}

/** All packs of a company, in the order of their numbers. */
export async function packsOf(app: App, companyId: number): Promise<KnownPack[]> {
  const { packs } = await refresh(app);
  return packs.filter(({ company_id: company }) => company === companyId);
}
