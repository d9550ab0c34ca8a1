import { sql } from 'kysely';
import type {
  OperationLog,
  OperationLogInfo,
} from '#contract/features/logs/operation-log/contract.ts';
import type { Language } from '#contract/language.ts';
import { notFound } from '#server/refusal.ts';
import type { Condition, Reader, Span } from '#server/records/list-plan.ts';
import { ownRows } from '#server/records/own-rows.ts';
import { addressText } from '#server/logs/address-text.ts';
import { readAgent } from '#server/logs/agents.ts';
import { fieldLabel, isAmount } from '#server/logs/operation-fields.ts';

type Found = Omit<OperationLog, 'create_time' | 'place'> & { create_time: Date };

const columns = sql`o.id, o.create_time, o.username, o.login_type, o.path, o.ip, o.request_id, o.duration,
  coalesce(o.target, '') as target, coalesce(o.target_id, '') as target_id,
  coalesce(a.realname, '') as realname, coalesce(c.name, '') as company_name`;
const names = sql`left join account a on a.id = o.account_id left join company c on c.company_id = o.company_id`;
/** What an edit changed: the written values that differ from before. */
const changed = sql`case when jsonb_typeof(o.before) = 'object' and jsonb_typeof(o.after) = 'object' then
    array(select now.key from jsonb_each(o.after) now where now.value is distinct from o.before -> now.key order by 1)
  else '{}' end as changed`;

const shown = ({ create_time: time, ...row }: Found, { language }: Reader): OperationLog => ({
  ...row,
  create_time: time.toISOString(),
  changed: row.changed.map((field) => fieldLabel(row.path, field, language) ?? field),
  place: addressText(row.ip, language),
});

async function readFrom(reader: Reader, source: Condition, order: Condition) {
  const { rows } = await sql<Found>`
    select ${columns}, ${changed} from ${source} o ${names} order by ${order}`.execute(reader.tx);
  return rows.map((row) => shown(row, reader));
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
  return {
    ...shown(row, reader),
    permission: permission ?? '',
    ...readAgent(agent),
    before,
    after,
    ...wordsOf(row.path, [before, after], reader.language),
  };
}

/** The labels of these fields at any depth, and which are money. */
function wordsOf(path: string, values: unknown, language: Language) {
  const words: Record<string, string> = {};
  const amounts = new Set<string>();
  JSON.stringify(values, (name, value: unknown) => {
    const word = fieldLabel(path, name, language);
    if (word !== null) words[name] = word;
    if (isAmount(path, name)) amounts.add(name);
    return value;
  });
  return { words, amounts: [...amounts] };
}
