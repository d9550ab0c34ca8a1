import { sql } from 'kysely';
import * as z from 'zod';
import {
  dealerCommand,
  dealerFilter,
  dealerInfo,
  dealerInput,
  dealerRow,
} from '#contract/features/application/dealers/contract.ts';
import { dealerTexts, territoryTexts } from '#contract/features/application/dealers/texts.ts';
import {
  territoryFilter,
  territoryRow,
  type Territory,
} from '#contract/features/application/dealers/territories.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import { listPage } from '#server/records/list.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecords } from '#server/records/write.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { dealerAccountEndpoints } from './accounts.ts';
import { dealerList, readDealer, readTerritories, territoryList } from './queries.ts';
import { checkCities, clearForDeletion, keepTerritories } from './rules.ts';
import { dealerColumns, dealerImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof dealerFilter, typeof dealerRow, typeof dealerInput> = {
  resource: 'dealer',
  area: 'app:dealer',
  types: ['web'],
  texts: dealerTexts,
  filter: dealerFilter,
  row: dealerRow,
  input: dealerInput,
  list: dealerList,
  unique: { dealer_by_code: 'code', dealer_by_name: 'name' },
  info: { answer: dealerInfo, read: readDealer },
  related: {
    fields: ['territories'],
    read: async (reader, id) => ({ territories: await readTerritories(reader, id) }),
  },
  toColumns: async (input, call, before) => {
    await checkCities(call.tx, input.territories);
    return {
      ...input,
      code: await codeOf(call, call.session.companyId!, 'dealer', input.code, before),
    };
  },
  afterWrite: async (call, id, _before, columns) => {
    await keepTerritories(call, id, columns.territories as Territory[]);
    // Two may share a place: that is said, not refused.
    const { territories } = await readDealer(call, id);
    const names = [...new Set(territories.flatMap(({ shared_with: others }) => others))];
    if (names.length > 0) call.tell(dealerTexts.done.shared, { names: names.join('、') });
  },
  beforeDelete: clearForDeletion,
  export: dealerColumns,
  import: dealerImport,
};
const { table } = recordWork(plan);

/** Lets dealers in or locks them out; those that already are so stay as they are. */
const move = (verb: 'enable' | 'disable') => {
  const to = verb === 'disable';
  return endpoint({
    method: 'POST',
    types: ['web'],
    path: `dealer/${verb}`,
    allow: 'app:dealer:disable',
    input: dealerCommand,
    answer: z.null(),
    run: async ({ app, tx, session, input, changed, tell, afterCommit }) => {
      const company = session.companyId!;
      const dealers = await lockRecords<{ disabled: boolean }>(tx, table, session, input.ids);
      const moved = dealers.filter(({ disabled }) => disabled !== to);
      await sql`update dealer set disabled = ${to}, version = version + 1, update_time = now(), update_by = ${session.accountId}
        where company_id = ${company} and id = any(${moved.map(({ id }) => id)})`.execute(tx);
      for (const { id } of moved) {
        changed('dealer', id, { disabled: !to }, { disabled: to });
        if (to) afterCommit(await app.sessions.end(tx, { company, dealer: id }));
      }
      tell(dealerTexts.done[to ? 'disabled' : 'enabled'], { n: moved.length });
      return null;
    },
  });
};

export const dealerEndpoints = [
  ...recordEndpoints(plan),
  move('enable'),
  move('disable'),
  endpoint({
    method: 'GET',
    types: ['web'],
    path: 'territory/index',
    allow: 'app:dealer:view',
    input: territoryFilter,
    rows: territoryRow,
    fields: territoryTexts.fields,
    run: (call) => listPage(territoryList, call, call.input),
  }),
  ...dealerAccountEndpoints,
];
