import { sql } from 'kysely';
import { holderTexts, type HolderKind } from '#contract/codes/holders.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { stateOf } from '#contract/codes/states.ts';
import { risks, type Identifier } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/contract.ts';
import { markOf } from '../codes/marks.ts';
import { signerOf } from '../codes/signatures.ts';
import type { Reader } from '../records/list-plan.ts';
import { codeTexts, linkOf } from './code-texts.ts';
import { holderKind } from './holders.ts';
import { findPack } from './directory.ts';
import type { CompanySession } from '../access/sessions.ts';

type Found = {
  seq: number;
  code: string | null;
  part_id: number | null;
  part_code: string | null;
  part_name: string | null;
  gtin: string | null;
  batch_id: number | null;
  batch_code: string | null;
  parent_seq: number | null;
  parent_own: string | null;
  dealer_id: number | null;
  dealer_name: string | null;
  customer_id: number | null;
  customer_name: string | null;
  holder: HolderKind;
  held_since: Date | null;
  state: number;
  level: number;
  risk: number;
  scans: number;
  first_time: Date | null;
  reason: string | null;
};

const find = (tx: Reader['tx'], companyId: number, numbers: number[]) =>
  sql<Found>`
    select i.seq, i.code, i.part_id, p.code as part_code, p.name as part_name, p.gtin, i.batch_id, b.code as batch_code,
      i.parent_seq, o.code as parent_own, i.dealer_id, d.name as dealer_name, i.customer_id,
      k.name as customer_name, ${holderKind} as holder, i.held_since, i.state, i.level, i.risk, i.scans,
      i.first_time, i.reason
    from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    left join identifier o on o.company_id = i.company_id and o.seq = i.parent_seq
    left join dealer d on d.company_id = i.company_id and d.dealer_id = i.dealer_id
    left join customer k on k.company_id = i.company_id and k.id = i.customer_id
    where i.company_id = ${companyId} and i.seq = any(${numbers}::bigint[])`.execute(tx);

/** A consumer is nobody in particular. */
const holderName = (
  { holder, dealer_name: dealer, customer_name: customer }: Found,
  language: Language,
): string =>
  (holder === 'dealer' ? dealer : holder === 'customer' ? customer : null) ??
  say(holderTexts[holder], language);

/** The list columns of identifiers; codes and packs are derived from their numbers. */
export async function readIdentifiers(
  reader: Reader<CompanySession>,
  numbers: number[],
): Promise<Identifier[]> {
  const { app, tx, session, language } = reader;
  const companyId = session.companyId;
  const { rows } = await find(tx, companyId, numbers);
  const codes = await codeTexts(app, tx, companyId, [
    ...rows,
    ...rows.flatMap(({ parent_seq: seq, parent_own: code }) =>
      seq === null ? [] : [{ seq, code }],
    ),
  ]);
  const packs = new Map<number, number>();
  for (const { seq } of rows) packs.set(seq, (await findPack(app, seq))?.id ?? 0);
  const mark = await markOf(app, companyId, tx);
  const sign = await signerOf(app, tx, companyId, mark);
  const about = await packTitles(reader, [...new Set(packs.values())]);
  return rows.map((row) => {
    const code = codes.get(row.seq) ?? '';
    const pack = about.get(packs.get(row.seq)!);
    return {
      id: row.seq,
      company_id: companyId,
      code,
      serial_number: code,
      link: linkOf(app, mark, { code, gtin: row.gtin ?? '', level: row.level }, sign),
      level: levels[row.level]!,
      pack_id: pack?.id ?? 0,
      pack_code: pack?.code ?? '',
      part_id: row.part_id,
      part_code: row.part_code ?? '',
      part_name: row.part_name ?? '',
      batch_id: row.batch_id,
      batch_code: row.batch_code ?? '',
      parent_id: row.parent_seq,
      parent_code: row.parent_seq === null ? '' : (codes.get(row.parent_seq) ?? ''),
      dealer_id: row.dealer_id,
      dealer_name: row.dealer_name ?? '',
      customer_id: row.customer_id,
      holder: row.holder,
      holder_name: holderName(row, language),
      held_since: row.held_since?.toISOString() ?? null,
      state: stateOf(row.state),
      risk: risks[row.risk] ?? 'none',
      scans: row.scans,
      first_time: row.first_time?.toISOString() ?? null,
      reason: row.reason ?? '',
      create_time: pack?.create_time.toISOString() ?? '',
    };
  });
}

async function packTitles({ tx, session }: Reader<CompanySession>, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'code', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
