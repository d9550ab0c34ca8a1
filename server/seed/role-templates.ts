import { shippedRoles } from '#contract/roles.ts';
import type { Tx } from '../database/database.ts';

/** The role templates of the product; one that nobody edited grows with it, and so do the roles made from it. */
export async function seedRoleTemplates(tx: Tx): Promise<void> {
  for (const [at, role] of shippedRoles.filter(({ type }) => type === 'web').entries())
    await tx
      .insertInto('role_company')
      .values({
        id: at + 1,
        code: role.code,
        name: JSON.stringify(role.name),
        permissions: JSON.stringify(role.permissions),
        sort: (at + 1) * 10,
        is_shipped: true,
      })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ permissions: JSON.stringify(role.permissions) })
          .where('role_company.version', '=', 1),
      )
      .execute();
  for (const role of shippedRoles)
    await tx
      .updateTable('role')
      .set({ permissions: [...role.permissions] })
      .where('code', '=', role.code)
      .where('login_type', '=', role.type)
      .where('is_shipped', '=', true)
      .where('version', '=', 1)
      .execute();
}
