import { sql } from 'kysely';
import type { LabelValues } from '#contract/labels/content.ts';
import type { App } from '../app.ts';
import { readMark } from '../codes/marks.ts';
import type { Tx } from '../database/database.ts';
import { signerOf } from '../codes/signatures.ts';
import { codeTexts, gs1Link, gs1Text, linkOf, shortLink } from '../identifiers/code-texts.ts';
import { findPack } from '../identifiers/directory.ts';

type Row = {
  seq: number;
  code: string | null;
  level: number;
  part_code: string | null;
  part_name: string | null;
  part_model: string | null;
  gtin: string | null;
  batch_code: string | null;
  product_date: string | null;
  expire_date: string | null;
  factory: string | null;
};

/**
 * What the labels of these codes say, by their number in the code space. Labels are numbered in the order given,
 * beginning with `number`. Codes of others are left out. Five queries, however many codes there are.
 */
export async function labelValues(
  app: App,
  tx: Tx,
  companyId: number,
  seqs: readonly number[],
  { number, total }: { number: number; total: number },
): Promise<Map<number, LabelValues>> {
  const { rows } = await sql<Row>`
    select i.seq, i.code, i.level, p.code as part_code, p.name as part_name, p.model as part_model, p.gtin, b.code as batch_code,
      to_char(b.product_date, 'YYYY-MM-DD') as product_date, to_char(b.expire_date, 'YYYY-MM-DD') as expire_date,
      b.factory
    from identifier i
      left join part p on p.company_id = i.company_id and p.id = i.part_id
      left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${companyId} and i.seq = any(${[...seqs]}::bigint[])`.execute(tx);
  const mark = await readMark(tx, companyId);
  const sign = await signerOf(app, tx, companyId, mark);
  const {
    rows: [house],
  } = await sql<{ name: string; today: string }>`
    select name, to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as today
    from company where company_id = ${companyId}`.execute(tx);
  const codes = await codeTexts(app, tx, companyId, rows);
  const packs = await packCodes(app, tx, companyId, seqs);
  const found = new Map(rows.map((row) => [row.seq, row]));
  const values = new Map<number, LabelValues>();
  for (const [at, seq] of seqs.entries()) {
    const row = found.get(seq);
    const code = codes.get(seq);
    if (!row || code === undefined) continue;
    const gtin = row.gtin ?? '';
    const item = { code, gtin, level: row.level };
    values.set(seq, {
      code,
      link: linkOf(app, mark, item, sign),
      digital_link: gs1Link(app, item, sign) ?? shortLink(app, code, sign),
      gs1: gs1Text(item, sign),
      'part.code': row.part_code ?? '',
      'part.name': row.part_name ?? '',
      'part.model': row.part_model ?? '',
      'part.gtin': gtin,
      'batch.code': row.batch_code ?? '',
      'batch.product_date': row.product_date ?? '',
      'batch.expire_date': row.expire_date ?? '',
      'batch.factory': row.factory ?? '',
      'company.name': house?.name ?? '',
      'pack.code': packs.get(seq) ?? '',
      number: String(number + at),
      total: String(total),
      today: house?.today ?? '',
    });
  }
  return values;
}

async function packCodes(app: App, tx: Tx, companyId: number, seqs: readonly number[]) {
  const packOf = new Map<number, number>();
  for (const seq of seqs) {
    const pack = await findPack(app, seq);
    if (pack?.company_id === companyId) packOf.set(seq, pack.id);
  }
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from identifier_pack
    where company_id = ${companyId} and id = any(${[...new Set(packOf.values())]}::integer[])`.execute(
    tx,
  );
  const names = new Map(rows.map(({ id, code }) => [id, code]));
  return new Map([...packOf].map(([seq, id]) => [seq, names.get(id) ?? '']));
}
