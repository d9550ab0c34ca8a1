import type { Site } from '#contract/site.ts';
import { cache, type Hearing } from '../cache.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { readConfiguration } from './configuration.ts';

type Reader = { database: Database; cluster: Hearing<unknown> };

// Anyone may ask as often as they like: the database is asked once in this time.
const kept = cache<Reader, 'site', Site>({ max: 1, maxAge: 2_000, isShared: true });

/** What the product calls itself and says of itself, for pages that anybody opens. */
export const readSite = (app: Reader): Promise<Site> =>
  kept.get(app, 'site', () =>
    transact(app.database.main, systemActor, (tx) => readConfiguration(tx, 'site')),
  );
