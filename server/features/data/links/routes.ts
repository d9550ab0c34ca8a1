import { sql } from 'kysely';
import type * as z from 'zod';
import {
  linkFilter,
  linkInput,
  linkRow,
  type Link,
} from '#contract/features/data/links/contract.ts';
import { linkTexts } from '#contract/features/data/links/texts.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

const list: ListPlan<z.output<typeof linkFilter>, Link> = {
  table: 'link',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    is_shown: equals('is_shown'),
    create_time: within('create_time'),
  },
  order: () => sql`sort, id`,
  rows: plainRows('link', linkRow, false),
};

const stateWords = [true, false].map((value) => ({
  value,
  names: Object.values(linkTexts.states[`${value}`]),
}));

export const linkEndpoints = recordEndpoints({
  resource: 'link',
  area: 'data:link',
  types: ['admin'],
  texts: linkTexts,
  filter: linkFilter,
  row: linkRow,
  input: linkInput,
  list,
  unique: { link_by_name: 'name' },
  export: [
    { field: 'name', width: 28 },
    { field: 'url', width: 40 },
    { field: 'sort', width: 10 },
    {
      field: 'is_shown',
      width: 10,
      show: (isShown: boolean, language) => linkTexts.states[`${isShown}`][language],
    },
    { field: 'remark', width: 28 },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
  import: {
    columns: [
      { field: 'name', isRequired: true, example: '中国物品编码中心' },
      { field: 'url', isRequired: true, example: 'https://www.gs1cn.org/' },
      { field: 'sort', example: '10', hint: linkTexts.hints.sort },
      { field: 'is_shown', options: () => Promise.resolve(stateWords) },
      { field: 'remark' },
    ],
  },
});
