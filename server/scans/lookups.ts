import type { Configuration } from '#contract/configuration.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact } from '../database/database.ts';
import { countLookup, type GuessLimits } from './brute-force.ts';
import type { Origin } from './visitor.ts';

/** What an activation counts beside the query that found its product: it does more. One that is refused is a query. */
const lookupWeights = { query: 1, activation: 4 } as const;

const kept = cache<App, 'consumer', Configuration['consumer']>({
  max: 1,
  maxAge: 2_000,
  isShared: true,
});

/** What the platform allows consumers; read at most once in two seconds. */
export const consumerLimits = (app: App): Promise<Configuration['consumer']> =>
  kept.get(app, 'consumer', () =>
    transact(app.database.sidePool, systemActor, (tx) => readConfiguration(tx, 'consumer')),
  );

const limitsFrom = ({ lookups_per_hour: codes }: Configuration['consumer']): GuessLimits => ({
  codes,
  minutes: 60,
  block_minutes: 60,
});

/** Counts a genuine code of a consumer's address; the answer does not wait for it. */
export function noteLookup(app: App, origin: Origin, what: keyof typeof lookupWeights): void {
  consumerLimits(app).then(
    (limits) => countLookup(app, origin, limitsFrom(limits), lookupWeights[what]),
    (error: unknown) => app.log.warn({ err: error }, 'a query was not counted'),
  );
}
