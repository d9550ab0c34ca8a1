import { codes } from '#contract/envelope.ts';
import {
  nonconformanceCalls,
  type Nonconformance,
} from '#contract/features/trace/nonconformances/contract.ts';
import {
  isUnsettled,
  type NonconformanceState,
} from '#contract/features/trace/nonconformances/moves.ts';
import {
  effectTexts,
  severityTexts,
  sourceTexts,
  type SourceRecord,
} from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { say } from '#contract/text.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import { checkFailed, checkNamed, readNamed, readSource } from '#server/nonconformances/sources.ts';
import {
  assignNonconformance,
  cancelNonconformance,
  closeNonconformance,
  finishNonconformance,
  openNonconformance,
  planNonconformance,
  redoNonconformance,
} from '#server/nonconformances/work.ts';
import { readHandlers } from '#server/people/handlers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { nonconformanceList, readAbout, readNonconformance } from './queries.ts';
import { suggestFrom } from './suggest.ts';

const { states, errors } = nonconformanceTexts;
const columns: readonly ExportColumn<Nonconformance>[] = [
  { field: 'code', width: 18 },
  { field: 'state', width: 12, show: (state, language) => say(states[state], language) },
  { field: 'severity', width: 10, show: (one, language) => say(severityTexts[one], language) },
  { field: 'title', width: 32 },
  { field: 'description', width: 40 },
  { field: 'source', width: 14, show: (one, language) => say(sourceTexts[one], language) },
  { field: 'source_name', width: 20 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'lot_code', width: 18 },
  { field: 'serial_number', width: 24 },
  { field: 'owner_name', width: 14 },
  { field: 'due_day', width: 12 },
  { field: 'cause', width: 32 },
  { field: 'action', width: 32 },
  { field: 'performed', width: 32 },
  { field: 'effect', width: 32 },
  {
    field: 'is_effective',
    width: 12,
    show: (is, language) => (is === null ? '' : say(effectTexts[is ? 'yes' : 'no'], language)),
  },
  { field: 'reason', width: 24 },
  { field: 'create_time', width: 20 },
  { field: 'update_time', width: 20 },
];

/** The record a finding comes from, for those who may see that record. */
async function openedFrom(call: Reader<StaffSession>, source: SourceRecord, id: number) {
  const found = await readSource(call, source, id);
  if (rightTo(call.session, found.right) !== 'ok') throw notFound();
  checkFailed(found);
  return found;
}

const { index, info, edit, export: exported, ...commands } = nonconformanceCalls;

export const nonconformanceEndpoints = [
  ...serveRecords(
    { index, info, edit, export: exported },
    {
      texts: nonconformanceTexts,
      list: nonconformanceList,
      readInfo: readNonconformance,
      reads: ['code', 'state'],
      toColumns: (input, _call, before) => {
        if (before && !isUnsettled(before.state as NonconformanceState))
          throw new Refusal(errors.settled, {
            code: codes.conflict,
            params: { code: String(before.code) },
          });
        return input;
      },
      export: columns,
    },
  ),
  serve(commands.add, async (call) => {
    const { source, source_id: from } = call.input;
    const facts =
      source === 'manual'
        ? await readNamed(call, call.input)
        : await openedFrom(call, source, from!);
    if (source !== 'manual') await checkNamed(call, facts, call.input);
    const id = await openNonconformance(call, call.input, facts);
    return readNonconformance(call, id);
  }),
  serve(commands.source, async (call) => {
    const { source, source_id: id } = call.input;
    return suggestFrom(call, source, id, await openedFrom(call, source, id));
  }),
  serve(commands.about, (call) => readAbout(call, call.input.subject, call.input.subject_id)),
  serve(commands.owners, async (call) => {
    const rows = await readHandlers(call, 'trace:nonconformance:handle', call.input);
    return { rows, count: rows.length };
  }),
  serve(commands.plan, async (call) => {
    await planNonconformance(call, call.input);
    return null;
  }),
  serve(commands.assign, async (call) => {
    await assignNonconformance(call, call.input);
    return null;
  }),
  serve(commands.finish, async (call) => {
    await finishNonconformance(call, call.input);
    return null;
  }),
  serve(commands.close, async (call) => {
    await closeNonconformance(call, call.input);
    return null;
  }),
  serve(commands.redo, async (call) => {
    await redoNonconformance(call, call.input);
    return null;
  }),
  serve(commands.cancel, async (call) => {
    await cancelNonconformance(call, call.input);
    return null;
  }),
];
