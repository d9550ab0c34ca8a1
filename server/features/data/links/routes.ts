import { sql } from 'kysely';
import { linkCalls, linkRow } from '#contract/features/data/links/contract.ts';
import { linkTexts } from '#contract/features/data/links/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';

const stateWords = [true, false].map((value) => ({
  value,
  names: Object.values(linkTexts.states[`${value}`]),
}));

export const linkEndpoints = serveRecords(linkCalls, {
  texts: linkTexts,
  list: {
    table: 'link',
    isTenant: false,
    filters: {
      keyword: mentions(false),
      is_shown: equals('is_shown'),
      create_time: within('create_time'),
    },
    order: () => sql`sort, id`,
    rows: plainRows('link', linkRow, false),
  },
  unique: { link_by_name: 'name' },
  export: [
    { field: 'name', width: 28 },
    { field: 'url', width: 40 },
    { field: 'sort', width: 10 },
    {
      field: 'is_shown',
      width: 10,
      show: (isShown, language) => linkTexts.states[`${isShown}`][language],
    },
    { field: 'remark', width: 28 },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
  import: [
    { field: 'name', isRequired: true, example: '中国物品编码中心' },
    { field: 'url', isRequired: true, example: 'https://www.gs1cn.org/' },
    { field: 'sort', example: '10', hint: linkTexts.hints.sort },
    { field: 'is_shown', options: () => Promise.resolve(stateWords) },
    { field: 'remark' },
  ],
});
