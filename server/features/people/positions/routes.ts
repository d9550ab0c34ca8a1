import { sql } from 'kysely';
import type * as z from 'zod';
import {
  positionCalls,
  platformPositionCalls,
  positionRow,
  type Position,
  type PositionCalls,
  type positionFilter,
} from '#contract/features/people/positions/contract.ts';
import { positionTexts } from '#contract/features/people/positions/texts.ts';
import { languages } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
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

const plan: RecordPlan<PositionCalls> = {
  texts: positionTexts,
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
      show: (is, language) => say(is ? active : stopped, language),
    },
    { field: 'users', width: 8 },
    { field: 'remark', width: 30 },
    { field: 'update_time', width: 20 },
  ],
  import: [
    { field: 'code', isRequired: true, example: 'P010' },
    { field: 'name', isRequired: true, example: '质检员' },
    { field: 'sort', example: '10' },
    { field: 'is_active', options: states },
    { field: 'remark' },
  ],
};

export const positionEndpoints = [
  ...serveRecords(positionCalls, plan),
  ...serveRecords(platformPositionCalls, plan),
];
