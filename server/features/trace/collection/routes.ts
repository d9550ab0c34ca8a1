import { sql } from 'kysely';
import { collectionCalls } from '#contract/features/trace/collection/contract.ts';
import { collectionTexts } from '#contract/features/trace/collection/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { readCollections, readMissing } from './queries.ts';

export const collectionEndpoints = [
  ...serveRecords(collectionCalls, {
    texts: collectionTexts,
    list: {
      table: 'batch',
      // Nothing has been made yet.
      only: () => sql`state <> 'planned'`,
      filters: {
        keyword: mentions(),
        part_id: equals('part_id'),
        state: oneOf('state'),
        create_time: within('create_time'),
      },
      rows: readCollections,
    },
    export: [
      { field: 'batch_code', width: 20 },
      { field: 'part_name', width: 28 },
      { field: 'state', show: (state, language) => collectionTexts.states[state][language] },
      { field: 'units' },
      { field: 'complete' },
      { field: 'missing' },
      { field: 'failed' },
      { field: 'waived' },
      { field: 'create_time' },
    ],
  }),
  serve(collectionCalls.missing, (call) => readMissing(call, call.input)),
];
