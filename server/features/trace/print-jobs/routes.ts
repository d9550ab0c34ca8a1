import { sql } from 'kysely';
import type * as z from 'zod';
import {
  printJobCalls,
  type PrintJob,
  type printJobFilter,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve, type CallContext } from '#server/http/endpoint.ts';
import { claimLabels, labelFile } from '#server/labels/hand-out.ts';
import { cancelRun, pauseRun, resumeRun } from '#server/labels/hold-run.ts';
import { makeRun } from '#server/labels/make-run.ts';
import { labelsOfJob, readPrintJob, readPrintJobs } from '#server/labels/print-list.ts';
import { acknowledge, release, reprint, takeSamples } from '#server/labels/runs.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { notFound } from '#server/refusal.ts';

const list: ListPlan<z.output<typeof printJobFilter>, PrintJob, StaffSession> = {
  table: 'print_job',
  filters: {
    keyword: mentions(),
    state: oneOf('state'),
    template_id: equals('template_id'),
    pack_id: equals('pack_id'),
    batch_id: equals('batch_id'),
    // What is printed is of a pack or a batch; either knows its part.
    part_id: (part, { session: { companyId } }) => sql`(pack_id in (select id from identifier_pack
        where company_id = ${companyId} and part_id = ${part})
      or batch_id in (select id from batch where company_id = ${companyId} and part_id = ${part}))`,
    create_time: within('create_time'),
  },
  rows: readPrintJobs,
};

const columns: readonly ExportColumn<PrintJob>[] = [
  { field: 'code', width: 20 },
  { field: 'template_name', width: 24 },
  { field: 'pack_code', width: 20 },
  { field: 'batch_code', width: 20 },
  { field: 'driver', show: (driver, language) => printJobTexts.drivers[driver][language] },
  { field: 'state', show: (state, language) => printJobTexts.states[state][language] },
  { field: 'ordered' },
  { field: 'good' },
  { field: 'spoiled' },
  { field: 'sampled' },
  { field: 'unused' },
  { field: 'open' },
  { field: 'reason', width: 24 },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
];

const { index, info, export: exported } = printJobCalls;

/** Does it and tells how the job stands. */
const told =
  <Input extends { id: number }>(
    work: (call: CallContext<Input, StaffSession>) => Promise<unknown>,
  ) =>
  async (call: CallContext<Input, StaffSession>) => {
    await work(call);
    return readPrintJob(call, call.input.id);
  };

export const printJobEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: printJobTexts, list, readInfo: readPrintJob, export: columns },
  ),
  serve(printJobCalls.add, async (call) => readPrintJob(call, await makeRun(call, call.input))),
  serve(printJobCalls.labels, async (call) => {
    if ((await readPrintJobs(call, [call.input.id])).length === 0) throw notFound();
    return listPage(labelsOfJob(call.input.id), call, call.input);
  }),
  serve(printJobCalls.file, labelFile, { transaction: false, writes: true }),
  serve(printJobCalls.claim, claimLabels, { transaction: false, isLong: true }),
  serve(
    printJobCalls.ack,
    told((call) => acknowledge(call, call.input, call.input.result, call.input.remedy)),
  ),
  serve(
    printJobCalls.release,
    told((call) => release(call, call.input)),
  ),
  serve(
    printJobCalls.sample,
    told((call) => takeSamples(call, call.input)),
  ),
  serve(
    printJobCalls.pause,
    told((call) => pauseRun(call, call.input.id)),
  ),
  serve(
    printJobCalls.resume,
    told((call) => resumeRun(call, call.input.id)),
  ),
  serve(
    printJobCalls.cancel,
    told((call) => cancelRun(call, call.input.id, call.input.reason)),
  ),
  serve(
    printJobCalls.reprint,
    told((call) => reprint(call, call.input, call.input.reason)),
  ),
];
