import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { warrantyPath } from '../logistics/warranty-link.ts';
import type { Found } from '../repairs/request.ts';

/** Within this time the same form once more is a second click. */
const atOnce = 120_000;

/**
 * The address of the warranty's card, if this product was activated a moment ago with this very name and number: a button
 * that was pressed twice has done what it should.
 */
export const justActivated = (
  app: App,
  { company, seq }: Found,
  { name, phone }: { name: string; phone: string },
): Promise<string | null> =>
  transact(app.database.main, systemActor, async (tx) => {
    const row = await tx
      .selectFrom('warranty')
      .select(['company_id', 'seq', 'holder_no', 'active_time', 'name_sealed'])
      .where('company_id', '=', company)
      .where('seq', '=', seq)
      .where('mobile_index', '=', app.secrets.index('mobile', bareMobile(phone)))
      .where('active_time', '>', new Date(Date.now() - atOnce))
      .where('dealer_id', 'is', null)
      .where('void_time', 'is', null)
      .executeTakeFirst();
    return row && app.secrets.open('warranty.name', company, row.name_sealed) === name
      ? warrantyPath(app, row)
      : null;
  });
