import { sql } from 'kysely';
import type * as z from 'zod';
import {
  levelFilter,
  levelInput,
  levelRow,
  type Level,
} from '#contract/features/people/levels/contract.ts';
import { levelTexts } from '#contract/features/people/levels/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { mentions } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import { countedRows, refuseHeld } from '#server/people/ranked.ts';

const list: ListPlan<z.output<typeof levelFilter>, Level> = {
  table: 'level',
  filters: { keyword: mentions('orPlatform') },
  order: () => sql`rank desc, id`,
  rows: countedRows('level', levelRow),
};

const endpointsOf = (type: LoginType, area: string) =>
  recordEndpoints({
    resource: 'level',
    area,
    types: [type],
    texts: levelTexts,
    filter: levelFilter,
    row: levelRow,
    input: levelInput,
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
    import: {
      columns: [
        { field: 'code', isRequired: true, example: 'L5' },
        { field: 'name', isRequired: true, example: '高级工程师' },
        { field: 'rank', isRequired: true, example: '5', hint: levelTexts.rankHint },
        { field: 'remark' },
      ],
    },
  });

export const levelEndpoints = [
  ...endpointsOf('web', 'app:level'),
  ...endpointsOf('admin', 'system:level'),
];
