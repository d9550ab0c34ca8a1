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

/** One section of the platform's configuration; values that no longer fit the schema count as not set. */
export const readConfiguration = async <N extends Exclude<ConfigurationName, SecretPart>>(
  tx: Tx,
  name: N,
): Promise<Configuration[N]> => fitConfiguration(name, await readStored(tx, name));

/** The same for a section with secrets. */
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

/** Encrypts the secrets of a section for the database. */
export const sealSecrets = (secrets: Secrets, part: ConfigurationName, values: object): Values =>
  changeSecrets(part, values, (value) => secrets.seal('config', 0, value).toString('base64url'));

/** Decrypts them; what was encrypted with another key counts as not set. */
export const openSecrets = (secrets: Secrets, part: ConfigurationName, stored: object): Values =>
  changeSecrets(part, stored, (value) => {
    try {
      return secrets.open('config', 0, Buffer.from(value, 'base64url'));
    } catch {
      return '';
    }
  });

/** Masks the secrets of a section: only whether one is set is shown. */
export const maskSecrets = (part: ConfigurationName, values: object): Values =>
  changeSecrets(part, values, () => keptSecret);

/** The valid values, with defaults for the others. */
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
