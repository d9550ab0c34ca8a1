import { dealerCalls } from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import {
  territoryCalls,
  type Territory,
} from '#contract/features/application/dealers/territories.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { keepPhone, serveReveal } from '#server/records/reveal.ts';
import { recordWork } from '#server/records/work.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { keptAsDisabled } from '#server/records/transition.ts';
import { dealerAccountEndpoints } from './accounts.ts';
import {
  dealerList,
  exportedDealers,
  readDealer,
  readDealerPhone,
  readDealerTree,
  readTerritories,
  territoryList,
} from './queries.ts';
import { checkCities, checkParent, clearForDeletion, keepTerritories } from './rules.ts';
import { dealerColumns, dealerImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof dealerCalls> = {
  texts: dealerTexts,
  list: dealerList,
  unique: { dealer_by_code: 'code', dealer_by_name: 'name', dealer_by_gln: 'gln' },
  readInfo: readDealer,
  related: {
    fields: ['territories'],
    read: async (reader, id) => ({ territories: await readTerritories(reader, id) }),
  },
  toColumns: async (input, call, before) => {
    await checkCities(call.tx, input.territories);
    if (input.parent_id !== (before?.parent_id ?? null))
      await checkParent(call, input.parent_id, before?.id ?? null);
    return {
      ...input,
      mobile: keepPhone(input.mobile, String(before?.mobile ?? '')),
      code: await codeOf(call, call.session.companyId, 'dealer', input.code, before),
    };
  },
  afterWrite: async (call, id, _before, columns) => {
    await keepTerritories(call, id, columns.territories as Territory[]);
    // Overlapping territories are reported, not refused.
    const { territories } = await readDealer(call, id);
    const names = [...new Set(territories.flatMap(({ shared_with: others }) => others))];
    if (names.length > 0) call.tell(dealerTexts.done.shared, { names: names.join('、') });
  },
  beforeDelete: clearForDeletion,
  import: dealerImport,
};
const { table, target } = recordWork(dealerCalls, plan);

export const dealerEndpoints = [
  ...serveRecords(dealerCalls, plan),
  ...serveMoves(
    dealerCalls,
    { ...table, moves: dealerMoves, target, kept: keptAsDisabled },
    {
      // Those already in this status are skipped.
      skipsDone: true,
      after: async ({ app, tx, session, afterCommit }, move, moved) => {
        if (move !== 'disable' || moved.length === 0) return;
        const dealers = moved.map(({ id }) => id);
        afterCommit(await app.sessions.end(tx, { company: session.companyId, dealers }));
      },
    },
  ),
  serveExport(dealerCalls.export, dealerTexts, exportedDealers, dealerColumns),
  serveReveal(dealerCalls.reveal, 'dealer', (call) => readDealerPhone(call, call.input.id)),
  serve(dealerCalls.tree, readDealerTree),
  serve(territoryCalls.index, (call) => listPage(territoryList, call, call.input)),
  ...dealerAccountEndpoints,
];
