import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  LabelTemplate,
  labelTemplateFilter,
  LabelTemplateInfo,
} from '#contract/features/product/labels/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const iso = (time: Date) => time.toISOString();

const labelsOf = ({ tx, session }: Reader<StaffSession>, ids: readonly number[]) =>
  tx
    .selectFrom('label_template as l')
    .select(['l.id', 'l.company_id', 'l.name', 'l.state', 'l.width_mm', 'l.height_mm'])
    .select(['l.publish_time', 'l.remark', 'l.version', 'l.create_time', 'l.update_time'])
    .select([
      sql<'roll' | 'page'>`l.document -> 'sheet' ->> 'kind'`.as('sheet_kind'),
      sql<number>`(l.document ->> 'copies')::integer`.as('copies'),
      sql<boolean>`l.published is not null and l.published <> l.document`.as('is_changed'),
      sql<number>`(select count(*)::integer from part p
        where p.company_id = l.company_id and p.label_id = l.id)`.as('parts'),
    ])
    .where('l.company_id', '=', session.companyId)
    .where('l.id', 'in', ids);

type Found = Awaited<ReturnType<ReturnType<typeof labelsOf>['execute']>>[number];
const rowOf = (row: Found): LabelTemplate => ({
  ...row,
  publish_time: row.publish_time && iso(row.publish_time),
  create_time: iso(row.create_time),
  update_time: iso(row.update_time),
});

export const labelList: ListPlan<
  z.output<typeof labelTemplateFilter>,
  LabelTemplate,
  StaffSession
> = {
  table: 'label_template',
  filters: {
    keyword: mentions(),
    state: oneOf('state'),
    create_time: within('create_time'),
  },
  rows: async (reader, ids) => (await labelsOf(reader, ids).execute()).map(rowOf),
};

/** One label with its draft. */
export async function readLabel(
  reader: Reader<StaffSession>,
  id: number,
): Promise<LabelTemplateInfo> {
  const row = await labelsOf(reader, [id]).select('l.document').executeTakeFirst();
  if (!row) throw notFound();
  const { document, ...plain } = row;
  return { ...rowOf(plain), ...document };
}
