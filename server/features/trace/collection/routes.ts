import { sql } from 'kysely';
import type * as z from 'zod';
import {
  collectionCalls,
  type Collection,
  type collectionFilter,
} from '#contract/features/trace/collection/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { collectionTexts } from '#contract/features/trace/collection/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import { readAllCollections, readCollections, readMissing, readProgress } from './queries.ts';

const list: ListPlan<z.output<typeof collectionFilter>, Collection, StaffSession> = {
  table: 'batch',
  // Nothing has been made yet.
  only: () => sql`state <> 'planned'`,
  filters: {
    keyword: mentionsWithPart(),
    part_id: equals('part_id'),
    state: oneOf('state'),
    create_time: within('create_time'),
  },
  rows: readCollections,
};

const exported: readonly ExportColumn<Collection>[] = [
  { field: 'batch_code', width: 20 },
  { field: 'part_name', width: 28 },
  { field: 'state', show: (state, language) => collectionTexts.states[state][language] },
  { field: 'units' },
  { field: 'complete' },
  { field: 'missing' },
  { field: 'failed' },
  { field: 'waived' },
  { field: 'create_time' },
];

const { export: exporting, ...listed } = collectionCalls;

export const collectionEndpoints = [
  ...serveRecords(listed, { texts: collectionTexts, list }),
  serveExport(exporting, collectionTexts, { ...list, rows: readAllCollections }, exported),
  serve(collectionCalls.progress, (call) => readProgress(call, call.input.batch_id)),
  serve(collectionCalls.missing, (call) => readMissing(call, call.input)),
];
