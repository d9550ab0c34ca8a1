import { sql, type RawBuilder } from 'kysely';
import { stateOf, type IdentifierState } from '#contract/codes/states.ts';
import { levels, type Level } from '#contract/features/identity/packs/levels.ts';
import type { CompanySession } from '../access/sessions.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import type { Condition, Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';
import { asCompany } from './as-company.ts';

type Found = {
  id: number;
  seq: number;
  code: string | null;
  level: number;
  identifier_state: number;
  part_name: string;
  batch_code: string;
};

/** What is shown of one code of a document. */
export type DocumentCode = {
  id: number;
  code: string;
  level: Level;
  identifier_state: IdentifierState;
  part_name: string;
  batch_code: string;
};

type CodeTable = 'sale_code' | 'goods_return_code' | 'stock_count_code';

/** The codes of a document in these rows `c`, with whatever else is asked of them. */
export async function readDocumentCodes<More extends object>(
  reader: Reader<CompanySession>,
  table: CodeTable,
  ids: readonly number[],
  more: RawBuilder<unknown>,
): Promise<(DocumentCode & More)[]> {
  const { app, tx, session } = reader;
  return asCompany(reader, async () => {
    const { rows } = await sql<Found & More>`
      select c.id, c.seq, i.code, coalesce(i.level, 0) as level, i.state as identifier_state, coalesce(p.name, '') as part_name,
        coalesce(b.code, '') as batch_code, ${more}
      from ${sql.table(table)} c
      join identifier i on i.company_id = c.company_id and i.seq = c.seq
      left join part p on p.company_id = c.company_id and p.id = c.part_id
      left join batch b on b.company_id = c.company_id and b.id = c.batch_id
      where c.company_id = ${session.companyId} and c.id = any(${[...ids]}::bigint[])`.execute(tx);
    const texts = await codeTexts(app, tx, session.companyId, rows);
    return rows.map(({ seq, ...row }) => ({
      ...row,
      code: texts.get(seq) ?? '',
      level: levels[row.level]!,
      identifier_state: stateOf(row.identifier_state),
    }));
  });
}

/** The rows of one document, if the caller may see it. */
export const ofDocument =
  (table: 'sale_record' | 'goods_return' | 'stock_count' | 'registration', column: string) =>
  async (id: number, { tx, session }: Reader<CompanySession>): Promise<Condition> => {
    const { rows } = await sql`
      select from ${sql.table(table)} where company_id = ${session.companyId} and id = ${id}`.execute(
      tx,
    );
    if (rows.length === 0) throw notFound();
    return sql`${sql.ref(column)} = ${id}`;
  };
