import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type {
  exampleFilter,
  ExampleRow,
  ExampleView,
} from '#contract/features/tool/example/contract.ts';
import { exampleTexts } from '#contract/features/tool/example/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { Tx } from '#server/database/database.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { readQuota } from '#server/identifiers/quota.ts';
import { equals, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

/** The runs of all companies; jobs that ended long ago are deleted, and their runs are over. */
async function readRuns({ tx }: Reader, ids: number[]): Promise<ExampleRow[]> {
  const rows = await tx
    .selectFrom('example_run as r')
    .innerJoin('company as c', 'c.company_id', 'r.company_id')
    .leftJoin('job as j', 'j.id', 'r.job_id')
    .select(['r.id', 'r.company_id', 'c.name as company_name', 'r.kinds', 'r.size', 'r.made'])
    .select(['j.state', 'j.done', 'j.total', 'j.error', 'r.create_user', 'r.create_time'])
    .where('r.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    state: row.state ?? 'done',
    done: row.done ?? 0,
    create_time: row.create_time.toISOString(),
  }));
}

export const exampleList: ListPlan<z.output<typeof exampleFilter>, ExampleRow> = {
  table: 'example_run',
  isTenant: false,
  filters: { company_id: equals('company_id'), create_time: within('create_time') },
  rows: readRuns,
};

const refuse = (text: keyof typeof exampleTexts.errors) =>
  new Refusal(exampleTexts.errors[text], { code: codes.invalid, field: 'company_id' });

/** What a company has of its own; companies that are not for trial, or have no users, are refused. */
export async function readExample(tx: Tx, companyId: number): Promise<ExampleView> {
  const company = await tx
    .selectFrom('company as c')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select(['c.name', 'c.verify_status', 'v.code as version'])
    .select(
      sql<number>`(select count(*)::int from account a where a.company_id = c.company_id and a.login_type = 'web')`.as(
        'users',
      ),
    )
    .where('c.company_id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw notFound();
  if (company.verify_status !== verifyStatus.verified && company.version !== 'trial')
    throw refuse('notTrial');
  if (company.users === 0) throw refuse('nobody');
  const { used, quota } = await readQuota(tx, companyId);
  const { shown } = await tx
    .selectFrom('example_run')
    .select(sql<number>`coalesce(sum((made ->> 'codes')::int), 0)::int`.as('shown'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    name: company.name,
    own_codes: Math.max(0, used - shown),
    codes_left: quota === null ? null : Math.max(0, quota - used),
  };
}
