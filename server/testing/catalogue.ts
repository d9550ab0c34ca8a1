import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Owner } from './owner.ts';

/** The tables that hold rows of companies. */
export async function tenantTables(owner: Owner): Promise<string[]> {
  const found = await owner.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
       and a.attname = 'company_id' and not a.attisdropped order by 1`,
  );
  return found.map(({ name }) => name);
}

/** The table behind a resource: `encodingRule` is kept in `encoding_rule`. */
const called: Record<string, string> = {
  user: 'account',
  dealerAccount: 'account',
  operLog: 'operation_log',
  version: 'system_version',
  news: 'article',
  dealerData: 'dealer',
  dealerWip: 'dealer',
  shippingDetail: 'shipment_line',
  sms: 'sms_message',
  mail: 'mail_message',
  collection: 'batch',
  processRecord: 'quality_record',
  qcRecord: 'quality_record',
  testRecord: 'quality_record',
  supplierOrder: 'purchase_order',
};
export const tableOf = (resource: string): string =>
  called[resource] ?? resource.replaceAll(/(?<=.)[A-Z]/g, '_$&').toLowerCase();

type Column = { name: string; type: string; required: boolean };
type Reference = { columns: string[]; target: string; targets: string[] };

// Values a CHECK asks for, where any text or number would not do.
const special: Record<string, unknown> = {
  'warranty_policy.starts_at': 'activation',
  'warranty_step.kind': 'voided',
  'campaign_prize.kind': 'gift',
  'company_member.source': 'activation',
  'consent.subject': 'repair',
  // Of the company or of the platform.
  'consent.platform_number': 1,
  'account.login_type': 'web',
  'role.login_type': 'web',
  'job.state': 'waiting',
  'part.kind': 'product',
  'stored_file.kind': 'file',
  'wip_file.format': 'other',
  'incident_file.format': 'pdf',
  'secret_key.purpose': 'code',
  'encoding_rule.kind': 'standard',
  'code_tally.metric': 'scanned',
  'scan_total.metric': 'scanned',
  'scan_total.over': 7,
  'warranty_sum.metric': 'ended',
  'warranty_sum.over': 1,
  'shipment_sum.over': 3,
  'dealer_sum.over': 3,
  'security_pack.kind': 'standalone',
  'page_use.target': 'part',
  'container.level': 1,
  'shipment.kind': 'transfer',
  'goods_return.source': 'consumer',
  'print_job.driver': 'pdf',
  'inspection_step.kind': 'test',
  'quality_record.kind': 'test',
  'quality_record.result': 'pass',
  'nonconformance.severity': 'minor',
  'nonconformance.source': 'manual',
  'dealer_tally.metric': 'sold',
  'epcis_name.role': 'epc',
  'passport_link.level': 'business',
  // An order is of a dealer or of a customer.
  'sales_order.dealer_id': 0,
  'purchase_change.side': 'buyer',
  // Used in a batch or in a repair.
  'material_use.batch_id': 0,
};
// Where no two rows may have the same.
const distinct: Record<string, () => unknown> = {
  'identifier_pack.first_seq': () => randomInt(2 ** 30, 2 ** 39),
};
const newHash = () => randomBytes(32).toString('hex');

/** A row for a company, made from what the catalogue says about its table. */
export async function sampleRow(owner: Owner, table: string, given: Record<string, unknown>) {
  const columns = await owner.rows<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       attnotnull and not atthasdef and attidentity = '' and attgenerated = '' as required
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const references = await owner.rows<Reference>(
    `select conf.relname as target,
       array(select a.attname::text from unnest(con.conkey) with ordinality k(n, i)
         join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n order by k.i) as columns,
       array(select a.attname::text from unnest(con.confkey) with ordinality k(n, i)
         join pg_attribute a on a.attrelid = con.confrelid and a.attnum = k.n order by k.i) as targets
     from pg_constraint con join pg_class conf on conf.oid = con.confrelid
     where con.contype = 'f' and con.conrelid = $1::regclass`,
    [table],
  );
  const row: Record<string, unknown> = {};
  for (const { name, type, required } of columns) {
    if (name in given) row[name] = given[name];
    else if (required && `${table}.${name}` === 'blob.hash') row[name] = newHash();
    else if (required || `${table}.${name}` in special)
      row[name] = distinct[`${table}.${name}`]?.() ?? special[`${table}.${name}`] ?? anyValue(type);
  }
  for (const { columns: own, target, targets } of references)
    for (const [at, name] of own.entries())
      if (name in row && !(name in given))
        row[name] = await anyOf(owner, target, targets[at]!, given);
  return row;
}

async function anyOf(owner: Owner, table: string, column: string, given: Record<string, unknown>) {
  const isTenant = (await tenantTables(owner)).includes(table);
  const [found] = await owner.rows<{ value: unknown }>(
    `select "${column}" as value from "${table}" ${isTenant ? 'where company_id = $1' : 'where $1::int is not null'}
     order by 1 desc limit 1`,
    [given.company_id],
  );
  return found?.value;
}

function anyValue(type: string): unknown {
  if (type === 'text' || type === 'character varying') return `x${randomUUID()}`;
  if (type === 'bytea') return Buffer.from(randomUUID());
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  if (type === 'date' || type.startsWith('timestamp')) return new Date();
  if (type.endsWith('[]')) return '{}';
  return 1;
}

/** The statement and values that put a row into a table. */
export function insertOf(table: string, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`).join(', ');
  return {
    text: `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${places})`,
    values: Object.values(row),
  };
}
