import { sql } from 'kysely';
import type * as z from 'zod';
import {
  soonDays,
  type CompanyUse,
  type Expiry,
  type usageFilter,
  type Version,
  type versionFilter,
} from '#contract/features/platform/versions/contract.ts';
import { usageTexts, versionTexts } from '#contract/features/platform/versions/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { showSize } from '#contract/files.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import type { Condition, ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn } from '#server/records/plan.ts';

/** Versions below this id are shipped with the product. */
export const firstOwnVersion = 1_000;
const megabyte = 1_048_576;

export const versionList: ListPlan<z.output<typeof versionFilter>, Version> = {
  table: 'system_version',
  isTenant: false,
  filters: { keyword: mentions(false), create_time: within('create_time') },
  order: () => sql`sort, id`,
  rows: async ({ tx }, ids) => {
    const rows = await tx
      .selectFrom('system_version as v')
      .select(['v.id', 'v.code', 'v.name', 'v.permissions', 'v.quotas', 'v.config_3d', 'v.days'])
      .select(['v.start_date', 'v.end_date', 'v.sort', 'v.remark', 'v.version'])
      .select(['v.create_time', 'v.update_time'])
      .select((from) =>
        from
          .selectFrom('company as c')
          .select((count) => count.fn.countAll<number>().as('companies'))
          .whereRef('c.system_version_id', '=', 'v.id')
          .as('companies'),
      )
      .where('v.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      quotas: { identifiers: null, storage_mb: null, users: null, ...row.quotas },
      companies: row.companies ?? 0,
      is_shipped: row.id < firstOwnVersion,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

const quota = (one: { identifiers?: number | null; storage_mb?: number | null }, name: string) =>
  (one as Record<string, number | null>)[name] ?? null;
const limit = (_value: unknown, language: Language) => usageTexts.noLimit[language];

export const versionColumns: readonly ExportColumn<Version>[] = [
  { field: 'code', width: 16 },
  { field: 'name', width: 20, show: (name, language) => name[language] },
  ...(['identifiers', 'storage_mb', 'users'] as const).map((name) => ({
    field: 'quotas' as const,
    name: `quotas.${name}`,
    label: versionTexts.fields[name],
    show: (all: Version['quotas'], language: Language) => quota(all, name) ?? limit(all, language),
  })),
  { field: 'days' },
  { field: 'start_date', width: 12 },
  { field: 'end_date', width: 12 },
  { field: 'companies' },
  { field: 'remark', width: 28 },
  { field: 'create_time' },
];

const expiresAt = sql.ref('version_expire_time');
const soon = sql`now() + ${soonDays} * interval '1 day'`;
const byExpiry: Record<Expiry, Condition> = {
  valid: sql`${expiresAt} > now()`,
  soon: sql`${expiresAt} between now() and ${soon}`,
  over: sql`${expiresAt} <= now()`,
  endless: sql`${expiresAt} is null and system_version_id is not null`,
};

export const usageList: ListPlan<z.output<typeof usageFilter>, CompanyUse> = {
  table: 'company',
  key: 'company_id',
  isTenant: false,
  filters: {
    keyword: mentions(false),
    system_version_id: equals('system_version_id'),
    expiry: (which) => byExpiry[which],
  },
  sorts: { name: sql`name collate "zh-x-icu"` },
  order: () => sql`version_expire_time asc nulls last, company_id desc`,
  rows: async ({ tx, language }, ids) => {
    const rows = await tx
      .selectFrom('company as c')
      .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
      .leftJoin('code_use as u', 'u.company_id', 'c.company_id')
      .leftJoin('storage_use as s', 's.company_id', 'c.company_id')
      .select(['c.company_id as id', 'c.name', 'c.verify_status', 'c.system_version_id'])
      .select(['v.name as version_name', 'v.quotas', 'c.version_expire_time', 'c.version'])
      .select(['u.identifiers', 's.bytes'])
      .select((from) =>
        from
          .selectFrom('account as a')
          .select((count) => count.fn.countAll<number>().as('users'))
          .whereRef('a.company_id', '=', 'c.company_id')
          .where('a.login_type', '=', 'web')
          .where('a.disabled', '=', false)
          .as('users'),
      )
      .where('c.company_id', 'in', ids)
      .execute();
    return rows.map(({ version_name: name, quotas, bytes, ...row }) => ({
      ...row,
      system_version_name: name && say(name, language),
      version_expire_time: row.version_expire_time?.toISOString() ?? null,
      identifiers: row.identifiers ?? 0,
      identifiers_quota: quotas?.identifiers ?? null,
      storage: bytes ?? 0,
      storage_quota: quotas?.storage_mb == null ? null : quotas.storage_mb * megabyte,
      users: row.users ?? 0,
      users_quota: quotas?.users ?? null,
    }));
  },
};

export const usageColumns: readonly ExportColumn<CompanyUse>[] = [
  { field: 'name', width: 28 },
  { field: 'system_version_name', width: 14 },
  { field: 'version_expire_time', width: 18 },
  { field: 'identifiers' },
  {
    field: 'identifiers_quota',
    show: (most: number | null, to: Language) => most ?? limit(most, to),
  },
  { field: 'storage', width: 14, show: (bytes) => showSize(bytes) },
  {
    field: 'storage_quota',
    width: 14,
    show: (most: number | null, to: Language) => (most === null ? limit(most, to) : showSize(most)),
  },
  { field: 'users' },
  { field: 'users_quota', show: (most: number | null, to: Language) => most ?? limit(most, to) },
];
