import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { configuration } from '#contract/configuration.ts';
import { codes } from '#contract/envelope.ts';
import {
  configEdit,
  configList,
  configParts,
  configReset,
  configRow,
  type ConfigPart,
  type ConfigRow,
} from '#contract/features/data/config/contract.ts';
import { configTexts } from '#contract/features/data/config/texts.ts';
import type { Language } from '#contract/language.ts';
import { fieldErrors } from '#contract/validation.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { endpoint, type Call } from '#server/http/endpoint.ts';
import { Refusal } from '#server/http/refusal.ts';
import { fitConfiguration } from '#server/services/configuration.ts';
import type { Who } from '#server/services/sessions.ts';

const { fields } = configTexts;
const common = { types: ['admin'], fields } as const;

async function readParts(tx: Tx): Promise<ConfigRow[]> {
  const rows = await tx.selectFrom('config').selectAll().where('name', 'in', configParts).execute();
  const set = new Map(rows.map((row) => [row.name, row]));
  return configParts.map((name, at) => {
    const row = set.get(name);
    const value = fitConfiguration(name, row?.value ?? {});
    const defaults = fitConfiguration(name, {});
    return {
      id: at + 1,
      name,
      value,
      defaults,
      is_default: isDeepStrictEqual(value, defaults),
      version: row?.version ?? 0,
      update_time: row?.update_time.toISOString() ?? null,
    };
  });
}

/** What was typed, judged by the schema of its part; what is wrong is named by its field. */
function readValue(name: ConfigPart, given: object, language: Language) {
  const parsed = configuration[name].safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error, language, fields);
  const said = errors[0]!.msg;
  throw new Refusal({ zh_CN: said, en: said, zh_TW: said }, { code: codes.invalid, errors });
}

/** The row of a part, made if it was never set, and held. */
async function holdPart(tx: Tx, name: ConfigPart) {
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
  return { version, value: fitConfiguration(name, value) as Record<string, unknown> };
}

async function writePart(tx: Tx, name: ConfigPart, version: number, value: object): Promise<void> {
  await tx
    .updateTable('config')
    .set({ value: JSON.stringify(value), version: version + 1, update_time: new Date() })
    .where('name', '=', name)
    .execute();
}

type Values = Record<string, unknown>;
type Held = Values & { version: number };
const mask = '••••••';

/** The log tells that a password was changed, and never what it is. */
function hidden(before: Values, after: Values): [Values, Values] {
  const { initial_password: was, ...restBefore } = before;
  const { initial_password: is, ...restAfter } = after;
  if (was === undefined && is === undefined) return [before, after];
  return [
    { ...restBefore, initial_password: was ? mask : '' },
    { ...restAfter, initial_password: is ? (is === was ? mask : `${mask} *`) : '' },
  ];
}

/** Whatever nodes keep of it they forget before whoever changed it is answered. */
async function tellNodes({ app, tx, afterCommit }: Call<unknown, Who>, name: ConfigPart) {
  if (name === 'risk')
    afterCommit(await app.cluster.tellAndWait(tx, { topic: 'risk', company: null }));
}

export const configEndpoints = [
  endpoint({
    ...common,
    method: 'GET',
    path: 'config/index',
    allow: 'data:config:view',
    input: configList,
    rows: configRow,
    run: async ({ tx }) => {
      const rows = await readParts(tx);
      return { rows, count: rows.length };
    },
  }),
  endpoint({
    ...common,
    method: 'POST',
    path: 'config/edit',
    allow: 'data:config:edit',
    input: configEdit,
    answer: z.array(configRow),
    // It may hold a password.
    keepAnswer: false,
    done: configTexts.done.saved,
    run: async (call) => {
      const { tx, input, language } = call;
      const { name, version } = input;
      const value = readValue(name, input.value, language);
      const before = await holdPart(tx, name);
      editLocked<Held>({ ...before.value, version: before.version }, version, value);
      await writePart(tx, name, before.version, value);
      call.changed('config', name, ...hidden(before.value, value));
      await tellNodes(call, name);
      return readParts(tx);
    },
  }),
  endpoint({
    ...common,
    method: 'POST',
    path: 'config/reset',
    allow: 'data:config:edit',
    input: configReset,
    answer: z.array(configRow),
    keepAnswer: false,
    done: configTexts.done.reset,
    run: async (call) => {
      const { tx, input } = call;
      const before = await holdPart(tx, input.name);
      editLocked<Held>({ ...before.value, version: before.version }, input.version, {});
      await writePart(tx, input.name, before.version, {});
      call.changed('config', input.name, ...hidden(before.value, fitConfiguration(input.name, {})));
      await tellNodes(call, input.name);
      return readParts(tx);
    },
  }),
];
