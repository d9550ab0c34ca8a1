import { sql } from 'kysely';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import {
  cityFilter,
  cityInput,
  cityOption,
  cityRow,
  levelOf,
  optionsInput,
  turnInput,
  type City,
} from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import type { Text } from '#contract/text.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { lockRecords } from '#server/records/write.ts';
import { cityList, readOptions } from './queries.ts';
import { checkCode } from './rules.ts';

const { errors, fields, done } = cityTexts;

const columns: readonly ExportColumn[] = [
  { field: 'code', width: 10 },
  { field: 'name', width: 24 },
  { field: 'name_en', width: 24 },
  { field: 'name_tw', width: 24 },
  {
    field: 'level',
    show: (level: 1 | 2 | 3, language) => cityTexts.levels[level][language],
  },
  { field: 'above', width: 30, show: (above: string[]) => above.join(' / ') },
  {
    field: 'disabled',
    show: (isOff: boolean, language) => cityTexts.states[`${isOff}`][language],
  },
  {
    field: 'is_shipped',
    show: (isShipped: boolean, language) => cityTexts.sources[`${isShipped}`][language],
  },
];

export const cityEndpoints = [
  ...recordEndpoints({
    resource: 'city',
    area: 'data:city',
    types: ['admin'],
    texts: cityTexts,
    filter: cityFilter,
    row: cityRow,
    input: cityInput,
    list: cityList,
    unique: { city_code_key: 'code' },
    reads: ['is_shipped'],
    toColumns: async (input, { tx }, before) => {
      const isMoved = before?.code !== input.code || before.parent_code !== input.parent_code;
      if (before?.is_shipped === true && isMoved)
        throw new Refusal(errors.shippedCode, { code: codes.conflict, field: 'code' });
      const parent =
        input.parent_code === null
          ? null
          : await tx
              .selectFrom('city')
              .select('code')
              .where('code', '=', input.parent_code)
              .executeTakeFirst();
      if (!before || isMoved) checkCode(input.code, input.parent_code, parent !== undefined);
      return { ...input, level: levelOf(input.code) };
    },
    beforeDelete: (_call, rows) => {
      const shipped = rows.find((row) => row.is_shipped === true) as City | undefined;
      if (!shipped) return Promise.resolve();
      throw new Refusal(errors.shipped, { params: { name: shipped.name } });
    },
    export: columns,
  }),
  endpoint({
    method: 'POST',
    types: ['admin'],
    path: 'city/turn',
    allow: 'data:city:edit',
    input: turnInput,
    answer: z.null(),
    fields,
    run: async (call) => {
      const { tx, session, input } = call;
      const table = { name: 'city', isTenant: false, fields: fields as Record<string, Text> };
      const rows = await lockRecords<City>(tx, table, session, input.ids);
      const turned = rows.filter((row) => row.disabled !== input.disabled);
      await tx
        .updateTable('city')
        .set({ disabled: input.disabled, version: sql`version + 1`, update_time: sql`now()` })
        .set({ update_by: session.accountId })
        .where('id', 'in', turned.length > 0 ? turned.map(({ id }) => id) : [0])
        .execute();
      for (const { id, name, disabled } of turned)
        call.changed('city', id, { name, disabled }, { name, disabled: input.disabled });
      call.tell(input.disabled ? done.off : done.on);
      return null;
    },
  }),
  endpoint({
    method: 'GET',
    types: ['web', 'admin'],
    path: 'city/options',
    allow: 'signedIn',
    input: optionsInput,
    answer: z.array(cityOption),
    fields,
    run: ({ tx, input, language }) => readOptions(tx, language, input.parent ?? null),
  }),
];
