import type { NonconformanceInfo } from '#contract/features/trace/nonconformances/contract.ts';
import type { SourceRecord } from '#contract/features/trace/nonconformances/sources.ts';

type Found = Pick<NonconformanceInfo, 'source_id' | 'source_kind' | 'serial_number' | 'batch_code'>;

/** Where the source of a finding lies open. */
export const links: Record<SourceRecord, (found: Found) => string> = {
  inspection: ({ source_kind: kind, serial_number: serial }) =>
    `/trace/${kind}?serial_number=${encodeURIComponent(serial)}`,
  repair: ({ source_id: id }) => `/sale/repair?repair=${id}`,
  report: ({ source_id: id }) => `/sale/report?report=${id}`,
  incident: ({ source_id: id }) => `/sale/incident?incident=${id}`,
  batch: ({ batch_code: code }) => `/trace/batch?keyword=${encodeURIComponent(code)}`,
  lot: ({ source_id: id }) => `/trace/lot?lot=${id}`,
};
