import { levels, type IdentifierPack } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { say } from '#contract/text.ts';
import type { Reader } from '../records/list-plan.ts';
import { codeTexts } from './code-texts.ts';
import type { CompanySession } from '../access/sessions.ts';

/** The list columns of packs; their first and last codes are computed from their numbers. */
export async function readPacks(
  reader: Reader<CompanySession>,
  ids: number[],
): Promise<IdentifierPack[]> {
  const rows = await reader.tx
    .selectFrom('identifier_pack as k')
    .leftJoin('encoding_rule as r', (join) =>
      join.onRef('r.company_id', '=', 'k.company_id').onRef('r.id', '=', 'k.rule_id'),
    )
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'k.company_id').onRef('p.id', '=', 'k.part_id'),
    )
    .leftJoin('batch as b', (join) =>
      join.onRef('b.company_id', '=', 'k.company_id').onRef('b.id', '=', 'k.batch_id'),
    )
    .select(['k.id', 'k.company_id', 'k.code', 'k.rule_id', 'r.name as rule_name', 'k.level'])
    .select(['k.part_id', 'p.name as part_name', 'k.batch_id', 'b.code as batch_code'])
    .select(['k.quantity', 'k.made', 'k.state', 'k.first_seq', 'k.exports', 'k.export_time'])
    .select(['k.remark', 'k.version', 'k.create_time', 'k.update_time'])
    .where('k.company_id', '=', reader.session.companyId)
    .where('k.id', 'in', ids)
    .execute();
  const ends = await endsOf(reader, rows);
  return rows.map(({ first_seq: first, ...row }) => ({
    ...row,
    level: levels[row.level]!,
    rule_name: row.rule_name ?? say(packTexts.brought, reader.language),
    part_name: row.part_name ?? '',
    batch_code: row.batch_code ?? '',
    first_code: ends.get(first) ?? '',
    last_code: ends.get(first + row.made - 1) ?? '',
    export_time: row.export_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** The first and last code of each pack. */
async function endsOf(
  { app, tx, session }: Reader<CompanySession>,
  packs: readonly { first_seq: number; made: number }[],
): Promise<Map<number, string>> {
  const numbers = packs
    .filter(({ made }) => made > 0)
    .flatMap(({ first_seq: first, made }) => [first, first + made - 1]);
  if (numbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('identifier')
    .select(['seq', 'code'])
    .where('company_id', '=', session.companyId)
    .where('seq', 'in', numbers)
    .execute();
  return codeTexts(app, tx, session.companyId, rows);
}
