import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { dictionaryFilter } from '#contract/features/system/dictionary/contract.ts';
import { type Dictionary, dictCalls } from '#contract/features/system/dictionary/contract.ts';
import { dictionaryTexts } from '#contract/features/system/dictionary/texts.ts';
import { fillNames } from '#contract/names.ts';
import { say, type Text } from '#contract/text.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

const { errors } = dictionaryTexts;

const list: ListPlan<z.output<typeof dictionaryFilter>, Dictionary> = {
  table: 'dict',
  isTenant: false,
  filters: { keyword: mentions(false) },
  order: () => sql`is_shipped desc, code`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('dict as d')
      .select(['d.id', 'd.code', 'd.name', 'd.remark', 'd.is_shipped', 'd.version'])
      .select(['d.create_time', 'd.update_time'])
      .select((from) =>
        from
          .selectFrom('dict_data as o')
          .select((count) => count.fn.countAll<number>().as('options'))
          .whereRef('o.dict_code', '=', 'd.code')
          .as('options'),
      )
      .where('d.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      options: row.options ?? 0,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

export const dictionaryRecords = serveRecords(dictCalls, {
  texts: dictionaryTexts,
  list,
  unique: { dict_pkey: 'code' },
  toColumns: (input, _call, before) => {
    if (before && before.code !== input.code)
      throw new Refusal(errors.code, { code: codes.conflict, field: 'code' });
    return { ...input, name: fillNames(input.name) };
  },
  // Its options go with it.
  beforeDelete: ({ language }, rows) => {
    const shipped = rows.find((row) => row.is_shipped === true);
    if (!shipped) return Promise.resolve();
    throw new Refusal(errors.shipped, { params: { name: say(shipped.name as Text, language) } });
  },
});
