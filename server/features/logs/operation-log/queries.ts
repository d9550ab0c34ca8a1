import { sql } from 'kysely';
import type {
  OperationLog,
  OperationLogInfo,
} from '#contract/features/logs/operation-log/contract.ts';
import { notFound } from '#server/refusal.ts';
import type { Condition, Reader, Span } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { addressText } from '#server/logs/address-text.ts';
import { readAgent } from '#server/logs/agents.ts';
import { fieldLabel } from '#server/logs/operation-fields.ts';
import { nameIn, namingFields, tableOfTarget, wordFor } from '#server/logs/record-words.ts';
import { readNames, type Wanted } from './names.ts';
import { wordsOf } from './words.ts';

type Found = Omit<OperationLog, 'create_time' | 'place' | 'name' | 'changed'> & {
  create_time: Date;
  company_id: number | null;
  naming: Record<string, unknown>;
  changed: { field: string; before: unknown; after: unknown }[];
};

const naming = sql.join(
  namingFields.map(
    (field) => sql`${sql.lit(field)}, coalesce(o.after -> ${field}, o.before -> ${field})`,
  ),
);
const columns = sql`o.id, o.create_time, o.username, o.login_type, o.path, o.ip, o.request_id, o.duration, o.together,
  o.company_id, coalesce(o.target, '') as target, coalesce(o.target_id, '') as target_id,
  coalesce(a.realname, '') as realname, coalesce(c.name, '') as company_name, jsonb_build_object(${naming}) as naming`;
const names = sql`left join account a on a.id = o.account_id left join company c on c.company_id = o.company_id`;
/** What an edit changed: the written values that differ from before; of long ones only which. */
const changed = sql`case when jsonb_typeof(o.before) = 'object' and jsonb_typeof(o.after) = 'object' then
    (select coalesce(jsonb_agg(jsonb_build_object('field', now.key,
        'before', case when length((o.before -> now.key)::text) < 80 then o.before -> now.key end,
        'after', case when length(now.value::text) < 80 then now.value end) order by now.key), '[]')
      from jsonb_each(o.after) now where now.value is distinct from o.before -> now.key)
  else '[]' end as changed`;

const isNumber = /^\d{1,15}$/;
/** The record of an operation, where its name is not known from what was written. */
const recordOf = ({ target, target_id: id, company_id: company }: Found): Wanted[] =>
  isNumber.test(id) ? [{ table: tableOfTarget(target), company, id: Number(id) }] : [];

async function shown(found: readonly Found[], reader: Reader): Promise<OperationLog[]> {
  const { language } = reader;
  const written = found.map((row) => nameIn(row.naming, language));
  const nameNow = await readNames(
    reader,
    found.flatMap((row, at) => (written[at] === '' ? recordOf(row) : [])),
  );
  return found.map((one, at) => {
    const { create_time: time, naming: _naming, company_id: _company, ...row } = one;
    return {
      ...row,
      create_time: time.toISOString(),
      name: written[at] || (recordOf(one).map(nameNow)[0] ?? ''),
      changed: row.changed.map((change) => changeText(row, change, reader)),
      place: addressText(row.ip, language),
    };
  });
}

/** The label of a field; where its values have words, also from which to which. */
function changeText(
  { path, target }: Pick<Found, 'path' | 'target'>,
  { field, before, after }: Found['changed'][number],
  { language }: Reader,
): string {
  const label = fieldLabel(path, field, language) ?? field;
  const targets = [target, path.split('/')[0]!];
  const [was, is] = [before, after].map((value) => wordFor(targets, field, value, language));
  if (!is) return label;
  const colon = language === 'en' ? ': ' : '：';
  return `${label}${colon}${was ? `${was} → ` : ''}${is}`;
}

async function readFrom(reader: Reader, source: Condition, order: Condition) {
  const { rows } = await sql<Found>`
    select ${columns}, ${changed} from ${source} o ${names} order by ${order}`.execute(reader.tx);
  return shown(rows, reader);
}

const order = sql`create_time desc, id desc`;

/** The columns of the list, for a page or for known rows. */
export const reading = {
  table: 'operation_log' as const,
  partitionedBy: 'create_time',
  order: () => order,
  readPage: readFrom,
  rows: (reader: Reader, ids: number[], { from, to }: Span) =>
    readFrom(
      reader,
      sql`(select * from operation_log where create_time >= ${from} and create_time < ${to} and id = any(${ids}))`,
      order,
    ),
};

type FoundWhole = Found &
  Pick<OperationLogInfo, 'before' | 'after'> & { permission: string | null; user_agent: string };

/** One operation in full; the platform reads those of every company. */
export async function readOperation(reader: Reader, id: number): Promise<OperationLogInfo> {
  const own = ownRows(reader.session, reader.session.type !== 'admin');
  const { rows } = await sql<FoundWhole>`
    select ${columns}, ${changed}, o.permission, o.user_agent, o.before, o.after
    from (select * from operation_log where ${own} and id = ${id}) o ${names}`.execute(reader.tx);
  if (!rows[0]) throw notFound();
  const { user_agent: agent, permission, before, after, ...row } = rows[0];
  const [one] = await shown([row], reader);
  return {
    ...one!,
    permission: permission ?? '',
    ...readAgent(agent),
    before,
    after,
    ...(await wordsOf(reader, row, [before, after])),
  };
}
