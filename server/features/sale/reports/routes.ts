import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { reportCalls, type FakeReport } from '#contract/features/sale/reports/contract.ts';
import { reportTexts } from '#contract/features/sale/reports/texts.ts';
import { provinceOf } from '#contract/places.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { moveReport, replyToReport } from '#server/reports/work.ts';
import { readReport, readReports, reportList } from './queries.ts';

const columns: readonly ExportColumn<FakeReport>[] = [
  { field: 'code', width: 20 },
  { field: 'typed_code', width: 24 },
  {
    field: 'verdict',
    width: 18,
    show: (verdict, one) => (verdict === '' ? '' : say(consumerTexts.verdicts[verdict], one)),
  },
  { field: 'part_name', width: 24 },
  { field: 'shop', width: 24 },
  { field: 'link', width: 32 },
  { field: 'content', width: 40 },
  { field: 'name', width: 14 },
  { field: 'phone', width: 16 },
  {
    field: 'province',
    width: 12,
    show: (code, one) => (provinceOf(code) ? say(provinceOf(code)!.name, one) : ''),
  },
  { field: 'city', width: 12 },
  { field: 'photo_count', width: 8 },
  { field: 'state', width: 14, show: (state, one) => say(reportTexts.states[state], one) },
  { field: 'incident_code', width: 20 },
  { field: 'reason', width: 30 },
  { field: 'reply', width: 30 },
  { field: 'create_time', width: 20 },
  { field: 'update_time', width: 20 },
];

const { index, info, export: exported, ...commands } = reportCalls;

export const reportEndpoints = [
  ...serveRecords(
    { index, info, export: exported },
    { texts: reportTexts, list: reportList, readInfo: readReport, export: columns },
  ),
  serveReveal(commands.reveal, 'fakeReport', async (call) => {
    const [row] = await readReports(call, [call.input.id], (phone) => phone);
    return row?.phone ?? null;
  }),
  serve(commands.accept, async (call) => {
    await moveReport(call, 'accept', call.input);
    return null;
  }),
  serve(commands.close, async (call) => {
    await moveReport(call, 'close', call.input);
    return null;
  }),
  serve(commands.dismiss, async (call) => {
    await moveReport(call, 'dismiss', call.input);
    return null;
  }),
  serve(commands.reply, async (call) => {
    await replyToReport(call, call.input.id, call.input.reply);
    return null;
  }),
];
