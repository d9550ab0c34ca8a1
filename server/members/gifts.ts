import type { Configuration } from '#contract/configuration.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact } from '../database/database.ts';

const kept = cache<App, 'member', Configuration['member']>({
  max: 1,
  maxAge: 2_000,
  isShared: true,
});

/** The points that the platform gives, for pages that offer them; read at most once in two seconds. */
export const memberGifts = (app: App): Promise<Configuration['member']> =>
  kept.get(app, 'member', () =>
    transact(app.database.sidePool, systemActor, (tx) => readConfiguration(tx, 'member')),
  );
