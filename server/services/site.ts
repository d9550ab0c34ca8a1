import type { Site } from '#contract/site.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { keepBriefly } from './briefly.ts';
import { readConfiguration } from './configuration.ts';

const read = keepBriefly((app, _name: 'site') =>
  transact(app.database.main, systemActor, (tx) => readConfiguration(tx, 'site')),
);

/** What the product calls itself and says of itself, for pages that anybody opens. */
export const readSite = (app: App): Promise<Site> => read(app, 'site');
