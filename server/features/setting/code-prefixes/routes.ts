import { codes } from '#contract/envelope.ts';
import { codePrefixCalls } from '#contract/features/setting/code-prefixes/contract.ts';
import { prefixTexts } from '#contract/features/setting/code-prefixes/texts.ts';
import { comma } from '#contract/text.ts';
import { holdPrefixes, isOthers } from '#server/codes/prefixes.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { findUse, prefixList } from './queries.ts';

const { errors } = prefixTexts;

/** A prefix in use by rules or codes cannot be changed. */
async function refuseUsed(
  { tx, session }: RecordCall<StaffSession>,
  prefixes: readonly string[],
): Promise<void> {
  const used = await findUse(tx, session.companyId, prefixes);
  if (!used) return;
  const { name, prefix } = used;
  if (name !== null) throw new Refusal(errors.usedByRule, { params: { name, prefix } });
  throw new Refusal(errors.usedByCodes, { params: { prefix } });
}

export const prefixEndpoints = serveRecords(codePrefixCalls, {
  texts: prefixTexts,
  list: prefixList,
  unique: { code_prefix_pkey: 'prefix' },
  toColumns: async (input, call, before) => {
    const { prefix } = input;
    if (prefix === before?.prefix) return input;
    await holdPrefixes(call.tx);
    if (before) await refuseUsed(call, [String(before.prefix)]);
    if (await isOthers(call.tx, call.session, prefix))
      throw new Refusal(errors.taken, {
        code: codes.conflict,
        field: 'prefix',
        params: { prefix },
      });
    return input;
  },
  // Every node caches which prefixes belong to whom.
  afterWrite: ({ app, tx }) => app.cluster.tell(tx, { topic: 'prefix' }),
  beforeDelete: async (call, rows) => {
    await holdPrefixes(call.tx);
    await refuseUsed(
      call,
      rows.map(({ prefix }) => String(prefix)),
    );
    await call.app.cluster.tell(call.tx, { topic: 'prefix' });
  },
  export: [
    { field: 'prefix', width: 18 },
    {
      field: 'issuer',
      width: 18,
      show: (issuer, language) => prefixTexts.issuers[issuer][language],
    },
    {
      field: 'state',
      width: 12,
      show: (state, language) => prefixTexts.states[state][language],
    },
    { field: 'from_day', width: 14 },
    { field: 'until_day', width: 14 },
    {
      field: 'is_automatic',
      width: 18,
      show: (isAutomatic, language) => prefixTexts.origins[`${isAutomatic}`][language],
    },
    { field: 'rules', width: 28, show: (rules, language) => rules.join(comma[language]) },
    { field: 'remark', width: 28 },
    { field: 'create_time' },
    { field: 'update_time' },
  ],
});
