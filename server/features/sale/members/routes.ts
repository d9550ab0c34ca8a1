import {
  companyMemberCalls,
  type CompanyMember,
} from '#contract/features/sale/members/contract.ts';
import { companyMemberTexts } from '#contract/features/sale/members/texts.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveExport } from '#server/records/export.ts';
import { listPage } from '#server/records/list.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { readMember } from './member-info.ts';
import { companyMemberList, exportedMembers, readPhone } from './queries.ts';

const columns: readonly ExportColumn<CompanyMember>[] = [
  { field: 'name', width: 14 },
  { field: 'phone', width: 16 },
  {
    field: 'source',
    width: 16,
    show: (source, language) => say(companyMemberTexts.sources[source], language),
  },
  { field: 'warranties', width: 12 },
  { field: 'repairs', width: 12 },
  { field: 'points', width: 14 },
  { field: 'first_time', width: 20 },
  { field: 'last_time', width: 20 },
];

const { index, export: exported, info, reveal } = companyMemberCalls;

export const companyMemberEndpoints = [
  serve(index, (call) => listPage(companyMemberList, call, call.input)),
  serveExport(exported, companyMemberTexts, exportedMembers, columns),
  serve(info, (call) => readMember(call, call.input.id)),
  serveReveal(reveal, 'companyMember', (call) => readPhone(call, call.input.id)),
];
