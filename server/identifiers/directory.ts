import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { systemActor, transact } from '../database/database.ts';

/** A pack as far as its numbers lead to it. */
export type KnownPack = {
  company_id: number;
  id: number;
  rule_id: number;
  /** None where the codes are the company's own. */
  key_id: number | null;
  first_seq: number;
  last_seq: number;
};
type Prefix = { prefix: string; company_id: number };

type Directory = {
  packs: KnownPack[];
  prefixes: Prefix[];
  /** How often something was added anywhere; what was read before that is not all. */
  epoch: number;
  readAt: number;
  reading: Promise<void> | null;
};
/** What every node has in mind: which numbers and which beginnings are whose. An invented code is refused by it alone. */
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
  // Beside the main connections: each of those may be held by a call that waits for this.
  await transact(app.database.sidePool, systemActor, async (tx) => {
    // A number taken earlier may be committed later: what is near the end is read once more.
    const from = packs.at(-100)?.first_seq ?? 0;
    const found = await tx
      .selectFrom('identifier_pack')
      .select(['company_id', 'id', 'rule_id', 'key_id', 'first_seq', 'last_seq'])
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

/** Reads what is new, once however many wait for it. A node that hears nothing of the others reads each time. */
async function refresh(app: App): Promise<Directory> {
  const directory = directoryOf(app);
  // One that is under way may have begun too early; the next has not, whoever begins it.
  let isLate = directory.reading !== null;
  while (directory.readAt < directory.epoch || !app.cluster.isListening()) {
    directory.reading ??= read(app, directory).finally(() => (directory.reading = null));
    await directory.reading;
    if (!isLate && !app.cluster.isListening()) break;
    isLate = false;
  }
  return directory;
}

/** The pack that a number belongs to. */
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

/** The company whose own codes begin like this one. */
export async function findIssuer(app: App, code: string): Promise<number | null> {
  const { prefixes } = await refresh(app);
  return prefixes.find(({ prefix }) => code.startsWith(prefix))?.company_id ?? null;
}

/** All packs of a company, in the order of their numbers. */
export async function packsOf(app: App, companyId: number): Promise<KnownPack[]> {
  const { packs } = await refresh(app);
  return packs.filter(({ company_id: company }) => company === companyId);
}
