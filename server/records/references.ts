import type { CompanySession } from '../access/sessions.ts';
import type { Reader } from './list-plan.ts';

/** Whether the company has this row; locked until the record is written, so that it is not deleted in between. */
export async function holdRow(
  { tx, session }: Pick<Reader<CompanySession>, 'tx' | 'session'>,
  table: 'category' | 'part' | 'label_template' | 'warranty_policy',
  id: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom(table)
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a dictionary offers this value. */
export async function isInDict(
  { tx }: Pick<Reader, 'tx'>,
  code: string,
  value: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('dict_data')
    .select('id')
    .where('dict_code', '=', code)
    .where('value', '=', value)
    .where('disabled', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}
