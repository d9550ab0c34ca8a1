import { dictAnswer, dictInput } from '#contract/features/system/dictionary/contract.ts';
import { loginTypes } from '#contract/login-types.ts';
import { say } from '#contract/text.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { dictionaryRecords } from './dictionaries.ts';
import { optionEndpoints } from './options.ts';

export const dictionaryEndpoints = [
  ...dictionaryRecords,
  ...optionEndpoints,
  endpoint({
    method: 'POST',
    types: loginTypes,
    path: 'dictData/getDictByCode',
    allow: 'signedIn',
    input: dictInput,
    answer: dictAnswer,
    writes: false,
    keepAnswer: false,
    run: async ({ tx, input, language }) => {
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
  }),
];
