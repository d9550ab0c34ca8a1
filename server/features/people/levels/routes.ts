import { sql } from 'kysely';
import type * as z from 'zod';
import {
  levelCalls,
  levelRow,
  platformLevelCalls,
  type Level,
  type LevelCalls,
  type levelFilter,
} from '#contract/features/people/levels/contract.ts';
import { levelTexts } from '#contract/features/people/levels/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { countedRows, refuseHeld } from '#server/people/ranked.ts';

const list: ListPlan<z.output<typeof levelFilter>, Level> = {
  table: 'level',
  filters: { keyword: mentions('orPlatform') },
  order: () => sql`rank desc, id`,
  rows: countedRows('level', levelRow),
};

const plan: RecordPlan<LevelCalls> = {
  texts: levelTexts,
  list,
  unique: { level_by_code: 'code', level_by_name: 'name' },
  beforeDelete: refuseHeld('level', levelTexts.errors.inUse),
  export: [
    { field: 'code', width: 14 },
    { field: 'name', width: 24 },
    { field: 'rank', width: 8 },
    { field: 'users', width: 8 },
    { field: 'remark', width: 30 },
    { field: 'update_time', width: 20 },
  ],
  import: [
    { field: 'code', isRequired: true, example: 'L5' },
    { field: 'name', isRequired: true, example: '高级工程师' },
    { field: 'rank', isRequired: true, example: '5', hint: levelTexts.rankHint },
    { field: 'remark' },
  ],
};

export const levelEndpoints = [
  ...serveRecords(levelCalls, plan),
  ...serveRecords(platformLevelCalls, plan),
];
