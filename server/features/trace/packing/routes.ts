import { stateTexts } from '#contract/codes/states.ts';
import { packingCalls } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveExport } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import type { Container } from '#contract/features/trace/packing/contract.ts';
import { pack } from '#server/logistics/packing/pack.ts';
import { containerList, readToday } from './queries.ts';
import { replace } from '#server/logistics/packing/replace.ts';
import { readTree } from './tree.ts';
import { undo } from '#server/logistics/packing/undo.ts';
import { unpack } from '#server/logistics/packing/unpack.ts';

const columns: readonly ExportColumn<Container>[] = [
  { field: 'code', width: 24 },
  { field: 'level', width: 10, show: (level, language) => packingTexts.levels[level][language] },
  { field: 'part_name', width: 28 },
  { field: 'packaging_name', width: 20 },
  { field: 'quantity', width: 10 },
  { field: 'capacity', width: 10 },
  {
    field: 'filling',
    width: 12,
    show: (filling, language) => packingTexts.filling[filling][language],
  },
  { field: 'state', width: 12, show: (state, language) => stateTexts[state][language] },
  { field: 'parent_code', width: 24 },
  { field: 'holder', width: 24 },
  { field: 'full_time' },
  { field: 'update_time' },
];

export const packingEndpoints = [
  serve(packingCalls.index, (call) => listPage(containerList, call, call.input)),
  serveExport(packingCalls.export, packingTexts, containerList, columns),
  serve(packingCalls.tree, (call) => readTree(call, call.input), { isFresh: true }),
  serve(packingCalls.today, (call) => readToday(call), { isFresh: true }),
  serve(packingCalls.pack, (call) => pack(call, call.input)),
  serve(packingCalls.unpack, (call) => unpack(call, call.input)),
  serve(packingCalls.replace, (call) => replace(call, call.input)),
  serve(packingCalls.undo, (call) => undo(call)),
];
