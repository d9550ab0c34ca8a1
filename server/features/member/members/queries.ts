import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Member,
  MemberInfo,
  memberFilter,
} from '#contract/features/member/members/contract.ts';
import { bareMobile, mobile } from '#contract/validation.ts';
import { notFound } from '#server/refusal.ts';
import { levelAt, onLevels, readLevels } from '#server/members/levels.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { rightTo } from '#server/access/sessions.ts';

type Stored = Omit<
  Member,
  'level_id' | 'level_name' | 'level_color' | 'last_seen_time' | 'create_time' | 'update_time'
> & {
  mobile_sealed: Buffer;
  last_seen_time: Date | null;
  create_time: Date;
  update_time: Date;
};

async function readStored({ tx, language }: Reader, ids: number[]) {
  const levels = await readLevels(tx);
  const { rows } = await sql<Stored>`
    select id, name, mobile, mobile_sealed, sex, birthday, province, city, growth, points, source, is_enabled, remark,
      last_seen_time, version, create_time, update_time
    from member where id = any(${ids})`.execute(tx);
  return rows.map(({ mobile_sealed, ...row }) => {
    const level = levelAt(levels, row.growth);
    const shown: Member = {
      ...row,
      level_id: level?.id ?? null,
      level_name: level?.names[language] ?? '',
      level_color: level?.color ?? 'grey',
      last_seen_time: row.last_seen_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    };
    return { shown, sealed: mobile_sealed, levels };
  });
}

/** A whole number by its keyed hash, four digits by the visible end. */
function findByNumber(number: string, { app }: Reader): Condition {
  if (/^\d{4}$/.test(number)) return sql`mobile_end = ${number}`;
  if (!mobile.safeParse(number).success) return sql`false`;
  return sql`mobile_index = ${app.secrets.index('mobile', bareMobile(number))}`;
}

export const memberList: ListPlan<z.output<typeof memberFilter>, Member> = {
  table: 'member',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    mobile: findByNumber,
    level_id: async (ids, { tx }) => onLevels(await readLevels(tx), ids),
    source: oneOf('source'),
    is_enabled: equals('is_enabled'),
    create_time: within('create_time'),
  },
  rows: async (reader, ids) => (await readStored(reader, ids)).map(({ shown }) => shown),
};

/** Like the list, with whole numbers for those who may see them. */
export const exportedMembers: typeof memberList = {
  ...memberList,
  rows: async (reader, ids) => {
    const isWhole = rightTo(reader.session, 'member:member:reveal') === 'ok';
    return (await readStored(reader, ids)).map(({ shown, sealed }) =>
      isWhole ? { ...shown, mobile: reader.app.secrets.open('member.mobile', 0, sealed) } : shown,
    );
  },
};

/** One member, and the threshold of the next level. */
export async function readMember(reader: Reader, id: number): Promise<MemberInfo> {
  const [found] = await readStored(reader, [id]);
  if (!found) throw notFound();
  const next = found.levels.find(({ growth }) => growth > found.shown.growth);
  return {
    ...found.shown,
    next: next ? { name: next.names[reader.language], growth: next.growth } : null,
  };
}
