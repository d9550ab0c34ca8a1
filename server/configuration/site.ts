import type { Site } from '#contract/site.ts';
import { keepBriefly } from '../cache.ts';
import { systemActor, transact, type Database } from '../database/database.ts';
import { readConfiguration } from './configuration.ts';

type Reader = { database: Database };

const read = keepBriefly(({ database }: Reader, _name: 'site') =>
  transact(database.main, systemActor, (tx) => readConfiguration(tx, 'site')),
);

/** What the product calls itself and says of itself, for pages that anybody opens. */
export const readSite = (app: Reader): Promise<Site> => read(app, 'site');
