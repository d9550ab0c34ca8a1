import { shippedMark, type Mark } from '#contract/codes/mark.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';

/** What a company has set about its codes, or what every company begins with. */
export async function readMark(tx: Tx, companyId: number): Promise<Mark> {
  const own = await tx
    .selectFrom('mark')
    .select(['hidden', 'carrier', 'error_level', 'address_form'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return own ?? shippedMark;
}

type Cache = { marks: Map<number, Mark>; epoch: number };
const caches = new WeakMap<App, Cache>();
const mostKept = 20_000;

function cacheOf(app: App): Cache {
  const known = caches.get(app);
  if (known) return known;
  const cache: Cache = { marks: new Map(), epoch: 0 };
  caches.set(app, cache);
  app.cluster.subscribe((message) => {
    if (message.topic !== 'mark') return;
    cache.epoch += 1;
    cache.marks.delete(message.company);
  });
  app.cluster.onGap(() => {
    cache.epoch += 1;
    cache.marks.clear();
  });
  return cache;
}

/** What a node has in mind of it; one that does not hear the others reads it each time, where a connection is held on it. */
export async function markOf(app: App, companyId: number, held?: Tx): Promise<Mark> {
  const cache = cacheOf(app);
  const kept = cache.marks.get(companyId);
  if (kept && app.cluster.isListening()) return kept;
  const began = cache.epoch;
  const mark = await (held
    ? readMark(held, companyId)
    : transact(app.database.main, systemActor, (tx) => readMark(tx, companyId)));
  if (began === cache.epoch) {
    if (cache.marks.size >= mostKept) cache.marks.clear();
    cache.marks.set(companyId, mark);
  }
  return mark;
}
