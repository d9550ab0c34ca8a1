import type { Site } from '#contract/site.ts';
import { cache, type Hearing } from '../cache.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { readConfiguration } from './configuration.ts';

type Reader = { database: Database; cluster: Hearing<unknown> };

// Public and uncached by clients: the database is asked at most once in this time.
const kept = cache<Reader, 'site', Site>({ max: 1, maxAge: 2_000, isShared: true });

/** Name and descriptions of the product, for public pages. */
export const readSite = (app: Reader): Promise<Site> =>
  kept.get(app, 'site', () =>
    transact(app.database.main, systemActor, (tx) => readConfiguration(tx, 'site')),
  );
