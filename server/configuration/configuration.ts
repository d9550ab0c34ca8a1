import type * as z from 'zod';
import {
  configuration,
  isSecretField,
  keptSecret,
  type Configuration,
  type ConfigurationName,
  type SecretPart,
} from '#contract/configuration.ts';
import type { Tx } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';

/** One part of the platform's configuration as it is now; a value that no longer fits its rule counts as never set. */
export const readConfiguration = async <N extends Exclude<ConfigurationName, SecretPart>>(
  tx: Tx,
  name: N,
): Promise<Configuration[N]> => fitConfiguration(name, await readStored(tx, name));

/** The same of a part that holds secrets. */
export const readSecretConfiguration = async <N extends SecretPart>(
  tx: Tx,
  secrets: Secrets,
  name: N,
): Promise<Configuration[N]> =>
  fitConfiguration(name, openSecrets(secrets, name, await readStored(tx, name)));

async function readStored(tx: Tx, name: ConfigurationName): Promise<object> {
  const row = await tx
    .selectFrom('config')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? {};
}

type Values = Record<string, unknown>;
const changeSecrets = (
  part: ConfigurationName,
  values: object,
  change: (value: string) => unknown,
): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) =>
      isSecretField(part, field) && typeof value === 'string' && value !== ''
        ? [field, change(value)]
        : [field, value],
    ),
  );

/** As a part is kept: its secrets cannot be read from a copy of the database. */
export const sealSecrets = (secrets: Secrets, part: ConfigurationName, values: object): Values =>
  changeSecrets(part, values, (value) => secrets.seal(value).toString('base64url'));

/** As it was before it was sealed; what another key sealed counts as never set. */
export const openSecrets = (secrets: Secrets, part: ConfigurationName, stored: object): Values =>
  changeSecrets(part, stored, (value) => {
    try {
      return secrets.open(Buffer.from(value, 'base64url'));
    } catch {
      return '';
    }
  });

/** As a part is told: that a secret is set, and never which. */
export const maskSecrets = (part: ConfigurationName, values: object): Values =>
  changeSecrets(part, values, () => keptSecret);

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
