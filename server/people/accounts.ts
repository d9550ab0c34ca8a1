import { shippedRoles } from '#contract/roles.ts';
import type { Secrets } from '../secrets.ts';
import { giveRoles } from './company-roles.ts';
import type { Tx } from '../database/database.ts';
import { createRule, standardRule } from '../codes/rules.ts';
import type { NewAccount, NewCompany } from '../database/tables.ts';

/** Creates a company with its default roles and the standard rule; its phone number is encrypted. */
export async function createCompany(
  tx: Tx,
  secrets: Secrets,
  { mobile, ...company }: Omit<NewCompany, 'mobile_sealed'>,
): Promise<number> {
  const { company_id: companyId } = await tx
    .insertInto('company')
    .values(company)
    .returning('company_id')
    .executeTakeFirstOrThrow();
  if (mobile)
    await tx
      .updateTable('company')
      .set({ mobile_sealed: secrets.seal('company.mobile', companyId, mobile) })
      .where('company_id', '=', companyId)
      .execute();
  await tx
    .insertInto('role')
    .values(
      shippedRoles
        .filter((role) => role.type === 'dealer')
        .map((role) => ({
          company_id: companyId,
          login_type: role.type,
          code: role.code,
          name: JSON.stringify(role.name),
          permissions: [...role.permissions],
          is_shipped: true,
        })),
    )
    .execute();
  await giveRoles(tx, { company: companyId });
  await createRule(tx, companyId, standardRule);
  return companyId;
}

type AccountPlan = Omit<NewAccount, 'mobile_sealed' | 'mobile_index'> & {
  mobile?: string;
  /** Codes of roles of the same company and login type. */
  roles: string[];
};

/** Creates an account with its roles; the phone number is encrypted, with a keyed hash for search. */
export async function createAccount(tx: Tx, secrets: Secrets, plan: AccountPlan): Promise<number> {
  const { mobile, roles, ...values } = plan;
  const { id } = await tx
    .insertInto('account')
    .values({
      ...values,
      ...(mobile
        ? {
            mobile_sealed: secrets.seal('account.mobile', plan.company_id ?? 0, mobile),
            mobile_index: secrets.index('mobile', mobile),
          }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companyId = values.company_id ?? null;
  const granted = await tx
    .insertInto('account_role')
    .columns(['account_id', 'role_id', 'company_id'])
    .expression((from) =>
      from
        .selectFrom('role')
        .select((col) => [col.val(id).as('account_id'), 'role.id as role_id', 'role.company_id'])
        .where('login_type', '=', values.login_type)
        .where('code', 'in', roles)
        .where((is) =>
          companyId === null ? is('company_id', 'is', null) : is('company_id', '=', companyId),
        ),
    )
    .executeTakeFirst();
  if (Number(granted.numInsertedOrUpdatedRows) !== roles.length)
    throw new Error(`A role of ${roles.join(', ')} does not exist.`);
  return id;
}
