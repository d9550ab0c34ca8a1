import { tableOf } from './catalogue.ts';
import type { Owner } from './owner.ts';

/** Fields that name a row of a table which neither a foreign key nor their own name tells. */
const told: Record<string, string> = {
  rule_id: 'encoding_rule',
  pack_id: 'identifier_pack',
  event_id: 'trace_event',
  page_id: 'page_template',
  'portal.target_id': 'part',
  'pageTemplate/products.ids': 'part',
  'identifier.parent_id': 'identifier',
  'shippingDetail.from_dealer_id': 'dealer',
  'binding.ids': 'identifier',
  component_id: 'part',
  part_ids: 'part',
  prize_id: 'campaign_prize',
  change_id: 'purchase_change',
  appeal_id: 'incident_appeal',
  'warranty.policy_id': 'warranty_policy',
  'nonconformance.source_id': 'repair',
  'nonconformance.subject_id': 'repair',
  'recordNote.record_id': 'part',
  'operLog/ofRecord.target_id': 'part',
};

/** Tables whose rows are named by something else than an id. */
const keys: Record<string, string> = {
  dealer: 'dealer_id',
  identifier: 'seq',
  warranty: 'seq',
  company: 'company_id',
};
export const keyOf = (table: string): string => keys[table] ?? 'id';

/** Whether a field names rows of whatever table. */
export const isReference = (field: string): boolean => /^ids?$|_ids?$/.test(field);

/** Finds the table whose rows a field of a call names: its own for an id, else by foreign key and by name. */
export async function findReferences(owner: Owner) {
  const foreign = await owner.rows<{ field: string; target: string }>(
    `select own.relname || '.' || a.attname as field, target.relname as target
     from pg_constraint con join pg_class own on own.oid = con.conrelid join pg_class target on target.oid = con.confrelid
       join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any(con.conkey)
     where con.contype = 'f' and a.attname <> 'company_id'`,
  );
  const tables = await owner.rows<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  const keyed = new Map(foreign.map(({ field, target }) => [field, target]));
  const known = new Set(tables.map(({ name }) => name));
  return (path: string, field: string): string | undefined => {
    const resource = path.split('/')[0]!;
    const own = tableOf(resource);
    const named = field.replace(/_ids?$/, '');
    return (
      told[`${path}.${field}`] ??
      told[`${resource}.${field}`] ??
      keyed.get(`${own}.${field}`) ??
      told[field] ??
      (isReference(field) && known.has(named) ? named : undefined) ??
      (/^ids?$/.test(field) ? own : undefined)
    );
  };
}
