import { dictDataCalls } from '#contract/features/system/dictionary/contract.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { dictionaryRecords } from './dictionaries.ts';
import { optionEndpoints } from './options.ts';

export const dictionaryEndpoints = [
  ...dictionaryRecords,
  ...optionEndpoints,
  serve(
    dictDataCalls.getDictByCode,
    async ({ tx, input, language }) => {
      const rows = await tx
        .selectFrom('dict_data')
        .select(['id', 'name', 'value', 'sort'])
        .where('dict_code', '=', input.code)
        .where('disabled', '=', false)
        .orderBy('sort')
        .orderBy('id')
        .execute();
      return { data: rows.map((row) => ({ ...row, name: say(row.name, language) })) };
    },
    { writes: false, keepAnswer: false },
  ),
];
