import { warrantyCalls, type Warranty } from '#contract/features/sale/warranties/contract.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { replaceWarranty } from '#server/logistics/warranties.ts';
import {
  extendWarranty,
  transferWarranty,
  voidWarranty,
} from '#server/logistics/warranty-changes.ts';
import { serveExport } from '#server/records/export.ts';
import { serveList } from '#server/records/serve-list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { nearestFirst, readPhone, readWarranty, warrantyList } from './queries.ts';

const columns: readonly ExportColumn<Warranty>[] = [
  { field: 'code', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'name', width: 12 },
  { field: 'phone', width: 16 },
  { field: 'place', width: 16 },
  { field: 'dealer_name', width: 20 },
  { field: 'policy_name', width: 20 },
  { field: 'active_time', width: 20 },
  { field: 'start_time', width: 20 },
  { field: 'expire_time', width: 20 },
  { field: 'granted_months', width: 12 },
  { field: 'extended_months', width: 12 },
  { field: 'state', width: 12, show: (state, one) => say(warrantyTexts.states[state], one) },
  { field: 'void_time', width: 20 },
  { field: 'void_reason', width: 24 },
];

const {
  index,
  export: exported,
  info,
  reveal,
  extend,
  transfer,
  void: ended,
  replace,
} = warrantyCalls;

export const warrantyEndpoints = [
  serveList(index, warrantyList, nearestFirst),
  serveExport(exported, warrantyTexts, warrantyList, columns),
  serve(info, (call) => readWarranty(call, call.input.id)),
  serveReveal(reveal, 'warranty', (call) => readPhone(call, call.input.id)),
  serve(extend, async (call) => {
    await extendWarranty(call, call.input);
    return null;
  }),
  serve(transfer, async (call) => {
    await transferWarranty(call, call.input);
    return null;
  }),
  serve(ended, async (call) => {
    await voidWarranty(call, call.input);
    return null;
  }),
  serve(replace, async (call) => {
    await replaceWarranty(call, call.input);
    return null;
  }),
];
