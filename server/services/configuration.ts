import type * as z from 'zod';
import {
  configuration,
  type Configuration,
  type ConfigurationName,
} from '#contract/configuration.ts';
import type { Tx } from '../database/database.ts';

/** One part of the platform's configuration as it is now; a value that no longer fits its rule counts as never set. */
export async function readConfiguration<N extends ConfigurationName>(
  tx: Tx,
  name: N,
): Promise<Configuration[N]> {
  const row = await tx
    .selectFrom('config')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return fitConfiguration(name, row?.value ?? {});
}

/** The values that fit their rules, and the defaults of the others. */
export function fitConfiguration<N extends ConfigurationName>(
  name: N,
  value: object,
): Configuration[N] {
  const rules: Record<string, z.ZodType> = configuration[name].shape;
  const fitting = Object.entries(value).filter(
    ([field, one]) => rules[field]?.safeParse(one).success,
  );
  return configuration[name].parse(Object.fromEntries(fitting)) as Configuration[N];
}
