import { codes } from '#contract/envelope.ts';
import { levelOf, type City, cityCalls } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { lockRecords, updateRecords } from '#server/records/write.ts';
import { cityList, readOptions } from './queries.ts';
import { checkCode } from './rules.ts';

const { errors, fields, done } = cityTexts;

const columns: readonly ExportColumn<City>[] = [
  { field: 'code', width: 10 },
  { field: 'name', width: 24 },
  { field: 'name_en', width: 24 },
  { field: 'name_tw', width: 24 },
  {
    field: 'level',
    show: (level, language) => cityTexts.levels[level as 1 | 2 | 3][language],
  },
  { field: 'above', width: 30, show: (above) => above.join(' / ') },
  {
    field: 'disabled',
    show: (isOff, language) => cityTexts.states[`${isOff}`][language],
  },
  {
    field: 'is_shipped',
    show: (isShipped, language) => cityTexts.sources[`${isShipped}`][language],
  },
];

const table = { name: 'city', isTenant: false, fields } as const;

export const cityEndpoints = [
  ...serveRecords(cityCalls, {
    texts: cityTexts,
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
  serve(cityCalls.turn, async (call) => {
    const { tx, session, input } = call;
    const rows = await lockRecords<City>(tx, table, session, input.ids);
    const turned = rows.filter((row) => row.disabled !== input.disabled);
    const ids = turned.map(({ id }) => id);
    await updateRecords(tx, table, session, ids, { disabled: input.disabled });
    for (const { id, name, disabled } of turned)
      call.changed('city', id, { name, disabled }, { name, disabled: input.disabled });
    call.tell(input.disabled ? done.off : done.on);
    return null;
  }),
  serve(cityCalls.options, ({ tx, input, language }) =>
    readOptions(tx, language, input.parent ?? null),
  ),
];
