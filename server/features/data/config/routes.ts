import { isDeepStrictEqual } from 'node:util';
import { configuration, isSecretField, keptSecret } from '#contract/configuration.ts';
import { codes } from '#contract/envelope.ts';
import { type ConfigRow, configCalls } from '#contract/features/data/config/contract.ts';
import { configParts, type ConfigPart } from '#contract/features/data/config/parts.ts';
import { configTexts } from '#contract/features/data/config/texts.ts';
import type { Language } from '#contract/language.ts';
import { fieldErrors } from '#contract/validation.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import {
  fitConfiguration,
  maskSecrets,
  openSecrets,
  sealSecrets,
} from '#server/configuration/configuration.ts';
import type { PlatformSession } from '#server/access/sessions.ts';

const { fields } = configTexts;
type Asked = CallContext<unknown, PlatformSession>;

async function readParts({ app, tx }: Pick<Asked, 'app' | 'tx'>): Promise<ConfigRow[]> {
  const rows = await tx.selectFrom('config').selectAll().where('name', 'in', configParts).execute();
  const set = new Map(rows.map((row) => [row.name, row]));
  return configParts.map((name, at) => {
    const row = set.get(name);
    const value = fitConfiguration(name, openSecrets(app.secrets, name, row?.value ?? {}));
    const defaults = fitConfiguration(name, {});
    return {
      id: at + 1,
      name,
      value: maskSecrets(name, value),
      defaults,
      is_default: isDeepStrictEqual(value, defaults),
      version: row?.version ?? 0,
      update_time: row?.update_time.toISOString() ?? null,
    };
  });
}

/** The input, checked by the schema of its section; errors name the field. */
function readValue(name: ConfigPart, given: object, language: Language) {
  const parsed = configuration[name].safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error, language, fields);
  const said = errors[0]!.msg;
  throw new Refusal({ zh_CN: said, en: said, zh_TW: said }, { code: codes.invalid, errors });
}

type Values = Record<string, unknown>;
type Held = { version: number; value: Values };

/** Locks the row of a section, creating it if it was never set. */
async function holdPart({ app, tx }: Asked, name: ConfigPart): Promise<Held> {
  await tx
    .insertInto('config')
    .values({ name, value: '{}', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value, version } = await tx
    .selectFrom('config')
    .select(['value', 'version'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { version, value: fitConfiguration(name, openSecrets(app.secrets, name, value)) };
}

/** A conflict shows the current values without the secrets. */
function checkVersion(name: ConfigPart, held: Held, version: number, next: Values): void {
  editLocked<Values & { version: number }>(
    { ...maskSecrets(name, held.value), version: held.version },
    version,
    maskSecrets(name, next),
  );
}

async function writePart(
  { app, tx, changed }: Asked,
  name: ConfigPart,
  { value: before, version }: Held,
  value: Values,
): Promise<void> {
  await tx
    .updateTable('config')
    .set({
      value: JSON.stringify(sealSecrets(app.secrets, name, value)),
      version: version + 1,
      update_time: new Date(),
    })
    .where('name', '=', name)
    .execute();
  const after = fitConfiguration(name, value);
  changed('config', name, maskSecrets(name, before), tellReplaced(name, before, after));
}

/** The log shows that a secret changed, never its value. */
const tellReplaced = (name: ConfigPart, before: Values, after: Values): Values =>
  Object.fromEntries(
    Object.entries(maskSecrets(name, after)).map(([field, value]) => {
      const isReplaced = value === keptSecret && before[field] !== after[field];
      return [field, isReplaced && isSecretField(name, field) ? `${keptSecret} *` : value];
    }),
  );

/** The input; secrets sent back masked keep their stored value. */
const withKept = (typed: Values, before: Values): Values =>
  Object.fromEntries(
    Object.entries(typed).map(([field, value]) => [
      field,
      value === keptSecret ? before[field] : value,
    ]),
  );

/** Every node drops its cached values before the change is answered. */
async function tellNodes({ app, tx, afterCommit }: Asked, name: ConfigPart) {
  if (name === 'risk')
    afterCommit(await app.cluster.tellAndWait(tx, { topic: 'risk', company: null }));
}

export const configEndpoints = [
  serve(configCalls.index, async (call) => {
    const rows = await readParts(call);
    return { rows, count: rows.length };
  }),
  serve(
    configCalls.edit,
    async (call) => {
      const { name, version, value } = call.input;
      const typed = readValue(name, value, call.language);
      const held = await holdPart(call, name);
      checkVersion(name, held, version, typed);
      await writePart(call, name, held, withKept(typed, held.value));
      await tellNodes(call, name);
      return readParts(call);
    },
    { done: configTexts.done.saved },
  ),
  serve(
    configCalls.reset,
    async (call) => {
      const { name, version } = call.input;
      const held = await holdPart(call, name);
      checkVersion(name, held, version, {});
      await writePart(call, name, held, {});
      await tellNodes(call, name);
      return readParts(call);
    },
    { done: configTexts.done.reset },
  ),
];
