import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { leadsTo } from '#admin/ui/list/types.ts';
import { LotStateDot } from '#admin/ui/materials/LotStateDot.tsx';
import {
  NonconformanceSeverityDot,
  NonconformanceStateDot,
} from '#admin/ui/nonconformances/NonconformanceCells.tsx';
import { IdentifierStateDot, RiskDot } from '#admin/ui/show/IdentifierState.tsx';
import { BatchStateDot, BomStateDot, PackStateDot } from '#admin/ui/show/RecordStates.tsx';
import { identifierCalls } from '#contract/features/identity/identifiers/contract.ts';
import { identifiers } from '#contract/features/identity/identifiers/feature.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { identifierPacks } from '#contract/features/identity/packs/feature.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { bomCalls } from '#contract/features/product/boms/contract.ts';
import { boms } from '#contract/features/product/boms/feature.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { batches } from '#contract/features/trace/batches/feature.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { lotCalls } from '#contract/features/trace/lots/contract.ts';
import { materialLots as lots } from '#contract/features/trace/lots/feature.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { nonconformanceCalls } from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformances } from '#contract/features/trace/nonconformances/feature.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import { printJobCalls } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobs } from '#contract/features/trace/print-jobs/feature.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { codeAnalysisCalls } from '#contract/features/query/code-analysis/contract.ts';
import type { FiguresOf } from './CodeFigures.tsx';
import { related } from './RelatedList.tsx';
import { recordTexts } from './texts.ts';
import type { RecordTab } from './types.ts';

// The lists of which pages of records show a few rows. They are the lists' own calls, and their columns in short.

const CodeFigures = lazyComponent(async () => (await import('./CodeFigures.tsx')).CodeFigures);

/** How far the codes of a record got, by day. */
export const codeFigures = <Info,>(of: (record: Info) => FiguresOf): RecordTab<Info> => ({
  key: 'figures',
  title: recordTexts.figures,
  can: codeAnalysisCalls.index.allow,
  content: ({ record }) => <CodeFigures of={of(record)} />,
});

const ScanMap = lazyComponent(async () => (await import('./ScanMap.tsx')).ScanMap);

/** Where its codes were scanned. */
export const scanMap = <Info,>(of: (record: Info) => FiguresOf): RecordTab<Info> => ({
  key: 'map',
  title: recordTexts.scanMap,
  can: codeAnalysisCalls.index.allow,
  content: ({ record }) => <ScanMap of={of(record)} />,
});

export const relatedBoms = related({
  key: 'boms',
  of: boms,
  calls: bomCalls,
  fields: bomTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'version_no', width: 90, kind: 'number' },
    { field: 'state', width: 110, render: ({ state }) => <BomStateDot state={state} /> },
    { field: 'line_count', width: 90, kind: 'number' },
    { field: 'release_time', width: 150, kind: 'time' },
  ],
});

export const relatedPacks = related({
  key: 'packs',
  of: identifierPacks,
  calls: packCalls,
  fields: packTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(identifierPacks, 'id') },
    { field: 'batch_code', width: 160 },
    { field: 'state', width: 110, render: ({ state }) => <PackStateDot state={state} /> },
    { field: 'quantity', width: 100, kind: 'quantity' },
    { field: 'create_time', width: 150, kind: 'time' },
  ],
});

export const relatedPrintJobs = related({
  key: 'prints',
  of: printJobs,
  calls: printJobCalls,
  fields: printJobTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'template_name', width: 160 },
    { field: 'ordered', width: 100, kind: 'quantity' },
    { field: 'good', width: 100, kind: 'quantity' },
    { field: 'create_time', width: 150, kind: 'time' },
  ],
});

export const relatedCodes = related({
  key: 'codes',
  of: identifiers,
  calls: identifierCalls,
  fields: identifierTexts.fields,
  columns: [
    { field: 'code', width: 230, kind: 'code' },
    { field: 'state', width: 120, render: ({ state }) => <IdentifierStateDot state={state} /> },
    { field: 'batch_code', width: 150 },
    { field: 'holder_name', width: 150 },
    { field: 'scans', width: 80, kind: 'quantity' },
    { field: 'risk', width: 100, render: ({ risk }) => <RiskDot risk={risk} /> },
  ],
});

export const relatedBatches = related({
  key: 'batches',
  of: batches,
  calls: batchCalls,
  fields: batchTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(batches, 'id') },
    { field: 'part_name', width: 160 },
    { field: 'quantity', width: 100, kind: 'quantity' },
    { field: 'state', width: 120, render: ({ state }) => <BatchStateDot state={state} /> },
    { field: 'product_date', width: 110 },
  ],
});

export const relatedLots = related({
  key: 'lots',
  of: lots,
  calls: lotCalls,
  fields: lotTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'part_name', width: 150 },
    { field: 'supplier_name', width: 160 },
    { field: 'left', width: 100, kind: 'quantity' },
    { field: 'state', width: 110, render: ({ state }) => <LotStateDot state={state} /> },
    { field: 'received_date', width: 110 },
  ],
});

export const relatedFindings = related({
  key: 'findings',
  of: nonconformances,
  calls: nonconformanceCalls,
  fields: nonconformanceTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'title', width: 200 },
    {
      field: 'severity',
      width: 110,
      render: (row) => <NonconformanceSeverityDot {...row} />,
    },
    { field: 'state', width: 120, render: (row) => <NonconformanceStateDot {...row} /> },
    { field: 'due_day', width: 110 },
  ],
});
