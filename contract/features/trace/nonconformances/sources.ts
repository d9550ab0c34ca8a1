import type { Permission } from '#contract/permissions.ts';
import { t, type Text } from '#contract/text.ts';

/** Where a finding comes from; `manual` is any other place. */
export const nonconformanceSources = [
  'inspection',
  'repair',
  'report',
  'incident',
  'batch',
  'lot',
  'manual',
] as const;
export type NonconformanceSource = (typeof nonconformanceSources)[number];
/** Sources that are records. */
export type SourceRecord = Exclude<NonconformanceSource, 'manual'>;
export const sourceRecords = nonconformanceSources.filter(
  (source): source is SourceRecord => source !== 'manual',
) as [SourceRecord, ...SourceRecord[]];

/** What a list of them can be about: where they come from, or what they concern. */
export const nonconformanceSubjects = [...sourceRecords, 'code'] as const;
export type NonconformanceSubject = (typeof nonconformanceSubjects)[number];

export const nonconformanceSeverities = ['minor', 'major', 'critical'] as const;
export type NonconformanceSeverity = (typeof nonconformanceSeverities)[number];

export const sourceTexts: Record<NonconformanceSource, Text> = {
  inspection: t('检验', 'Inspection', '檢驗'),
  repair: t('维修', 'Repair', '維修'),
  report: t('假货举报', 'Report of a fake', '仿品檢舉'),
  incident: t('风险事件', 'Incident', '風險事件'),
  batch: t('生产批次', 'Production batch', '生產批次'),
  lot: t('物料批', 'Material lot', '物料批'),
  manual: t('其他', 'Other', '其他'),
};
export const severityTexts: Record<NonconformanceSeverity, Text> = {
  minor: t('轻微', 'Minor', '輕微'),
  major: t('严重', 'Major', '嚴重'),
  critical: t('致命', 'Critical', '致命'),
};

export const effectTexts = {
  yes: t('有效', 'Effective', '有效'),
  no: t('无效', 'Not effective', '無效'),
} as const;

/** What a finding is called until somebody says it better. */
export const suggestedTitles = {
  inspection: t('{name} 不合格', '{name} failed', '{name} 不合格'),
  repair: t('维修：{name}', 'Repair: {name}', '維修：{name}'),
  report: t('疑似假货：{name}', 'Suspected fake: {name}', '疑似仿品：{name}'),
  incident: t('风险事件：{name}', 'Incident: {name}', '風險事件：{name}'),
  batch: t('批次 {name} 不合格', 'Batch {name} does not conform', '批次 {name} 不合格'),
  lot: t('物料批 {name} 不合格', 'Lot {name} does not conform', '物料批 {name} 不合格'),
} as const satisfies Record<SourceRecord, Text>;

/** What an inspection found, as a description to begin with. */
export const measuredText = t(
  '实测：{found}；标准：{std}',
  'Found: {found}; standard: {std}',
  '實測：{found}；標準：{std}',
);

/** Who opens a finding from a record must be allowed to see that record. */
export const sourceRights: Record<Exclude<SourceRecord, 'inspection'>, Permission> = {
  repair: 'sale:repair:view',
  report: 'sale:fakeReport:view',
  incident: 'sale:incident:view',
  batch: 'trace:batch:view',
  lot: 'trace:lot:view',
};
export const inspectionRights = {
  process: 'trace:process:view',
  qc: 'trace:qc:view',
  test: 'trace:test:view',
} as const satisfies Record<string, Permission>;
