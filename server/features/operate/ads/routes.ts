import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { adFilter } from '#contract/features/operate/ads/contract.ts';
import { type Ad, type AdInput, adCalls } from '#contract/features/operate/ads/contract.ts';
import { adTexts } from '#contract/features/operate/ads/texts.ts';
import { placeTexts, typeTexts } from '#contract/features/operate/places.ts';
import { comma } from '#contract/text.ts';
import { freePictures, usePictures } from '#server/files/of-platform.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { exportInThree } from '#server/records/translated.ts';

const isShown = sql<boolean>`a.is_on and coalesce(a.show_from <= (now() at time zone 'Asia/Shanghai')::date, true)
  and coalesce(a.show_until >= (now() at time zone 'Asia/Shanghai')::date, true)`;

const list: ListPlan<z.output<typeof adFilter>, Ad> = {
  table: 'ad',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    ad_sort_id: equals('ad_sort_id'),
    place: (place) => sql`ad_sort_id in (select id from ad_sort where place = ${place})`,
    types: (types) =>
      sql`(${sql.join(
        types.map((type) => sql`types @> ${JSON.stringify([type])}::jsonb`),
        sql` or `,
      )})`,
    is_on: equals('is_on'),
  },
  order: () => sql`sort, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('ad as a')
      .innerJoin('ad_sort as s', 's.id', 'a.ad_sort_id')
      .select(['a.id', 'a.ad_sort_id', 's.name as ad_sort_name', 's.place'])
      .select(['a.title', 'a.title_en', 'a.title_tw', 'a.alt', 'a.alt_en', 'a.alt_tw'])
      .select(['a.picture', 'a.picture_en', 'a.picture_tw', 'a.url', 'a.types'])
      .select(['a.show_from', 'a.show_until', 'a.sort', 'a.is_on', 'a.remark', 'a.version'])
      .select(['a.create_time', 'a.update_time'])
      .select(isShown.as('is_shown'))
      .where('a.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

export const adEndpoints = serveRecords(adCalls, {
  texts: adTexts,
  list,
  toColumns: async (input, { tx }) => {
    const sort = await sql`
      select id from ad_sort where id = ${input.ad_sort_id} for key share`.execute(tx);
    if (sort.rows.length === 0)
      throw new Refusal(adTexts.errors.noSort, { code: codes.invalid, field: 'ad_sort_id' });
    return input;
  },
  afterWrite: async ({ tx }, id, _before, columns) => {
    const { picture, picture_en: english, picture_tw: traditional } = columns as AdInput;
    await usePictures(tx, { owner: 'ad', id }, [picture, english, traditional], {
      text: adTexts.errors.noPicture,
      field: 'picture',
    });
  },
  beforeDelete: async ({ tx }, rows) =>
    freePictures(
      tx,
      'ad',
      rows.map(({ id }) => id),
    ),
  export: [
    ...exportInThree('title', 28),
    { field: 'ad_sort_name', width: 20 },
    {
      field: 'place',
      width: 12,
      show: (place, language) => placeTexts[place][language],
    },
    {
      field: 'types',
      width: 20,
      show: (types, language) =>
        types.map((type) => typeTexts[type][language]).join(comma[language]),
    },
    { field: 'url', width: 36 },
    { field: 'show_from', width: 12 },
    { field: 'show_until', width: 12 },
    { field: 'sort', width: 8 },
    {
      field: 'is_on',
      width: 8,
      show: (isOn, language) => adTexts.switched[`${isOn}`][language],
    },
    { field: 'remark', width: 28 },
    { field: 'update_time' },
  ],
});
