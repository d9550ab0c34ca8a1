import { sql } from 'kysely';
import type * as z from 'zod';
import {
  positionFilter,
  positionInput,
  positionRow,
  type Position,
} from '#contract/features/people/positions/contract.ts';
import { positionTexts } from '#contract/features/people/positions/texts.ts';
import { languages, type Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import { say } from '#contract/text.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { countedRows, refuseHeld } from '#server/people/ranked.ts';

const list: ListPlan<z.output<typeof positionFilter>, Position> = {
  table: 'position',
  filters: { keyword: mentions('orPlatform'), is_active: equals('is_active') },
  order: () => sql`sort, id`,
  rows: countedRows('position', positionRow),
};

const { active, stopped } = positionTexts;
const states = () =>
  Promise.resolve(
    [
      { value: true, text: active },
      { value: false, text: stopped },
    ].map(({ value, text }) => ({ value, names: languages.map((one) => text[one]) })),
  );

const endpointsOf = (type: LoginType, area: string) =>
  recordEndpoints({
    resource: 'position',
    area,
    types: [type],
    texts: positionTexts,
    filter: positionFilter,
    row: positionRow,
    input: positionInput,
    list,
    unique: { position_by_code: 'code', position_by_name: 'name' },
    beforeDelete: refuseHeld('position', positionTexts.errors.inUse),
    export: [
      { field: 'code', width: 14 },
      { field: 'name', width: 24 },
      { field: 'sort', width: 8 },
      {
        field: 'is_active',
        width: 10,
        show: (is: boolean, language: Language) => say(is ? active : stopped, language),
      },
      { field: 'users', width: 8 },
      { field: 'remark', width: 30 },
      { field: 'update_time', width: 20 },
    ],
    import: {
      columns: [
        { field: 'code', isRequired: true, example: 'P010' },
        { field: 'name', isRequired: true, example: '质检员' },
        { field: 'sort', example: '10' },
        { field: 'is_active', options: states },
        { field: 'remark' },
      ],
    },
  });

export const positionEndpoints = [
  ...endpointsOf('web', 'app:position'),
  ...endpointsOf('admin', 'system:position'),
];
