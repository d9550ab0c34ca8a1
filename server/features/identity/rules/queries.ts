import type * as z from 'zod';
import {
  ruleRow,
  type EncodingRule,
  type ruleFilter,
} from '#contract/features/identity/rules/contract.ts';
import type { Tx } from '#server/database/database.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const ruleList: ListPlan<z.output<typeof ruleFilter>, EncodingRule, StaffSession> = {
  table: 'encoding_rule',
  filters: {
    keyword: mentions(),
    kind: oneOf('kind'),
    state: oneOf('state'),
    create_time: within('create_time'),
  },
  rows: plainRows('encoding_rule', ruleRow),
};

/** Rules that have made codes or still do, including expired ones. */
export const usedRules = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('encoding_rule')
    .select(['id', 'name', 'revision', 'series_id', 'kind', 'segments', 'separator'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'own')
    .where('state', '<>', 'draft')
    .orderBy('id')
    .execute();

/** Whether another rule, other than a version of this one, has this name. */
export async function isNamed(
  tx: Tx,
  companyId: number,
  name: string,
  seriesId: number | null,
): Promise<boolean> {
  const other = await tx
    .selectFrom('encoding_rule')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .$if(seriesId !== null, (query) => query.where('series_id', '<>', seriesId))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The newest version of a series and its draft, if any; locked. */
export async function holdSeries(tx: Tx, companyId: number, seriesId: number) {
  const of = tx
    .selectFrom('encoding_rule')
    .select(['id', 'revision', 'state'])
    .where('company_id', '=', companyId)
    .where('series_id', '=', seriesId)
    .orderBy('revision', 'desc');
  await of.forUpdate().execute();
  // Read again: a version added while waiting for the lock was not in the first read.
  const versions = await of.execute();
  return { last: versions[0]!.revision, draft: versions.find((one) => one.state === 'draft') };
}
