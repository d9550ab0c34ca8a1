import { policyCalls } from '#contract/features/sale/warranty-policies/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { policyTexts } from '#contract/features/sale/warranty-policies/texts.ts';
import { say } from '#contract/text.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { assignParts, keepVersion, revisionOf } from '#server/logistics/warranty-policies.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import { partsOf, readPolicies, readPolicy, refuseUsed } from './queries.ts';

export const policyEndpoints = serveRecords(policyCalls, {
  texts: policyTexts,
  list: {
    table: 'warranty_policy',
    filters: {
      keyword: mentions(),
      starts_at: oneOf('starts_at'),
      create_time: within('create_time'),
    },
    rows: readPolicies,
  },
  unique: { warranty_policy_by_name: 'name' },
  readInfo: readPolicy,
  reads: ['revision'],
  // The parts themselves say which policy they use.
  related: {
    fields: ['parts'],
    read: async (reader, id) => ({ parts: await partsOf(reader, id) }),
  },
  toColumns: (input, _call, before) => ({ ...input, revision: revisionOf(before, input) }),
  afterWrite: async (call, id, before, columns) => {
    await keepVersion(call, id, before, columns);
    await assignParts(call, id, columns.parts as number[] | undefined);
  },
  beforeDelete: refuseUsed,
  export: [
    { field: 'name', width: 28 },
    { field: 'months', width: 12 },
    { field: 'starts_at', width: 14, show: (start, one) => say(partTexts.starts[start], one) },
    { field: 'grace_days', width: 12 },
    { field: 'part_count', width: 10 },
    { field: 'revision', width: 8 },
    { field: 'create_time', width: 20 },
    { field: 'update_time', width: 20 },
  ],
});
