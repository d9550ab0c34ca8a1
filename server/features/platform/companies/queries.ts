import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  CompanyDetail,
  CompanyRow,
  companiesFilter,
} from '#contract/features/platform/companies/contract.ts';
import { companiesTexts } from '#contract/features/platform/companies/texts.ts';
import { verifyStatus } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo } from '#server/access/sessions.ts';
import { readLicense } from '#server/files/read-license.ts';
import { notFound } from '#server/refusal.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';
import { readVerification } from '#server/access/verification.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

async function readCompanies(
  { app, tx, language }: Reader,
  ids: number[],
  showPhone: (phone: string) => string = maskMobile,
) {
  const rows = await tx
    .selectFrom('company as c')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select(['c.company_id as id', 'c.name', 'c.short_name', 'c.credit_code', 'c.legal_person'])
    .select(['c.contact', 'c.mobile_sealed', 'c.email', 'c.address', 'c.introduction'])
    .select(['c.verify_status'])
    .select(['c.verify_reason', 'c.verify_time', 'c.submit_time', 'c.system_version_id'])
    .select(['v.name as version_name', 'c.version_expire_time', 'c.version', 'c.create_time'])
    .select((from) =>
      from
        .selectFrom('account as a')
        .select((count) => count.fn.countAll<number>().as('users'))
        .whereRef('a.company_id', '=', 'c.company_id')
        .where('a.login_type', '=', 'web')
        .where('a.disabled', '=', false)
        .as('users'),
    )
    .select((from) =>
      from
        .selectFrom('dealer as d')
        .select((count) => count.fn.countAll<number>().as('dealers'))
        .whereRef('d.company_id', '=', 'c.company_id')
        .where('d.disabled', '=', false)
        .as('dealers'),
    )
    .where('c.company_id', 'in', ids)
    .execute();
  return rows.map(({ version_name: versionName, mobile_sealed: sealed, ...row }) => ({
    ...row,
    mobile: sealed ? showPhone(app.secrets.open('company.mobile', row.id, sealed)) : '',
    users: row.users ?? 0,
    dealers: row.dealers ?? 0,
    system_version_name: versionName && say(versionName, language),
    verify_time: iso(row.verify_time),
    submit_time: iso(row.submit_time),
    version_expire_time: iso(row.version_expire_time),
    create_time: row.create_time.toISOString(),
  }));
}

export const companiesList: ListPlan<z.output<typeof companiesFilter>, CompanyRow> = {
  table: 'company',
  key: 'company_id',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    verify_status: oneOf('verify_status'),
    create_time: within('create_time'),
  },
  sorts: { name: sql`name collate "zh-x-icu"` },
  // Pending ones first, longest waiting on top; the others by age.
  order: () => sql`(verify_status = ${verifyStatus.pending}) desc,
    (case when verify_status = ${verifyStatus.pending} then submit_time end), company_id desc`,
  rows: async (reader, ids) => (await readCompanies(reader, ids)).map(asRow),
  totals: async ({ tx }, where) => {
    const found = sql`(select company_id from company where ${where})`;
    const { rows } = await sql<Pick<CompanyRow, 'users' | 'dealers'>>`
      select
        (select count(*) from account where login_type = 'web' and not disabled and company_id in ${found})::int as users,
        (select count(*) from dealer where not disabled and company_id in ${found})::int as dealers`.execute(
      tx,
    );
    return rows[0]!;
  },
};

const asRow = ({
  email: _email,
  address: _address,
  introduction: _introduction,
  ...row
}: Awaited<ReturnType<typeof readCompanies>>[number]): CompanyRow => row;

/** Like the list, with whole phone numbers for those who may see them. */
export const exportedCompanies: typeof companiesList = {
  ...companiesList,
  rows: async (reader, ids) => {
    const isWhole = rightTo(reader.session, 'platform:company:reveal') === 'ok';
    const show = isWhole ? (phone: string) => phone : maskMobile;
    return (await readCompanies(reader, ids, show)).map(asRow);
  },
};

/** The whole phone number of a company's contact. */
export async function readCompanyPhone(reader: Reader, id: number): Promise<string | null> {
  const [row] = await readCompanies(reader, [id], (phone) => phone);
  return row?.mobile ?? null;
}

const statuses = ['notSubmitted', 'pending', 'rejected', 'verified', 'suspended'] as const;

export const companyColumns: readonly ExportColumn<CompanyRow>[] = [
  { field: 'name', width: 28 },
  { field: 'short_name' },
  { field: 'credit_code', width: 22 },
  { field: 'legal_person' },
  { field: 'contact' },
  { field: 'mobile', width: 16 },
  {
    field: 'verify_status',
    show: (status, language) => companiesTexts.status[statuses[status]!][language],
  },
  { field: 'system_version_name' },
  { field: 'version_expire_time', width: 18 },
  { field: 'users' },
  { field: 'dealers' },
  { field: 'submit_time', width: 18 },
  { field: 'verify_time', width: 18 },
  { field: 'create_time', width: 18 },
];

export async function readCompany(reader: Reader, id: number): Promise<CompanyDetail> {
  const [company] = await readCompanies(reader, [id]);
  if (!company) throw notFound();
  return {
    ...company,
    license: await readLicense(reader.tx, reader.app.secrets, id),
    steps: await readVerification(reader.tx, id),
  };
}
