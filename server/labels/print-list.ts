import { sql } from 'kysely';
import type * as z from 'zod';
import './tables.ts';
import { stateOf } from '#contract/codes/states.ts';
import {
  printLimits,
  type LabelState,
  type PrintJob,
  type PrintJobInfo,
  type PrintLabel,
  type printLabelFilter,
} from '#contract/features/trace/print-jobs/contract.ts';
import type { StaffSession } from '../access/sessions.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { oneOf } from '../records/filters.ts';
import type { ListPlan, Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';

type Asker = Reader<StaffSession>;
const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Print jobs as a list shows them. */
export async function readPrintJobs(
  { tx, session }: Asker,
  ids: readonly number[],
): Promise<PrintJob[]> {
  type Row = Omit<PrintJob, 'create_time' | 'update_time'> &
    Record<'create_time' | 'update_time', Date>;
  const { rows } = await sql<Row>`
    select j.id, j.company_id, j.code, j.template_id, t.name as template_name, j.pack_id, coalesce(p.code, '') as pack_code,
      j.batch_id, coalesce(b.code, '') as batch_code, j.copies, j.driver, j.state, j.ordered, j.good, j.spoiled, j.sampled,
      j.unused, j.ordered - j.good - j.spoiled - j.sampled - j.unused as open, j.reason, j.remark, j.version,
      j.create_time, j.update_time
    from print_job j
      join label_template t on t.company_id = j.company_id and t.id = j.template_id
      left join identifier_pack p on p.company_id = j.company_id and p.id = j.pack_id
      left join batch b on b.company_id = j.company_id and b.id = j.batch_id
    where j.company_id = ${session.companyId} and j.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** One job with its ledger, what is handed out, and its files. */
export async function readPrintJob(reader: Asker, id: number): Promise<PrintJobInfo> {
  const { tx, session } = reader;
  const company = session.companyId;
  const [job] = await readPrintJobs(reader, [id]);
  if (!job) throw notFound();
  const { ordered, good, spoiled, sampled, unused, open } = job;
  const stations = await sql<{ station: string; claimed: number; claim_time: Date }>`
    select coalesce(c.station, '') as station, count(*) as claimed, max(l.claim_time) as claim_time
    from print_label l left join print_slice c on c.company_id = l.company_id and c.id = l.claim_id
    where l.company_id = ${company} and l.job_id = ${id} and l.state = 'claimed'
    group by 1 order by 3`.execute(tx);
  const parts = await sql<PrintJobInfo['parts'][number] & { claim_time: Date | null }>`
    select (number - 1) / ${printLimits.part}::integer + 1 as part, min(number) as "from", max(number) as "to",
      count(*) filter (where state = 'open') as open, count(*) filter (where state = 'claimed') as claimed,
      max(claim_time) as claim_time
    from print_label where company_id = ${company} and job_id = ${id} group by 1 order by 1`.execute(
    tx,
  );
  return {
    ...job,
    ledger: { ordered, good, spoiled, sampled, unused, open },
    claimed: stations.rows.reduce((sum, { claimed }) => sum + claimed, 0),
    stations: stations.rows.map((row) => ({ ...row, claim_time: row.claim_time.toISOString() })),
    parts: parts.rows.map((row) => ({ ...row, claim_time: iso(row.claim_time as Date | null) })),
  };
}

type Found = {
  number: number;
  seq: number;
  code: string | null;
  label_state: LabelState;
  identifier_state: number;
  is_reprint: boolean;
  reason: string;
  station: string;
  claim_time: Date | null;
  end_time: Date | null;
};

/** The labels of one job, in their order. */
export const labelsOfJob = (
  job: number,
): ListPlan<z.output<typeof printLabelFilter>, PrintLabel, StaffSession> => ({
  table: 'print_label',
  key: 'number',
  filters: {
    id: () => sql`job_id = ${job}`,
    label_state: oneOf('state'),
  },
  order: () => sql`number`,
  rows: async ({ app, tx, session }, numbers) => {
    const { rows } = await sql<Found>`
      select l.number, l.seq, i.code, l.state as label_state, i.state as identifier_state, l.is_reprint, l.reason,
        coalesce(c.station, '') as station, l.claim_time, l.end_time
      from print_label l
        join identifier i on i.company_id = l.company_id and i.seq = l.seq
        left join print_slice c on c.company_id = l.company_id and c.id = l.claim_id
      where l.company_id = ${session.companyId} and l.job_id = ${job}
        and l.number = any(${numbers}::integer[])`.execute(tx);
    const texts = await codeTexts(app, tx, session.companyId, rows);
    return rows.map(({ seq, ...row }) => ({
      ...row,
      id: row.number,
      code: texts.get(seq) ?? '',
      identifier_state: stateOf(row.identifier_state),
      claim_time: iso(row.claim_time),
      end_time: iso(row.end_time),
    }));
  },
});
