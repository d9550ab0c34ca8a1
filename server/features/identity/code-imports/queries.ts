import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  CodeImport,
  importFilter,
  reportFilter,
  ReportLine,
} from '#contract/features/identity/code-imports/contract.ts';
import type { ImportState } from '#contract/features/identity/code-imports/moves.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Found = Omit<CodeImport, 'level' | 'progress' | 'create_time' | 'update_time'> & {
  level: number;
  done: number | null;
  total: number | null;
  create_time: Date;
  update_time: Date;
};

const atWork: readonly ImportState[] = ['checking', 'importing', 'removing'];

/** In whole per cent; what is over is complete. */
function progressOf({ state, done, total }: Pick<Found, 'state' | 'done' | 'total'>): number {
  if (!atWork.includes(state)) return state === 'failed' ? 0 : 100;
  return total ? Math.min(99, Math.floor(((done ?? 0) / total) * 100)) : 0;
}

export const importList: ListPlan<z.output<typeof importFilter>, CodeImport, StaffSession> = {
  table: 'code_import',
  filters: {
    keyword: mentions(),
    state: oneOf('state'),
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select m.id, m.company_id, m.code, m.file_name, m.file_size, m.part_id, coalesce(p.name, '') as part_name,
        m.batch_id, coalesce(b.code, '') as batch_code, m.level, m.state, m.reason, m.lines, m.good, m.bad, m.pack_id,
        coalesce(k.code, '') as pack_code, m.remark, m.version, m.create_time, m.update_time, j.done, j.total
      from code_import m
      left join part p on p.company_id = m.company_id and p.id = m.part_id
      left join batch b on b.company_id = m.company_id and b.id = m.batch_id
      left join identifier_pack k on k.company_id = m.company_id and k.id = m.pack_id
      left join job j on j.id = m.job_id
      where m.company_id = ${session.companyId} and m.id = any(${ids})`.execute(tx);
    return rows.map(({ done, total, ...row }) => ({
      ...row,
      level: levels[row.level]!,
      progress: progressOf({ state: row.state, done, total }),
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

async function checkImport({ tx, session }: Reader<StaffSession>, id: number): Promise<void> {
  const { rows } = await sql`
    select from code_import where company_id = ${session.companyId} and id = ${id}`.execute(tx);
  if (rows.length === 0) throw notFound();
}

/** The wrong lines of one import. */
export const wrongLines: ListPlan<z.output<typeof reportFilter>, ReportLine, StaffSession> = {
  table: 'code_import_line',
  only: () => sql`error is not null`,
  filters: {
    id: async (id, reader) => {
      await checkImport(reader, id);
      return sql`import_id = ${id}`;
    },
  },
  order: () => sql`line`,
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<ReportLine>`
      select id, line, code as text, error, same_as from code_import_line
      where company_id = ${session.companyId} and id = any(${ids}::bigint[]) and error is not null`.execute(
      tx,
    );
    return rows;
  },
};

const shownOnScreen = 50;

/** The first wrong lines of an import, for the screen. */
export async function readWrong(reader: Reader<StaffSession>, id: number): Promise<ReportLine[]> {
  await checkImport(reader, id);
  const { rows } = await sql<ReportLine>`
    select id, line, code as text, error, same_as from code_import_line
    where company_id = ${reader.session.companyId} and import_id = ${id} and error is not null
    order by line limit ${shownOnScreen}`.execute(reader.tx);
  return rows;
}
