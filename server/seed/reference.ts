import { sql } from 'kysely';
import { everyPermission } from '#contract/access.ts';
import { rightsOfType } from '#contract/rights.ts';
import { shippedRoles } from '#contract/roles.ts';
import type { Quotas } from '#contract/features/platform/versions/contract.ts';
import { t, type Text } from '#contract/text.ts';
import type { Tx } from '../database/database.ts';
import { createRule, standardRule } from '../codes/rules.ts';
import { seedCities } from './cities.ts';
import { dictionaries } from './dictionaries.ts';
import { seedHelp } from './help.ts';
import { seedRoleTemplates } from './role-templates.ts';

const versions: {
  id: number;
  code: string;
  name: Text;
  permissions: string[];
  config_3d: boolean;
  quotas: Quotas;
  days: number | null;
  sort: number;
}[] = [
  {
    id: 1,
    code: 'trial',
    name: t('试用版', 'Trial', '試用版'),
    permissions: rightsOfType('web').filter((name) => name !== 'app:company:brand'),
    config_3d: false,
    days: 30,
    sort: 10,
    quotas: { identifiers: 10_000, storage_mb: 200, users: 20 },
  },
  {
    id: 2,
    code: 'standard',
    name: t('标准版', 'Standard', '標準版'),
    permissions: rightsOfType('web').filter((name) => name !== 'app:company:brand'),
    config_3d: false,
    days: 365,
    sort: 20,
    quotas: { identifiers: 5_000_000, storage_mb: 20_000, users: 200 },
  },
  {
    id: 3,
    code: 'professional',
    name: t('专业版', 'Professional', '專業版'),
    permissions: [everyPermission],
    config_3d: true,
    days: 365,
    sort: 30,
    quotas: { identifiers: 500_000_000, storage_mb: 1_000_000, users: null },
  },
];

/** What every installation has: versions, the platform's roles, dictionaries, the standard rule, help, the brand of company 38. Safe to repeat. */
export async function seedReference(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7305002)`.execute(tx);
  for (const { name, quotas, ...version } of versions)
    await tx
      .insertInto('system_version')
      .values({ ...version, name: JSON.stringify(name), quotas: JSON.stringify(quotas) })
      // A version nobody edited grows with the product; an edited one is the administrator's.
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({
            permissions: version.permissions,
            quotas: JSON.stringify(quotas),
            days: version.days,
            sort: version.sort,
          })
          .where('system_version.version', '=', 1),
      )
      .execute();
  await tx
    .insertInto('role')
    .values(
      shippedRoles
        .filter((role) => role.type === 'admin')
        .map((role) => ({
          id: 1,
          login_type: role.type,
          code: role.code,
          name: JSON.stringify(role.name),
          permissions: [...role.permissions],
          is_shipped: true,
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedRoleTemplates(tx);
  await tx
    .insertInto('company_brand')
    .values({ company_id: 38, title: '远航溯源', color: '#1F5FA8', logo: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Companies from before there were rules.
  const without = await tx
    .selectFrom('company')
    .select('company_id')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('encoding_rule')
            .select('id')
            .whereRef('encoding_rule.company_id', '=', 'company.company_id'),
        ),
      ),
    )
    .execute();
  for (const { company_id: company } of without) await createRule(tx, company, standardRule);
  await tx
    .insertInto('config')
    .values({ name: 'platform', value: JSON.stringify({ print_control_url: '' }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { code, name, options } of dictionaries) {
    await tx
      .insertInto('dict')
      .values({ code, name: JSON.stringify(name), is_shipped: true })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ is_shipped: true }))
      .execute();
    await tx
      .insertInto('dict_data')
      .values(
        Object.entries(options).map(([value, text], at) => ({
          dict_code: code,
          value,
          name: JSON.stringify(text),
          sort: (at + 1) * 10,
          is_shipped: true,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['dict_code', 'value']).doUpdateSet({ is_shipped: true }),
      )
      .execute();
  }
  await seedCities(tx);
  await seedHelp(tx);
}
