import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { optionFilter, optionInput } from '#contract/features/system/dictionary/contract.ts';
import { type Option, dictDataCalls } from '#contract/features/system/dictionary/contract.ts';
import { optionTexts } from '#contract/features/system/dictionary/texts.ts';
import { fillNames } from '#contract/names.ts';
import { say, type Text } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { Stored } from '#server/records/plan.ts';
import { updateRecords } from '#server/records/write.ts';

const { errors, fields, done, states } = optionTexts;
type Input = z.output<typeof optionInput>;

const list: ListPlan<z.output<typeof optionFilter>, Option> = {
  table: 'dict_data',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    dict_code: equals('dict_code'),
    disabled: equals('disabled'),
  },
  order: () => sql`dict_code, sort, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('dict_data as o')
      .innerJoin('dict as d', 'd.code', 'o.dict_code')
      .select(['o.id', 'o.dict_code', 'd.name as dict_name', 'o.value', 'o.name', 'o.name_en'])
      .select(['o.name_tw', 'o.sort', 'o.disabled', 'o.is_shipped', 'o.remark', 'o.version'])
      .select(['o.create_time', 'o.update_time'])
      .where('o.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      name: row.name.zh_CN,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

function checkShipped(input: Input, before: Stored): void {
  const refuse = (text: Text, field: string) => new Refusal(text, { code: codes.conflict, field });
  if (before.dict_code !== input.dict_code) throw refuse(errors.moved, 'dict_code');
  if (before.is_shipped === true && before.value !== input.value)
    throw refuse(errors.value, 'value');
}

/** Dictionaries by code or name. */
async function dictionaryWords({ tx }: Reader) {
  const rows = await tx.selectFrom('dict').select(['code', 'name']).orderBy('code').execute();
  return rows.map(({ code, name }) => ({
    value: code,
    names: [code, ...new Set(Object.values(name))],
  }));
}
const stateWords = [false, true].map((value) => ({
  value,
  names: Object.values(states[`${value}`]),
}));

const table = { name: 'dict_data', isTenant: false, fields } as const;

export const optionEndpoints = [
  ...serveRecords(dictDataCalls, {
    texts: optionTexts,
    list,
    unique: { dict_data_dict_code_value_key: 'value' },
    reads: ['is_shipped'],
    toColumns: async (input, { tx }, before) => {
      if (before) checkShipped(input, before);
      const known = await tx
        .selectFrom('dict')
        .select('id')
        .where('code', '=', input.dict_code)
        .executeTakeFirst();
      if (!known) throw new Refusal(errors.dictionary, { code: codes.invalid, field: 'dict_code' });
      const { name, name_en: en, name_tw: tw, ...rest } = input;
      return { ...rest, name: fillNames({ zh_CN: name, en, zh_TW: tw }) };
    },
    beforeDelete: ({ language }, rows) => {
      const shipped = rows.find((row) => row.is_shipped === true);
      if (!shipped) return Promise.resolve();
      throw new Refusal(errors.shipped, { params: { name: say(shipped.name as Text, language) } });
    },
    export: [
      { field: 'dict_code', name: 'dict_name', width: 16 },
      { field: 'value', width: 16 },
      { field: 'name', width: 20 },
      { field: 'name_en', width: 24 },
      { field: 'name_tw', width: 20 },
      { field: 'sort', width: 8 },
      { field: 'disabled', show: (isOff, language) => states[`${isOff}`][language] },
      { field: 'remark', width: 28 },
    ],
    import: [
      { field: 'dict_code', isRequired: true, example: 'unit', options: dictionaryWords },
      { field: 'value', isRequired: true, example: 'roll' },
      { field: 'name', isRequired: true, example: '卷' },
      { field: 'name_en', example: 'Roll' },
      { field: 'name_tw', example: '捲' },
      { field: 'sort', example: '100', hint: optionTexts.hints.sort },
      { field: 'disabled', options: () => Promise.resolve(stateWords) },
      { field: 'remark' },
    ],
  }),
  serve(
    dictDataCalls.sort,
    async (call) => {
      const { tx, input, session } = call;
      const rows = await tx
        .selectFrom('dict_data')
        .select(['id', 'sort'])
        .where('dict_code', '=', input.dict_code)
        .orderBy('id')
        .forUpdate()
        .execute();
      const known = new Map(rows.map((row) => [row.id, row.sort]));
      if (input.ids.some((id) => !known.has(id))) throw notFound();
      const ids = [...new Set(input.ids)];
      const moved = ids.filter((id, at) => known.get(id) !== (at + 1) * 10);
      const sort = sql`10 * array_position(${ids}::int[], id)`;
      await updateRecords(tx, table, session, moved, { sort });
      call.changed('dict', input.dict_code, null, { ids: input.ids });
      return null;
    },
    { done: done.sorted },
  ),
];
