import { codes } from '#contract/envelope.ts';
import { nodeCalls, nodeRow } from '#contract/features/trace/registration-nodes/contract.ts';
import { nodeTexts } from '#contract/features/trace/registration-nodes/texts.ts';
import { mayCall } from '#server/http/outgoing.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import { Refusal } from '#server/refusal.ts';
import '#server/registration/tables.ts';

export const nodeEndpoints = [
  ...serveRecords(nodeCalls, {
    texts: nodeTexts,
    list: {
      table: 'registration_node',
      filters: { keyword: mentions(), create_time: within('create_time') },
      rows: plainRows('registration_node', nodeRow),
    },
    unique: { registration_node_by_name: 'name' },
    // It is sealed in a column of its own and never read back.
    related: { fields: ['key'], read: () => Promise.resolve({ key: '' }) },
    toColumns: ({ key, ...input }, { app, session }) => {
      if (!mayCall(app.settings, input.address))
        throw new Refusal(nodeTexts.errors.privateAddress, {
          code: codes.invalid,
          field: 'address',
        });
      return key === ''
        ? input
        : {
            ...input,
            key_sealed: app.secrets.seal('registration_node.key', session.companyId, key),
            key_end: key.length > 8 ? key.slice(-4) : '••••',
          };
    },
    beforeDelete: async ({ tx, session }, rows) => {
      const used = await tx
        .selectFrom('registration')
        .select('node_id')
        .where('company_id', '=', session.companyId)
        .where(
          'node_id',
          'in',
          rows.map(({ id }) => id),
        )
        .limit(1)
        .executeTakeFirst();
      const name = rows.find(({ id }) => id === used?.node_id)?.name;
      if (used) throw new Refusal(nodeTexts.errors.inUse, { params: { name: String(name) } });
    },
  }),
];
